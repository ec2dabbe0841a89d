import { readFile } from 'node:fs/promises'
import { parseJudgedSearch, type JudgedSearch } from '#domain/search-lab/judged-search.ts'

/** The judged queries, read with the first run; null when there are none. A broken file is read again next time. */
export function createJudgedReader(file: string | undefined): () => Promise<JudgedSearch | null> {
  let reading: Promise<JudgedSearch> | undefined
  return async () => {
    if (file === undefined) return null
    reading ??= readFile(file, 'utf8').then(parseJudgedSearch)
    try {
      return await reading
    } catch {
      reading = undefined
      return null
    }
  }
}
