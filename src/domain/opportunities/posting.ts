import type { Opportunity } from './opportunity.ts'

/** A missing or invalid value, by field. */
export interface PostingProblem {
  path: string
  problem: 'required' | 'not_a_phone' | 'past' | 'incomplete'
}

const filledOrNull = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim())

/** The stored form: empty texts become null, and a start time only for events. */
export function tidyPosting(written: Opportunity): Opportunity {
  const { apply } = written
  return {
    ...written,
    county: filledOrNull(written.county),
    address: filledOrNull(written.address),
    pay: filledOrNull(written.pay),
    apply: { ...apply, phone: filledOrNull(apply.phone) },
    startsAt: written.kind === 'hiring_event' ? written.startsAt : null,
  }
}

/**
 * Whether a number can be dialed in the United States: ten digits, with or without the 1, or a short code such as 211.
 */
export function isUsPhone(text: string): boolean {
  if (!/^[\d\s().+-]+(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i.test(text)) return false
  const digits = text.replace(/\s*(?:x|ext).*$/i, '').replace(/\D/g, '')
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) || /^[2-9]11$/.test(digits)
}

/** An opening that cannot be answered helps nobody: its way to apply must say where. */
export function findPostingProblems(posting: Opportunity, now: number): PostingProblem[] {
  const { apply, address, lat, lon, kind, startsAt } = posting
  const problems: PostingProblem[] = []
  const need = (path: string, isThere: boolean) => {
    if (!isThere) problems.push({ path, problem: 'required' })
  }
  if (apply.how === 'call') need('apply.phone', apply.phone !== null)
  if (apply.how === 'link') need('apply.url', apply.url !== null)
  if (apply.how === 'walk_in' || apply.how === 'mail') need('address', address !== null)
  if (apply.phone !== null && !isUsPhone(apply.phone)) problems.push({ path: 'apply.phone', problem: 'not_a_phone' })
  if ((lat === null) !== (lon === null)) problems.push({ path: lat === null ? 'lat' : 'lon', problem: 'incomplete' })
  if (kind === 'hiring_event') need('startsAt', startsAt !== null)
  if (startsAt !== null && Date.parse(startsAt) <= now) problems.push({ path: 'startsAt', problem: 'past' })
  return problems
}
