import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ledgerFile, readLedger } from './ledger-file.ts'

const dayMs = 24 * 60 * 60 * 1000
const entry = (letter: string, at: number) => ({ hash: letter.repeat(64), at })
let folder = ''
const file = () => path.join(folder, 'deletions.txt')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ledger-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what is added is read again, in a file only the owner may read', () => {
  const ledger = ledgerFile(file())
  expect(ledger.read()).toEqual([])
  ledger.append([entry('a', 1)])
  ledger.append([entry('b', 2), entry('c', 3)])
  expect(ledger.read()).toEqual([entry('a', 1), entry('b', 2), entry('c', 3)])
})

test('entries go once no backup can be older', () => {
  const ledger = ledgerFile(file())
  ledger.append([entry('a', 0), entry('b', dayMs)])
  ledger.prune(35 * dayMs)
  expect(ledger.read()).toHaveLength(2)
  ledger.prune(35 * dayMs + 1)
  expect(ledger.read()).toEqual([entry('b', dayMs)])
})

test.each(['', 'a sentence', 'a'.repeat(64), `${'a'.repeat(63)} 1`, `${'a'.repeat(64)} -1`, '\0'])(
  'the line %j is passed over and the others are kept',
  (line) => {
    writeFileSync(file(), `${line}\n${'b'.repeat(64)} 2\n`)
    expect(readLedger(readFileSync(file(), 'utf8'))).toEqual([entry('b', 2)])
  },
)
