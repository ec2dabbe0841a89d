import type { Language } from '../language.ts'
import { NeedKey } from '../needs/needs.ts'
import type { Urgency } from '../introductions/introduction.ts'

/** Recounted each night from rows that are erased after 30 days. */
export const rowMeasures = ['visit', 'view', 'tool', 'module', 'vote_up', 'vote_down'] as const

/** Incremented when they happen; no rows are stored. */
const liveMeasures = [
  'need_found',
  'need_none',
  'search_some',
  'search_none',
  'chat',
  'chat_checked',
  'chat_dropped',
  'pin',
] as const

/**
 * Introductions, by the day they were sent; counted from the rows, and counted for the last time when a row is erased.
 */
const introductionMeasures = [
  'intro_sent',
  'intro_opened',
  'intro_answered',
  'intro_accepted',
  'intro_got_help',
  'intro_not_got_help',
  'intro_in_time',
  'intro_late',
] as const

/** Marks a day as counted; it counts nothing itself. */
export const countedMark = 'counted'

export type RowMeasure = (typeof rowMeasures)[number]
export type LiveMeasure = (typeof liveMeasures)[number]
export type IntroductionMeasure = (typeof introductionMeasures)[number]
export type Measure = RowMeasure | LiveMeasure | IntroductionMeasure

export type Device = 'phone' | 'desktop' | ''

/** A number of events with the only attributes stored about them. An empty string means unknown or not applicable. */
export interface Count {
  measure: Measure
  key: string
  county: string
  language: Language | ''
  device: Device
  n: number
}

export interface DailyCount extends Count {
  day: string
  organizationId: string
}

/** Tablets count as phones. */
export function toDeviceClass(deviceType: string | null): Device {
  if (deviceType === 'desktop') return 'desktop'
  return deviceType === 'mobile' || deviceType === 'tablet' ? 'phone' : ''
}

/** The key an introduction is counted under: its urgency and the needs its listing helps with. */
export const buildIntroductionKey = (urgency: Urgency, needs: readonly NeedKey[]): string =>
  `${urgency}|${needs.join(',')}`

export function parseIntroductionKey(key: string): { urgency: string; needs: NeedKey[] } {
  const [urgency = '', needs = ''] = key.split('|')
  return { urgency, needs: needs.split(',').flatMap((need) => NeedKey.safeParse(need).data ?? []) }
}

export function sumCounts(
  counts: readonly Count[],
  measure: Measure,
  isMeant: (count: Count) => boolean = () => true,
): number {
  return counts.reduce((sum, count) => (count.measure === measure && isMeant(count) ? sum + count.n : sum), 0)
}
