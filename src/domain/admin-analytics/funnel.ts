import { suppressSmallCount } from '../analytics/suppression.ts'
import { Urgency } from '../introductions/introduction.ts'
import { Language } from '../language.ts'
import { needKeys, type NeedKey } from '../needs/needs.ts'
import type { Cell } from '../partner-analytics/suppress.ts'
import { markVisibleRows, type Row } from './hide-rows.ts'
import { parseIntroductionKey, sumCounts, type Count } from './measures.ts'

export interface Funnel {
  sent: Cell
  opened: Cell
  answered: Cell
  accepted: Cell
  gotHelp: Cell
  byNeed: { need: NeedKey; sent: Cell; answered: Cell }[]
  byUrgency: { urgency: Urgency; sent: Cell; answered: Cell }[]
  byLanguage: { language: Language; sent: Cell; answered: Cell }[]
}

/** From sent to got help, in total and by need, urgency and language. */
export function computeFunnel(counts: readonly Count[]): Funnel {
  const [sent = null, opened = null, answered = null, accepted = null, gotHelp = null] = hideSteps([
    sumCounts(counts, 'intro_sent'),
    sumCounts(counts, 'intro_opened'),
    sumCounts(counts, 'intro_answered'),
    sumCounts(counts, 'intro_accepted'),
    sumCounts(counts, 'intro_got_help'),
  ])
  const isTotalKnown = sent !== null
  const rows = <Group>(groups: readonly Group[], isInGroup: (count: Count, group: Group) => boolean) =>
    answeredBy(counts, groups, isInGroup, isTotalKnown)
  return {
    sent,
    opened,
    answered,
    accepted,
    gotHelp,
    byNeed: rows(needKeys, ({ key }, need) => parseIntroductionKey(key).needs.includes(need)).flatMap(
      ({ group: need, ...cells }) => (cells.sent === null ? [] : [{ need, ...cells }]),
    ),
    byUrgency: rows(Urgency.options, ({ key }, urgency) => parseIntroductionKey(key).urgency === urgency).map(
      ({ group: urgency, ...cells }) => ({ urgency, ...cells }),
    ),
    byLanguage: rows(Language.options, ({ language }, option) => language === option).map(
      ({ group: language, ...cells }) => ({ language, ...cells }),
    ),
  }
}

/**
 * Each step includes the next. The difference between two visible steps must be zero or large enough to show, so other
 * steps are hidden.
 */
function hideSteps(steps: readonly number[]): Cell[] {
  let above: number | null = null
  return steps.map((step) => {
    const between: number = above === null ? 0 : above - step
    if (suppressSmallCount(step) === null || (between !== 0 && suppressSmallCount(between) === null)) return null
    above = step
    return step
  })
}

function answeredBy<Group>(
  counts: readonly Count[],
  groups: readonly Group[],
  isInGroup: (count: Count, group: Group) => boolean,
  isTotalKnown: boolean,
): { group: Group; sent: Cell; answered: Cell }[] {
  const rows = groups.map((group): Row => {
    const part = sumCounts(counts, 'intro_answered', (count) => isInGroup(count, group))
    return { part, rest: sumCounts(counts, 'intro_sent', (count) => isInGroup(count, group)) - part }
  })
  const isRowVisible = markVisibleRows(rows, { isTotalKnown })
  return groups.map((group, index) => {
    const { part, rest } = rows[index] ?? { part: 0, rest: 0 }
    return isRowVisible[index]
      ? { group, sent: suppressSmallCount(part + rest), answered: suppressSmallCount(part) }
      : { group, sent: null, answered: null }
  })
}
