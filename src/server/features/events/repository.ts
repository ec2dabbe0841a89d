import { randomUUID } from 'node:crypto'
import type { AnalyticsEvent } from '#domain/analytics/events.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/database.ts'

interface Sender {
  principalId: string | null
  label: string
  /** The language of the page. */
  language: Language | null
}

export function eventsRepository(db: Db) {
  return {
    async record(who: Sender, { eventType, eventData }: AnalyticsEvent, at: number) {
      await db
        .insertInto('events')
        .values({
          id: randomUUID(),
          principal_id: who.principalId,
          label: who.label,
          type: eventType,
          data: JSON.stringify(eventData),
          at,
          language: who.language,
        })
        .execute()
    },
  }
}
export type EventsRepository = ReturnType<typeof eventsRepository>
