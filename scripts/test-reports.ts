import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Counts } from './run-step.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/**
 * Vitest's counts and failed tests. A file that could not be loaded has no failed test, so the file itself is named.
 */
export async function readVitestCounts(file: string): Promise<Counts> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const testFile = path.relative(process.cwd(), name)
    const failed = assertionResults
      .filter((assertion) => assertion.status === 'failed')
      .map(({ fullName }) => `${testFile} › ${fullName}`)
    return failed.length === 0 && status === 'failed' ? [testFile] : failed
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
  }
}

interface PlaywrightSuite {
  specs: {
    title: string
    file: string
    line: number
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  /** Errors outside of any journey, such as one that occurred after its journey was over. */
  errors: { message?: string }[]
}

/** Playwright's counts and failed journeys. */
export async function readPlaywrightCounts(file: string): Promise<Counts> {
  const { stats, suites, errors } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failedIn), ...errors.map(({ message = '' }) => firstLine(message))],
  }
}

function failedIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const why = tests.flatMap(({ results }) => results).flatMap(({ error }) => error?.message ?? [])[0] ?? ''
      return [`${file}:${line} › ${title}`, firstLine(why)].filter(Boolean).join(' — ')
    })
  return [...own, ...suites.flatMap(failedIn)]
}

function firstLine(message: string): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}
