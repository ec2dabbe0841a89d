import { DatabaseSync } from 'node:sqlite'
import { services as englishServices } from '../../src/content/en/services.ts'
import { services as spanishServices } from '../../src/content/es/services.ts'
import type { Listing } from '../../src/domain/directory/listing.ts'

export interface KeywordSearch {
  /** Ids of the listings in `within` that have any of the words, best first. */
  find(text: string, within: ReadonlySet<string>): string[]
  close(): void
}

/**
 * Baseline: the listings in a plain full-text index queried with the person's text: SQLite's FTS5 with BM25 over names,
 * categories and service names in both languages, accents folded, English words stemmed.
 */
export function createKeywordSearch(listings: Iterable<Listing>): KeywordSearch {
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table listings using fts5(
    id unindexed, text, tokenize = "porter unicode61 remove_diacritics 2")`)
  const insert = database.prepare('insert into listings (id, text) values (?, ?)')
  database.exec('begin')
  for (const listing of listings) insert.run(listing.id, toSearchText(listing))
  database.exec('commit')
  const query = database.prepare('select id from listings where listings match ? order by bm25(listings), id')
  return {
    find(text, within) {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
      const match = words.map((word) => `"${word}"`).join(' OR ')
      if (match === '') return []
      return query
        .all(match)
        .map(({ id }) => String(id))
        .filter((id) => within.has(id))
    },
    close: () => database.close(),
  }
}

function toSearchText({ name, organization, category, services, note }: Listing): string {
  const names = services.flatMap((service) => [englishServices[service], spanishServices[service]])
  return [name, organization, category, ...names, note?.en, note?.es].filter(Boolean).join(' ')
}
