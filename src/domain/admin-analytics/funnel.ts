import { suppressSmallCount } from '../analytics/suppression.ts'
import { type Delivery, Urgency } from '../introductions/introduction.ts'
import { getAnswerDueAt } from '../introductions/overdue.ts'
import { type IntroductionState, isPending } from '../introductions/states.ts'
import { Language } from '../language.ts'
import { type NeedKey, needKeys } from '../needs/needs.ts'
import type { Cell } from '../partner-analytics/suppress.ts'
import { type Row, markVisibleRows } from './hide-rows.ts'
import { type Count, type IntroductionMeasure, parseIntroductionKey, sumCounts } from './measures.ts'

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

export interface SentIntroduction {
  state: IntroductionState
  urgency: Urgency
  delivery: Delivery
  sentAt: number
  /** When the organization received it; null until then. */
  deliveredAt: number | null
  openedAt: number | null
  answeredAt: number | null
}

/** How far an introduction got. Each step includes the next, so a funnel never grows. */
export function listFunnelSteps(introduction: SentIntroduction, now: number): IntroductionMeasure[] {
  const { state, openedAt, answeredAt } = introduction
  const steps: IntroductionMeasure[] = ['intro_sent']
  if (openedAt !== null || answeredAt !== null) steps.push('intro_opened')
  if (answeredAt !== null) steps.push('intro_answered')
  if (answeredAt !== null && (state === 'accepted' || state === 'got_help')) steps.push('intro_accepted')
  if (answeredAt !== null && state === 'got_help') steps.push('intro_got_help')
  if (state === 'not_got_help') steps.push('intro_not_got_help')
  return [...steps, ...promptness(introduction, now)]
}

/**
 * In time or late, measured as the person's wait: 24 hours, 72 hours or 7 days from delivery. Undelivered
 * introductions, those not yet due and those withdrawn unanswered are neither.
 */
function promptness(introduction: SentIntroduction, now: number): IntroductionMeasure[] {
  const { state, urgency, delivery, sentAt, deliveredAt, answeredAt } = introduction
  const dueAt = getAnswerDueAt(deliveredAt ?? sentAt, urgency)
  if (answeredAt !== null) return [answeredAt <= dueAt ? 'intro_in_time' : 'intro_late']
  return delivery === 'sent' && isPending(state) && now >= dueAt ? ['intro_late'] : []
}
