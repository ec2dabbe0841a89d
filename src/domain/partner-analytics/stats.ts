import { DeclineReason } from '../introductions/introduction.ts'
import { buildDeclinedKey, buildLanguageKey, walkInKey, type CountKey } from '../introductions/partner-counts.ts'
import { Language } from '../language.ts'
import type { Month } from './months.ts'
import { hideSmallCounts, hideSmallCountsTogether, computeVisibleShare, type Cell } from './suppress.ts'

/** How often something happened in a month. */
export interface MonthCount {
  month: Month
  key: string
  n: number
}

export interface MonthStats {
  month: Month
  sent: Cell
  accepted: Cell
  needsYou: Cell
  declined: Cell
  gotHelp: Cell
  notGotHelp: Cell
  walkIns: Cell
}

export interface PartnerStats {
  months: MonthStats[]
  declineReasons: { reason: DeclineReason; count: Cell }[]
  languages: { language: Language; introductions: Cell }[]
  gotHelpShare: number | null
}

const alone = { isTotalKnown: false }

/**
 * The counts an organization may see and print. Small counts are suppressed, and so are counts from which a small one
 * could be derived.
 */
export function computePartnerStats(counts: readonly MonthCount[], months: readonly Month[]): PartnerStats {
  const byKey = new Map(counts.map(({ month, key, n }) => [`${month} ${key}`, Math.max(0, n)]))
  const monthly = (key: CountKey) => months.map((month) => byKey.get(`${month} ${key}`) ?? 0)
  const whole = (key: CountKey) => monthly(key).reduce((sum, n) => sum + n, 0)
  const [reasons, languages] = [DeclineReason.options, Language.options]
  const [declined, reasonCells] = hideSmallCountsTogether(
    monthly('declined'),
    reasons.map((reason) => whole(buildDeclinedKey(reason))),
  )
  const [sent, languageCells] = hideSmallCountsTogether(
    monthly('sent'),
    languages.map((language) => whole(buildLanguageKey(language))),
  )
  const getVisibleCells = (key: CountKey) => hideSmallCounts(monthly(key), alone)
  const columns = {
    sent,
    accepted: getVisibleCells('accepted'),
    needsYou: getVisibleCells('needs_you'),
    declined,
    gotHelp: getVisibleCells('got_help'),
    notGotHelp: getVisibleCells('not_got_help'),
    walkIns: getVisibleCells(walkInKey),
  }
  return {
    months: months.map((month, index) => ({ month, ...buildRow(columns, index) })),
    declineReasons: reasons.map((reason, index) => ({ reason, count: reasonCells[index] ?? null })),
    languages: languages.map((language, index) => ({ language, introductions: languageCells[index] ?? null })),
    gotHelpShare: computeVisibleShare(whole('got_help'), whole('not_got_help')),
  }
}

type Columns = Record<Exclude<keyof MonthStats, 'month'>, Cell[]>

function buildRow(columns: Columns, index: number): Omit<MonthStats, 'month'> {
  const cell = (name: keyof Columns) => columns[name][index] ?? null
  return {
    sent: cell('sent'),
    accepted: cell('accepted'),
    needsYou: cell('needsYou'),
    declined: cell('declined'),
    gotHelp: cell('gotHelp'),
    notGotHelp: cell('notGotHelp'),
    walkIns: cell('walkIns'),
  }
}
