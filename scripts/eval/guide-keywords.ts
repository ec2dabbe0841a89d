import { DatabaseSync } from 'node:sqlite'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'

/**
 * Baseline: the same guides, with all their phrasings, in a plain full-text index queried with the question: SQLite's
 * FTS5 with BM25, accents folded, English words stemmed, each language separately.
 */
export function createGuideKeywordSearch(guides: readonly Guide[]) {
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table guides using fts5(
    id unindexed, language unindexed, text, tokenize = "porter unicode61 remove_diacritics 2")`)
  const insert = database.prepare('insert into guides (id, language, text) values (?, ?, ?)')
  for (const guide of guides) {
    for (const language of ['en', 'es'] as const) {
      const { title, asks, words, body, next } = guide.text[language]
      insert.run(guide.id, language, [title, ...asks, ...words, body, next].join(' '))
    }
  }
  const query = database.prepare(
    'select id from guides where guides match ? and language = ? order by bm25(guides), id limit 1',
  )
  return {
    find(text: string, language: Language): string | null {
      const match = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(' OR ')
      if (match === '') return null
      const row = query.get(match, language)
      return row ? String(row['id']) : null
    },
    close: () => database.close(),
  }
}
