import { getLastConfirmedAt } from '#domain/opportunities/opening.ts'
import type { ListedOpportunity, OpportunityKind } from '#domain/opportunities/opportunity.ts'
import { getLocalDay } from '#domain/partners/get-local-day.ts'
import type { StateCode } from '#domain/places/states.ts'
import { padList } from '#server/engines/directory/pad-list.ts'
import type { Db } from '#server/platform/db/database.ts'
import { parseOpening, type OpportunityRow } from './records.ts'

/** More than any location has, so that a query never reads a whole table. */
const mostRead = 5000

/** Which openings are read: national ones, and those of a state and its counties. */
export interface PostingArea {
  state: StateCode | null
  /** Null means every county of the state. */
  counties: readonly string[] | null
}

/** Columns used to sort and filter the list without parsing the document. */
export interface PostingSpot extends Pick<OpportunityRow, 'id' | 'state' | 'lat' | 'lon' | 'facets'> {
  kind: OpportunityKind
  countyFips: string | null
  checkedOn: string
}

/** Openings as the public sees them: reviewed, not expired, and of an organization that is still active. */
export function postingsRepository(db: Db) {
  const live = (now: number) =>
    db
      .selectFrom('opportunities as opening')
      .innerJoin('organizations as organization', 'organization.id', 'opening.organization_id')
      .where('opening.status', '=', 'live')
      .where('opening.expires_at', '>', now)
      .where('organization.removed_at', 'is', null)

  const spots = (now: number) =>
    live(now)
      .select([
        'opening.id',
        'opening.kind',
        'opening.state',
        'opening.county_fips as countyFips',
        'opening.lat',
        'opening.lon',
        'opening.facets',
        'opening.reviewed_at as reviewedAt',
        'opening.expires_at as expiresAt',
      ])
      .orderBy('opening.expires_at', 'desc')
      .orderBy('opening.id')
      .limit(mostRead)

  const forState = async (state: StateCode, counties: readonly string[] | null, now: number) => {
    const ofState = spots(now).where('opening.state', '=', state)
    if (counties === null) return ofState.execute()
    const [own, wide] = await Promise.all([
      counties.length === 0 ? [] : ofState.where('opening.county_fips', 'in', padList(counties)).execute(),
      ofState.where('opening.county_fips', 'is', null).execute(),
    ])
    return [...own, ...wide]
  }

  return {
    async spotsIn({ state, counties }: PostingArea, now: number): Promise<PostingSpot[]> {
      const [everywhere, there] = await Promise.all([
        spots(now).where('opening.state', 'is', null).execute(),
        state === null ? [] : forState(state, counties, now),
      ])
      return [...there, ...everywhere].map(({ reviewedAt, expiresAt, kind, ...spot }) => ({
        ...spot,
        kind: kind as OpportunityKind,
        // Only used for sorting; the local date is computed only for the openings that are shown.
        checkedOn: new Date(getLastConfirmedAt(reviewedAt ?? 0, expiresAt)).toISOString().slice(0, 10),
      }))
    },

    /** By id; openings that have ended since are left out. */
    async open(ids: readonly string[], now: number): Promise<Map<string, ListedOpportunity>> {
      if (ids.length === 0) return new Map()
      const rows = await live(now)
        .select([
          'opening.id',
          'opening.document',
          'opening.state',
          'opening.reviewed_at as reviewedAt',
          'opening.expires_at as expiresAt',
          'organization.name as postedBy',
        ])
        .where('opening.id', 'in', padList(ids))
        .execute()
      return new Map(
        rows.map(({ id, state, reviewedAt, expiresAt, postedBy, ...row }) => [
          id,
          {
            ...parseOpening(row),
            id,
            miles: null,
            isPosted: true,
            source: { name: postedBy, url: null },
            checkedOn: getLocalDay(getLastConfirmedAt(reviewedAt ?? 0, expiresAt), state),
            expiresOn: getLocalDay(expiresAt, state),
          },
        ]),
      )
    },
  }
}
export type PostingsRepository = ReturnType<typeof postingsRepository>
