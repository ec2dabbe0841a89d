import * as z from 'zod/mini'
import { StateCode } from '../places/states.ts'

const nonEmptyText = z.string().check(z.minLength(1))
const url = z.string().check(z.regex(/^https:\/\/[^\s]+$/))
const phone = z.string().check(z.regex(/^[\d-]+$/))

/** What every state has an office for, in the order a person needs it. */
export const lineServices = [
  'snap',
  'cash-aid',
  'medicaid',
  'job-service',
  'unemployment',
  'legal-aid',
  'lawyer-referral',
  'public-defender',
  'id-office',
  'vital-records',
  'energy-aid',
  'wic',
  'child-support',
  'family-office',
  'housing-agency',
  'vocational-rehabilitation',
  'supervision',
  'corrections',
  'consumer-protection',
  'wage-claim',
  'crime-victims',
] as const
export const LineService = z.enum(lineServices)
export type LineService = z.infer<typeof LineService>

/**
 * `own`: an official page states the number, or two independent lists agree. `listed`: one list only, so it is shown as
 * not called yet. `never`: lists disagree, or the list is often wrong; nobody sees it before a person called.
 */
export const lineTrusts = ['own', 'listed', 'never'] as const
const LineTrust = z.enum(lineTrusts)
export type LineTrust = z.infer<typeof LineTrust>

/**
 * `payments`: takes payments, and cannot change an order. `find-person`: tells where somebody is held. `vouchers`: may be
 * the desk for rent vouchers.
 */
export const LinePurpose = z.enum(['payments', 'find-person', 'vouchers'])
export type LinePurpose = z.infer<typeof LinePurpose>

export const StateLine = z.object({
  service: LineService,
  agency: z.nullable(nonEmptyText),
  site: z.nullable(url),
  /** Null: no source states one. */
  phone: z.nullable(phone),
  trust: z.nullable(LineTrust),
  /** What the line is for, where that is less than the whole office. */
  purpose: z.optional(LinePurpose),
  /** A key of the file's own list. */
  source: z.nullable(nonEmptyText),
  /** As the source is dated: a day, a month or a year. */
  sourceDate: z.nullable(z.string().check(z.regex(/^\d{4}(-\d\d){0,2}$/))),
  /** What is doubtful about it, for whoever calls. */
  note: z.optional(nonEmptyText),
})
export type StateLine = z.infer<typeof StateLine>

export const StateLinesFile = z.object({
  asOf: z.iso.date(),
  sources: z.record(z.string(), nonEmptyText),
  states: z.record(StateCode, z.array(StateLine)),
})
export type StateLines = z.infer<typeof StateLinesFile>

/** What a person who called found out. `someone_else`: it works, and belongs to another office. */
export const lineVerdicts = ['right', 'wrong', 'someone_else'] as const
export type LineVerdict = (typeof lineVerdicts)[number]

export interface LineCheck {
  state: StateCode
  service: LineService
  /** The number that was called. */
  phone: string
  verdict: LineVerdict
  /** The number the office was found at instead. */
  correctedPhone: string | null
  at: number
}

/** How sure a shown number is: a person called it, or its trust in the file. */
export type LineStanding = 'checked' | Exclude<LineTrust, 'never'>

export interface ShownLine {
  agency: string | null
  site: string | null
  phone: string
  standing: LineStanding
  /** When a person called; null when nobody did. */
  checkedAt: number | null
  purpose: LinePurpose | null
}

export const toDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

export interface LineJudgement {
  verdict: LineVerdict
  at: number
}

/**
 * What calls say about each number of an office, by its digits; the latest call counts. A number that does not work is
 * wrong for every office that has it; that it belongs to somebody else says nothing about the others.
 */
export function judgeNumbers(
  state: StateCode,
  service: LineService,
  checks: readonly LineCheck[],
): Map<string, LineJudgement> {
  const judged = new Map<string, LineJudgement>()
  const judge = (number: string, verdict: LineVerdict, at: number) => {
    const before = judged.get(toDigits(number))
    if (!before || before.at <= at) judged.set(toDigits(number), { verdict, at })
  }
  for (const check of checks) {
    const isOwn = check.state === state && check.service === service
    if (isOwn || check.verdict === 'wrong') judge(check.phone, check.verdict, check.at)
    if (isOwn && check.correctedPhone !== null) judge(check.correctedPhone, 'right', check.at)
  }
  return judged
}

/**
 * The number to show for an office: what a person found out goes before the file, and a newer file does not undo a call.
 * Null when there is none that may be shown.
 */
export function resolveLine(
  state: StateCode,
  service: LineService,
  lines: readonly StateLine[],
  checks: readonly LineCheck[],
): ShownLine | null {
  const own = lines.filter((line) => line.service === service)
  const judged = judgeNumbers(state, service, checks)
  const [first = null] = own
  const called = [...judged].filter(([, { verdict }]) => verdict === 'right').toSorted(([, a], [, b]) => b.at - a.at)[0]
  if (called) {
    const [digits, { at }] = called
    const line = own.find((listed) => listed.phone !== null && toDigits(listed.phone) === digits)
    return {
      agency: (line ?? first)?.agency ?? null,
      site: (line ?? first)?.site ?? null,
      phone: line?.phone ?? formatDigits(digits),
      standing: 'checked',
      checkedAt: at,
      purpose: line?.purpose ?? null,
    }
  }
  for (const { agency, site, phone: number, trust, purpose = null } of own) {
    if (number === null || trust === null || trust === 'never' || judged.has(toDigits(number))) continue
    return { agency, site, phone: number, standing: trust, checkedAt: null, purpose }
  }
  return null
}

const tollFree = /^8(?:00|33|44|55|66|77|88)/

/** 800-555-… is written 1-800-…, as people know it. */
function formatDigits(digits: string): string {
  const number = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
  return tollFree.test(digits) ? `1-${number}` : number
}

/** Why a number waits for a call. */
export const callReasons = ['conflict', 'listed', 'old'] as const
export type CallReason = (typeof callReasons)[number]

const yearMs = 365.25 * 86_400_000
/** A number of an older source may have moved since. */
const maxSourceAgeMs = 3 * yearMs
/** After this long a call no longer says that the number is right. */
const maxCheckAgeMs = yearMs

/** Null when nobody needs to call: there is no number, it is sure and recent, or a person called. */
export function getCallReason(
  { phone: number, trust, sourceDate }: StateLine,
  judgement: LineJudgement | undefined,
  now: number,
): CallReason | null {
  if (number === null || trust === null) return null
  if (judgement) return judgement.verdict === 'right' && now - judgement.at > maxCheckAgeMs ? 'old' : null
  if (trust === 'never') return 'conflict'
  if (trust === 'listed') return 'listed'
  return sourceDate === null || now - Date.parse(sourceDate) > maxSourceAgeMs ? 'old' : null
}

/** The number as people write it; null when it cannot be one, costs money, or is kept for films (555-01…). */
export function parseLinePhone(text: string): string | null {
  if (!/^\+?[\d().\s-]+$/.test(text)) return null
  const digits = toDigits(text)
  if (!/^[2-9][0-8]\d[2-9]\d{6}$/.test(digits) || /^.11|^900|^(\d)\1{9}$|^.{3}55501/.test(digits)) return null
  // Only toll-free numbers may go on with 411 or 976.
  return tollFree.test(digits) || !/^.{3}(?:.11|976)/.test(digits) ? formatDigits(digits) : null
}
