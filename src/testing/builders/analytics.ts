import type { DailyCount } from '#domain/admin-analytics/measures.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { Language } from '#domain/language.ts'
import { createDayRollups } from '#server/features/admin-analytics/commands/roll-up-days.ts'
import { addCounts } from '#server/features/admin-analytics/counts-repository.ts'
import { runRollups } from '#server/features/admin-analytics/job.ts'
import { loadPlaces, type Places } from '#server/engines/places/places.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { TestClock } from '../server.ts'

let places: Places | undefined
let made = 0

export const loadTestPlaces = (): Places => (places ??= loadPlaces('data/directory'))
export const createRollups = (db: Db) => createDayRollups(db, (location) => loadTestPlaces().findCounty(location))

/** Runs the nightly count, as on the next night. */
export async function runNightlyCount(db: Db, clock: TestClock): Promise<void> {
  await db.deleteFrom('job_runs').where('name', '=', 'rollups').execute()
  await runRollups({ db, clock, logger: createLogger(() => undefined, clock.now), rollups: createRollups(db) })
}

/** Adds a count as the live counters would. */
export function addTestCount(db: Db, count: Partial<DailyCount> & Pick<DailyCount, 'measure' | 'n'>): Promise<void> {
  return addCounts(db, [
    {
      day: '2026-11-14',
      key: '',
      county: '',
      language: 'en',
      device: 'phone',
      organizationId: '',
      ...count,
    },
  ])
}

export interface VisitFixture {
  at: number
  device?: string | null
  language?: Language | null
  place?: [state: string, county: string] | null
  organizationId?: string
  events?: [type: string, data: object][]
  votes?: [context: string, type: 'thumbs_up' | 'thumbs_down'][]
}

/** Adds the visit of one browser with its events. */
export async function addVisit(
  db: Db,
  { at, device = 'mobile', language = 'en', place = null, ...did }: VisitFixture,
): Promise<string> {
  const id = `browser-${(made += 1)}`
  const [state, county] = place ?? [null, null]
  await db
    .insertInto('principals')
    .values({ id, token_hash: id, kind: 'own', created_at: at, last_seen_at: at })
    .execute()
  await db
    .insertInto('visitor_sessions')
    .values({
      principal_id: id,
      label: 'fp_abc',
      device_type: device,
      screen_resolution: null,
      timezone: null,
      organization_id: did.organizationId ?? null,
      state,
      county,
      created_at: at,
      last_active_at: at,
    })
    .execute()
  const events: VisitFixture['events'] = [['page_view', { path: '/' }], ...(did.events ?? [])]
  for (const [type, data] of events) {
    await db
      .insertInto('events')
      .values({
        id: `event-${(made += 1)}`,
        principal_id: id,
        label: 'fp_abc',
        type,
        data: JSON.stringify(data),
        at,
        language,
      })
      .execute()
  }
  for (const [context, type] of did.votes ?? []) {
    await db
      .insertInto('satisfaction_votes')
      .values({
        id: `vote-${(made += 1)}`,
        principal_id: id,
        label: 'fp_abc',
        vote_type: type,
        context,
        at,
        language,
      })
      .execute()
  }
  return id
}

export interface IntroductionsFixture {
  many: number
  sentAt: number
  state: IntroductionState
  answeredAt?: number | null
  language?: Language
  organizationId?: string | null
  resourceId?: string
  eraseAt?: number
}

/** Adds a number of introductions of one kind. */
export async function insertIntroductions(db: Db, fixture: IntroductionsFixture): Promise<void> {
  const {
    many,
    sentAt,
    state,
    answeredAt = null,
    language = 'en',
    organizationId = null,
    resourceId = 'pantry',
  } = fixture
  for (let index = 0; index < many; index += 1) {
    await db
      .insertInto('warm_introductions')
      .values({
        id: `introduction-${(made += 1)}`,
        organization_id: organizationId,
        resource_id: resourceId,
        resource_name: 'x',
        urgency: 'normal',
        delivery: 'sent',
        state,
        consent_version: '1',
        consent_language: language,
        consent_expires_at: sentAt,
        created_at: sentAt,
        updated_at: sentAt,
        delivered_at: sentAt,
        answered_at: answeredAt,
        opened_at: answeredAt,
        erase_at: fixture.eraseAt ?? sentAt + 1e10,
      })
      .execute()
  }
}
