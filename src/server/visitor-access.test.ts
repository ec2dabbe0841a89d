import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allCalls } from '#contracts/all-calls.ts'

/** A statement of the file or of a `describe`: a line in a comment or inside a test does not count. */
const statement = /^(?: {2})?testAccess\(\s*server,\s*(?:calls\.)?(\w+),/gm

test('every call that visitors may make has its testAccess in a route test, once (T-4.2)', () => {
  const files = globSync('features/**/*.test.ts', { cwd: import.meta.dirname })
  const tested = files.flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return [...text.matchAll(statement)].map(([, name = '']) => name)
  })
  const names = Object.entries(allCalls).flatMap(([name, { access }]) => (access === 'visitor' ? [name] : []))

  expect(tested.toSorted()).toEqual(names.toSorted())
})
