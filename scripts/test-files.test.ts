import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { listFileFilters, findUnmatched, journeyFiles, unitTestFiles, withoutSecondEngine } from './test-files.ts'

test('a name that matches no test file is found before anything runs', () => {
  const files = ['e2e/chat.spec.ts', 'e2e/pin.spec.ts']

  expect(findUnmatched(['chat', 'pin.spec.ts:12'], files)).toBeNull()
  expect(findUnmatched(['chat', 'chta'], files)).toBe('chta')
})

test('options and their values are not names of files', () => {
  expect(listFileFilters(['chat', '-g', 'Stop', '--headed', 'pin'], ['-g'])).toEqual(['chat', 'pin'])
})

test('the test files of this project are found', () => {
  expect(unitTestFiles()).toContain('scripts/test-files.test.ts')
  expect(journeyFiles()).toContain('e2e/chat.spec.ts')
})

test.each([
  ['PGlite', ''],
  ['PostgreSQL', 'postgres://127.0.0.1/none'],
])('npm run unit leaves out %s as the second engine and no other project', async (_engine, url) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...withoutSecondEngine],
    { env: { ...process.env, TEST_DATABASE_URL: url }, maxBuffer: 1024 ** 3 },
  )
  const listed = JSON.parse(stdout.slice(stdout.indexOf('['))) as { projectName: string }[]

  expect([...new Set(listed.map(({ projectName }) => projectName))].toSorted()).toEqual([
    'client',
    'pure',
    'server-plain',
    'server-sqlite',
  ])
})
