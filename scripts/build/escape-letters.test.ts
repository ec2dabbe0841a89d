import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { escapeLetters } from './escape-letters.ts'

const run = (code: string): unknown => runInNewContext(code)

test.each([
  "'¿Dónde? “Aquí” 🙂'",
  "`a ${'ñ'} \\\\é \\é \\n`",
  "'🙂é'.replace(/[🙂é]/u, '–')",
  "/^[ -~áé‘’–\\\\]+$/.test('é–')",
  '({ año: 1 }).año',
])('%s means the same in ASCII', (code) => {
  const escaped = escapeLetters(code)
  expect(escaped).toMatch(/^[\0-\x7f]*$/)
  expect(run(escaped)).toEqual(run(code))
})
