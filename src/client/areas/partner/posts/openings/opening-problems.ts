import { Opportunity } from '#domain/opportunities/opportunity.ts'
import { findPostingProblems } from '#domain/opportunities/posting.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { type OpeningDraft, toOpening } from './opening-draft.ts'

export type OpeningProblem = keyof EnglishText['partnerOpenings']['problems']
type DraftKey = keyof OpeningDraft

/** Fields that have a different name in the form. */
const formNames: Partial<Record<string, DraftKey>> = {
  'title.en': 'titleEn',
  'title.es': 'titleEs',
  'about.en': 'aboutEn',
  'about.es': 'aboutEs',
  'fairChance.note.en': 'fairNoteEn',
  'fairChance.note.es': 'fairNoteEs',
  'fairChance.hiresRecords': 'hiresRecords',
  'fairChance.checkWhen': 'checkWhen',
  'apply.how': 'applyHow',
  'apply.phone': 'applyPhone',
  'apply.url': 'applyUrl',
  'apply.note.en': 'applyNoteEn',
  'apply.note.es': 'applyNoteEs',
}

/**
 * Maps the first segment of an error path to a form field, for nested objects and for coordinates, which nobody types.
 */
const parts: Partial<Record<string, DraftKey>> = {
  title: 'titleEn',
  about: 'aboutEn',
  fairChance: 'hiresRecords',
  apply: 'applyHow',
  lat: 'address',
  lon: 'address',
}

function formName(path: string): DraftKey {
  const [head = ''] = path.split('.')
  return formNames[path] ?? parts[head] ?? (head as DraftKey)
}

/** Maps a server or zod error code to an error text of the form. */
export function toOpeningProblem(key: DraftKey, problem: string): OpeningProblem {
  if (problem === 'past') return 'past'
  if (problem === 'unknown_county') return 'county'
  if (problem === 'too_big') return 'long'
  if (key === 'applyUrl' && problem !== 'required') return 'url'
  if (key === 'applyPhone' && problem !== 'required') return 'phone'
  const isNote = key.startsWith('fairNote') || key.startsWith('applyNote')
  if (problem === 'required' || problem === 'too_small') return isNote ? 'bothLanguages' : 'required'
  return 'other'
}

/** The server's rules, so that nothing invalid is sent. */
export function openingProblems(draft: OpeningDraft, now: number): Partial<Record<DraftKey, OpeningProblem>> {
  const opening = toOpening(draft)
  const found: Partial<Record<DraftKey, OpeningProblem>> = {}
  const issues = Opportunity.safeParse(opening).error?.issues ?? []
  const problems = [
    ...issues.map(({ path, code }) => ({ path: path.join('.'), problem: code })),
    ...findPostingProblems(opening, now),
  ]
  for (const { path, problem } of problems) {
    const key = formName(path)
    found[key] ??= toOpeningProblem(key, problem)
  }
  return found
}

/** Renames the fields of a server error to those of the form, so that each text shows at its field. */
export function withFormNames(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || !failure.failure?.fields) return failure
  const fields = failure.failure.fields.map(({ path, problem }) => ({ path: formName(path), problem }))
  return new ApiError(failure.status, JSON.stringify({ ...failure.failure, fields }))
}
