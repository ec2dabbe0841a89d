import * as z from 'zod/mini'
import { Day } from '../action-plan/plan-step.ts'
import { daysBetween, isRealDay } from '../action-plan/task-list.ts'

export const applyMethods = ['online', 'inPerson', 'phone', 'referral', 'other'] as const
export type ApplyMethod = (typeof applyMethods)[number]

export const applicationStates = ['applied', 'calledBack', 'interview', 'offer', 'no'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const maxEntryTextLength = 60
export const maxEntries = 200

const shortText = z.string().check(z.minLength(1), z.maxLength(maxEntryTextLength))
const RealDay = Day.check(z.refine(isRealDay))

/** One application as the device stores it. No field is for a person's name or number. */
export const LogEntry = z.object({
  id: z.uuid(),
  employer: shortText,
  job: shortText,
  appliedOn: RealDay,
  how: z.enum(applyMethods),
  followUpOn: z.nullable(RealDay),
  state: z.enum(applicationStates),
  /** The plan task created from the follow-up. */
  planTask: z.optional(z.uuid()),
})
export type LogEntry = z.infer<typeof LogEntry>
export type ApplicationLog = readonly LogEntry[]

/** Invalid entries are dropped individually: one bad entry must not lose the others. */
export function parseStoredLog(stored: readonly unknown[]): LogEntry[] {
  const entries = new Map<string, LogEntry>()
  for (const item of stored) {
    const parsed = LogEntry.safeParse(item)
    if (parsed.success && !entries.has(parsed.data.id)) entries.set(parsed.data.id, parsed.data)
  }
  return [...entries.values()].slice(0, maxEntries)
}

export type LogEvent =
  | { type: 'added'; entry: LogEntry }
  | { type: 'changed'; id: string; change: Partial<Pick<LogEntry, 'state' | 'followUpOn' | 'planTask'>> }
  | { type: 'removed'; id: string }
  | { type: 'cleared' }

/** Newest first. When it is full, the oldest entry is dropped. A change that would make an entry invalid is ignored. */
export function logReducer(log: ApplicationLog, event: LogEvent): ApplicationLog {
  switch (event.type) {
    case 'added':
      return [event.entry, ...log.filter(({ id }) => id !== event.entry.id)].slice(0, maxEntries)
    case 'changed':
      return log.map((entry) => (entry.id === event.id ? changed(entry, event.change) : entry))
    case 'removed':
      return log.filter(({ id }) => id !== event.id)
    case 'cleared':
      return []
  }
}

function changed(entry: LogEntry, change: Partial<LogEntry>): LogEntry {
  const parsed = LogEntry.safeParse({ ...entry, ...change })
  return parsed.success ? parsed.data : entry
}

/** Entries whose follow-up is due, except offers and rejections. The longest waiting first. */
export function findDueFollowUps(log: ApplicationLog, today: string): LogEntry[] {
  return log
    .filter(
      ({ followUpOn, state }) => isOpenApplication(state) && followUpOn !== null && daysBetween(followUpOn, today) >= 0,
    )
    .toSorted((a, b) => (a.followUpOn ?? '').localeCompare(b.followUpOn ?? ''))
}

export function isOpenApplication(state: ApplicationState): boolean {
  return state !== 'offer' && state !== 'no'
}

/** The guide on job search says: call back in a week. */
export function suggestFollowUp(appliedOn: string): string {
  return isRealDay(appliedOn) ? new Date(Date.parse(appliedOn) + 7 * 86_400_000).toISOString().slice(0, 10) : ''
}
