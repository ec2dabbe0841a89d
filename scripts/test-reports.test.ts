import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightCounts, readVitestCounts } from './test-reports.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function report(value: unknown): Promise<string> {
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(value))
  return file
}

test('Vitest: the counts, the names of what failed, and a file that could not be read', async () => {
  const file = await report({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: path.resolve('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'failed' },
        ],
      },
      { name: path.resolve('src/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.resolve('src/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  })

  expect(await readVitestCounts(file)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['src/a.test.ts › takes away', 'src/b.test.ts'],
  })
})

test('Playwright: the counts, the names of what failed at any depth, and faults outside a journey', async () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ results: [ok ? {} : { error: { message: '\u001b[31mit stays open\u001b[0m\nand more' } }] }],
  })
  const file = await report({
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
    errors: [{ message: 'too late\nand more' }],
  })

  expect(await readPlaywrightCounts(file)).toEqual({
    passed: 2,
    failed: 3,
    skipped: 0,
    failures: ['a.spec.ts:3 › closes — it stays open', 'too late'],
  })
})
