import type { HistoryEntry, HistoryQueue } from '#contracts/review.ts'
import { EventDetails, PostContent } from '#domain/community/post.ts'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import type { Db } from '#server/platform/db/database.ts'

type Title = NonNullable<HistoryEntry['title']>
interface Titled {
  id: string
  title: Title | null
}

const longest = 120
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
const same = (text: string | null): Title | null => (text ? { en: cut(text), es: cut(text) } : null)

/** Titles of the items decided about, by item id. Erased items have no title. */
export async function loadTitles(db: Db, queue: HistoryQueue, ids: readonly string[]): Promise<Map<string, Title>> {
  if (ids.length === 0) return new Map()
  const titled = await finders[queue](db, [...new Set(ids)])
  return new Map(titled.flatMap(({ id, title }) => (title ? [[id, title]] : [])))
}

const finders: Record<HistoryQueue, (db: Db, ids: readonly string[]) => Promise<Titled[]>> = {
  claims: async (db, ids) =>
    named(await db.selectFrom('claims').select(['id', 'listing_name as name']).where('id', 'in', ids).execute()),
  changes: async (db, ids) =>
    named(
      await db
        .selectFrom('listing_changes as change')
        .innerJoin('listings', 'listings.id', 'change.listing_id')
        .select(['change.id', 'listings.name'])
        .where('change.id', 'in', ids)
        .execute(),
    ),
  reports: async (db, ids) =>
    named(
      await db
        .selectFrom('review_items as item')
        .innerJoin('listings', 'listings.id', 'item.listing_id')
        .select(['item.id', 'listings.name'])
        .where('item.id', 'in', ids)
        .execute(),
    ),
  suggestions: async (db, ids) =>
    named(await db.selectFrom('suggestions').select(['id', 'name']).where('id', 'in', ids).execute()),
  listings: async (db, ids) =>
    named(await db.selectFrom('listings').select(['id', 'name']).where('id', 'in', ids).execute()),
  posts: async (db, ids) =>
    (await db.selectFrom('posts').select(['id', 'document']).where('id', 'in', ids).execute()).map(
      ({ id, document }) => ({ id, title: same(getTitleText(JSON.parse(document))) }),
    ),
  opportunities: async (db, ids) =>
    (await db.selectFrom('opportunities').select(['id', 'document']).where('id', 'in', ids).execute()).map(
      ({ id, document }) => ({ id, title: (JSON.parse(document) as Opportunity).title }),
    ),
}

const named = (rows: readonly { id: string; name: string }[]): Titled[] =>
  rows.map(({ id, name }) => ({ id, title: same(name) }))

function getTitleText(document: unknown): string | null {
  const event = EventDetails.safeParse(document)
  if (event.success) return event.data.title
  const words = PostContent.safeParse(document)
  return words.success ? words.data.title || words.data.text : null
}
