import { readFileSync } from 'node:fs'
import { parseJudgedSearch, type JudgedSearch } from '../../src/domain/search-lab/judged-search.ts'

export function readGoldenSearch(file: string): JudgedSearch {
  return parseJudgedSearch(readFileSync(file, 'utf8'))
}
