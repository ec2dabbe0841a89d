import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getTestEngine } from './db.ts'
import { findEngineFiles, firstEngineOnly, usesEngine } from './engine-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'engine-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['opens the database itself', `import { testDatabase } from '#testing/db.ts'`, true],
  ['starts the server', `import { testServer } from "#testing/server.ts"`, true],
  ['has a helper that knows the server', `import { signedIn } from '#testing/staff.ts'`, true],
  ['only names a type of a helper that knows the server', `import type { Browser } from '#testing/pin.ts'`, true],
  ['loads the server later', `const { testServer } = await import('#testing/server.ts')`, true],
  ['passes the server on', `export * from '#testing/server.ts'`, true],
  ['has only helpers without a database', `import { fakeFetch } from '#testing/fake-fetch.ts'`, false],
  ['has no helper', `import { expect } from 'vitest'`, false],
])('a test file that %s: does an engine matter to it?', (_what, line, expected) => {
  const file = path.join(folder, 'planted.test.ts')
  writeFileSync(file, `${line}\n`)

  expect(usesEngine(file)).toBe(expected)
})

test('every server test file runs somewhere, and only once in each place', () => {
  const { eachEngine, firstEngine, noEngine } = findEngineFiles()
  const all = [...eachEngine, ...firstEngine, ...noEngine]

  expect(new Set(all).size).toBe(all.length)
  expect(eachEngine.length).toBeGreaterThan(100)
  expect(noEngine).toContain('src/server/platform/crypto/token.test.ts')
  expect(firstEngine).toEqual(Object.keys(firstEngineOnly))
})

test('a file that runs without an engine and asks for one fails, however it came to ask', () => {
  expect(() => getTestEngine('none')).toThrow('TEST_ENGINE is none')
})
