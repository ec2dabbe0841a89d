import { readFileSync } from 'node:fs'
import { judgedSearch, type JudgedSearch } from '../../src/domain/search-lab/judged-search.ts'

export function readGoldenSearch(file: string): JudgedSearch {
  return judgedSearch(readFileSync(file, 'utf8'))
}
