import { sql } from 'kysely'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { VisitorPostKind } from '#domain/community/post.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PostLocation } from './post-location.ts'
import type { PostRow } from './post-row.ts'

export interface PostFilter extends PostLocation {
  kind: VisitorPostKind
  need: NeedKey | null
}

export interface Slice {
  limit: number
  offset: number
}

export type OrganizationPost = PostRow & { organization: string }

/** Nearest first: the county, then its state, then everywhere else. */
const farness = ({ state, countyFips }: PostLocation) => sql<number>`case
  when county_fips = ${countyFips ?? ''} then 0 when state = ${state ?? ''} then 1 else 2 end`

/** The public posts: only those a reviewer published. */
export function publicRepository(db: Db) {
  const ofPeople = ({ kind, need }: PostFilter) =>
    db
      .selectFrom('posts')
      .where('status', '=', 'live')
      .where('kind', '=', kind)
      .where('author_id', 'is', null)
      .$if(need !== null, (query) => query.where('need', '=', need))

  const ofOrganizations = (kind: 'answer' | 'event') =>
    db
      .selectFrom('posts')
      .innerJoin('organizations', 'organizations.id', 'posts.organization_id')
      .where('organizations.removed_at', 'is', null)
      .where('posts.status', '=', 'live')
      .where('posts.kind', '=', kind)

  const eventsAt = ({ state }: PostLocation, now: number) =>
    ofOrganizations('event')
      .where('posts.ended_at', '>', now)
      .$if(state !== null, (query) => query.where('posts.state', '=', state))

  return {
    async countPosts(filter: PostFilter): Promise<number> {
      const row = await ofPeople(filter)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return row.n
    },

    posts: (filter: PostFilter, { limit, offset }: Slice): Promise<PostRow[]> =>
      ofPeople(filter)
        .selectAll()
        .orderBy(farness(filter))
        .orderBy('reviewed_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Answers to these questions, oldest first. */
    async answers(questionIds: readonly string[]): Promise<OrganizationPost[]> {
      if (questionIds.length === 0) return []
      return ofOrganizations('answer')
        .selectAll('posts')
        .select('organizations.name as organization')
        .where('posts.parent_id', 'in', questionIds)
        .orderBy('posts.created_at')
        .orderBy('posts.id')
        .execute()
    },

    async countEvents(location: PostLocation, now: number): Promise<number> {
      const row = await eventsAt(location, now)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return row.n
    },

    /** Events of a state, the county's first, then soonest first. */
    events: (location: PostLocation, now: number, { limit, offset }: Slice): Promise<OrganizationPost[]> =>
      eventsAt(location, now)
        .selectAll('posts')
        .select('organizations.name as organization')
        .orderBy(sql`case when posts.county_fips = ${location.countyFips ?? ''} then 0 else 1 end`)
        .orderBy('posts.starts_at')
        .orderBy('posts.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    async event(id: string, now: number): Promise<OrganizationPost | null> {
      const found = await eventsAt({ state: null, countyFips: null }, now)
        .where('posts.id', '=', id)
        .selectAll('posts')
        .select('organizations.name as organization')
        .executeTakeFirst()
      return found ?? null
    },
  }
}
export type PublicRepository = ReturnType<typeof publicRepository>
