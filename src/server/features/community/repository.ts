import { sql } from 'kysely'
import { suppressSmallCount } from '#domain/analytics/suppression.ts'
import {
  type PublicPost,
  type VisitorPostKind,
  visitorPostKinds,
  estimateReviewHours,
  reviewSampleSize,
} from '#domain/community/post.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { guidesAuthorId, type PostLocation, type PostRow } from './records.ts'

const maxListed = 100

export type HelpedLookup = (id: string) => Pick<PublicPost, 'helped' | 'iFoundItHelpful'>

export interface PostFilter extends PostLocation {
  kind: VisitorPostKind
  need: NeedKey | null
}

interface Slice {
  limit: number
  offset: number
}

export type OrganizationPost = PostRow & { organization: string }

/** Nearest first: the county, then its state, then everywhere else. */
const farness = ({ state, countyFips }: PostLocation) => sql<number>`case
  when county_fips = ${countyFips ?? ''} then 0 when state = ${state ?? ''} then 1 else 2 end`

/** Posts for visitors: of others only those a reviewer published, and everything this browser sent. */
export function postsRepository(db: Db) {
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

    listMine: (principalId: string) => listMine(db, principalId),
    usualHours: () => estimateUsualHours(db),
    countHelped: (ids: readonly string[], principalId: string | null) => countHelped(db, ids, principalId),
    hiddenTips: () => findHiddenTips(db),
  }
}
export type PostsRepository = ReturnType<typeof postsRepository>

/** The posts a browser sent and did not withdraw, newest first. */
function listMine(db: Db, principalId: string): Promise<PostRow[]> {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('principal_id', '=', principalId)
    .where('kind', 'in', visitorPostKinds)
    .where('status', '!=', 'withdrawn')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()
}

/** How long a review currently takes. */
async function estimateUsualHours(db: Db): Promise<number | null> {
  const rows = await db
    .selectFrom('posts')
    .select(['created_at', 'reviewed_at'])
    .where('reviewed_at', 'is not', null)
    .where((eb) => eb.or([eb('author_id', 'is', null), eb('author_id', '!=', guidesAuthorId)]))
    .orderBy('reviewed_at', 'desc')
    .orderBy('id')
    .limit(reviewSampleSize)
    .execute()
  return estimateReviewHours(rows.map((row) => (row.reviewed_at ?? row.created_at) - row.created_at))
}

/** How many people found each post helpful, shown from eleven on (T-9.2), and whether this browser did. */
async function countHelped(db: Db, ids: readonly string[], principalId: string | null): Promise<HelpedLookup> {
  if (ids.length === 0) return () => ({ helped: null, iFoundItHelpful: false })
  const counted = await db
    .selectFrom('post_reactions')
    .select(['post_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('post_id', 'in', ids)
    .groupBy('post_id')
    .execute()
  const mine =
    principalId === null
      ? []
      : await db
          .selectFrom('post_reactions')
          .select('post_id')
          .where('post_id', 'in', ids)
          .where('principal_id', '=', principalId)
          .execute()
  const counts = new Map(counted.map(({ post_id: id, n }) => [id, n]))
  const own = new Set(mine.map(({ post_id: id }) => id))
  return (id) => ({ helped: suppressSmallCount(counts.get(id) ?? 0), iFoundItHelpful: own.has(id) })
}

/** Our own tips that reader reports or a reviewer have hidden. */
async function findHiddenTips(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', guidesAuthorId)
    .where('status', '!=', 'live')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
