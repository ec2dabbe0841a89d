import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { check } from './check.ts'
import { runInOrder, summarize, type Step, type StepResult } from './run-step.ts'
import { playwrightCounts } from './test-reports.ts'

const browserSteps = (browser: string, reportFile: string): Step[] => [
  {
    name: 'transfer budgets',
    command: 'node',
    args: ['scripts/size.ts'],
    env: { CHROMIUM_PATH: browser },
    isLoud: true,
  },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=line,json'],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    counts: () => playwrightCounts(reportFile),
  },
]

async function inBrowser(): Promise<StepResult[]> {
  const built = await runInOrder([{ name: 'build', command: 'node', args: ['scripts/build.ts'] }])
  if (built.some(({ failed }) => failed > 0)) return built
  const folder = await mkdtemp(join(tmpdir(), 'next-chapter-test-'))
  try {
    const browser = await findBrowser()
    console.log(`Browser: ${browser}`)
    return [...built, ...(await runInOrder(browserSteps(browser, join(folder, 'playwright.json'))))]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [...built, { name: 'browser', passed: 0, failed: 1, seconds: 0 }]
  } finally {
    await rm(folder, { recursive: true })
  }
}

const startedAt = performance.now()
console.log('== Check: lint, types, import rules, dead code, tests')
const checked = await check({ withPostgres: true })
console.log('\n== Browser: build, budgets, journeys, accessibility')
const browsed = await inBrowser()
const { lines, isGreen } = summarize([...checked, ...browsed], (performance.now() - startedAt) / 1000)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isGreen ? 0 : 1
