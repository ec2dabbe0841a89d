import { sql } from 'kysely'
import { dayMs, getDayStart, type Day } from '#domain/admin-analytics/days.ts'
import { toDeviceClass, type DailyCount, type RowMeasure } from '#domain/admin-analytics/measures.ts'
import { AnalyticsEvent } from '#domain/analytics/events.ts'
import { isGroModule } from '#domain/gro/lessons.ts'
import { parseLanguage } from '#domain/language.ts'
import type { County } from '#domain/places/county.ts'
import type { Db } from '#server/platform/db/database.ts'

export type CountyLookup = (location: { state: string; county: string }) => County | null

/** The known attributes of the visit a row belongs to. */
interface Visit {
  device_type: string | null
  organization_id: string | null
  state: string | null
  county: string | null
  language: string | null
}

/** Votes of staff do not count as votes of visitors. */
const staffVotes = 'staff_reggie'

/** The counts of a day's rows, without any person in them. */
export async function countRows(trx: Db, day: Day, findCounty: CountyLookup): Promise<DailyCount[]> {
  const [from, until] = [getDayStart(day), getDayStart(day) + dayMs]
  const of = (visit: Visit, measure: RowMeasure, key: string, n: number): DailyCount => ({
    day,
    measure,
    key,
    n,
    device: toDeviceClass(visit.device_type),
    language: parseLanguage(visit.language) ?? '',
    organizationId: visit.organization_id ?? '',
    county: findCountyFips(visit, findCounty),
  })
  const [visits, events, votes] = [
    await selectVisits(trx, from, until),
    await selectEvents(trx, from, until),
    await selectVotes(trx, from, until),
  ]
  return [
    ...visits.map((row) => of(row, 'visit', '', row.n)),
    ...events.flatMap((row) => {
      const seen = classifyEvent(row.type, row.data)
      return seen ? [of(row, seen.measure, seen.key, row.n)] : []
    }),
    ...votes.map((row) => of(row, row.vote_type === 'thumbs_up' ? 'vote_up' : 'vote_down', row.context, row.n)),
  ]
}

function findCountyFips({ state, county }: Visit, findCounty: CountyLookup): string {
  return state && county ? (findCounty({ state, county })?.fips ?? '') : ''
}

/** A page view, a tool use or an opened GRO module. Other events are counted elsewhere. */
function classifyEvent(eventType: string, data: string): { measure: RowMeasure; key: string } | null {
  const event = AnalyticsEvent.safeParse({ eventType, eventData: JSON.parse(data) }).data
  if (event?.eventType === 'page_view') return { measure: 'view', key: event.eventData.path }
  if (event?.eventType === 'action_plan') return { measure: 'tool', key: 'action-plan' }
  if (event?.eventType === 'chat' && event.eventData.messageType === 'user') return { measure: 'tool', key: 'chat' }
  if (event?.eventType === 'gro_module' && isGroModule(event.eventData.module)) {
    return { measure: 'module', key: event.eventData.module }
  }
  return null
}

/** Each browser of that day once, however much it did; in Spanish if any of its pages was. */
async function selectVisits(trx: Db, from: number, until: number) {
  const { rows } = await sql<Visit & { n: number }>`
    select s.device_type, s.organization_id, s.state, s.county, seen.language, count(*) as n
    from (
      select principal_id, label, max(language) as language from (
        select principal_id, label, language from events where at >= ${from} and at < ${until}
        union all
        select principal_id, label, null from visitor_sessions where created_at >= ${from} and created_at < ${until}
      ) as acts group by principal_id, label
    ) as seen
    left join visitor_sessions as s on s.principal_id = seen.principal_id and s.label = seen.label
    group by s.device_type, s.organization_id, s.state, s.county, seen.language`.execute(trx)
  return rows
}

function selectEvents(trx: Db, from: number, until: number) {
  const columns = [
    's.device_type',
    's.organization_id',
    's.state',
    's.county',
    'e.language',
    'e.type',
    'e.data',
  ] as const
  return trx
    .selectFrom('events as e')
    .leftJoin('visitor_sessions as s', (join) =>
      join.onRef('s.principal_id', '=', 'e.principal_id').onRef('s.label', '=', 'e.label'),
    )
    .select((eb) => [...columns, eb.fn.countAll<number>().as('n')])
    .where('e.type', 'in', ['page_view', 'action_plan', 'chat', 'gro_module'])
    .where('e.at', '>=', from)
    .where('e.at', '<', until)
    .groupBy(columns)
    .execute()
}

function selectVotes(trx: Db, from: number, until: number) {
  const columns = [
    's.device_type',
    's.organization_id',
    's.state',
    's.county',
    'v.language',
    'v.vote_type',
    'v.context',
  ] as const
  return trx
    .selectFrom('satisfaction_votes as v')
    .leftJoin('visitor_sessions as s', (join) =>
      join.onRef('s.principal_id', '=', 'v.principal_id').onRef('s.label', '=', 'v.label'),
    )
    .select((eb) => [...columns, eb.fn.countAll<number>().as('n')])
    .where('v.context', '!=', staffVotes)
    .where('v.at', '>=', from)
    .where('v.at', '<', until)
    .groupBy(columns)
    .execute()
}
