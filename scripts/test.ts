import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { check } from './check.ts'
import { runInOrder, runStep, summarize, type Step, type StepResult } from './run-step.ts'
import { isLast, parseShard, buildShardArguments, wholeRun, type Shard } from './shard.ts'
import { readPlaywrightCounts } from './test-reports.ts'

const usage = 'npm test takes only --shard 2/4. For one file: npm run unit -- <file>, npm run e2e -- <file>.'

function readShard(): Shard {
  const { shard } = readArguments()
  return shard === undefined ? wholeRun : parseShard(shard)
}

function readArguments(): { shard?: string | undefined } {
  try {
    return parseArgs({ options: { shard: { type: 'string' } } }).values
  } catch {
    throw new Error(usage)
  }
}

const budgets = (browser: string): Step => ({
  name: 'transfer budgets',
  command: 'node',
  args: ['scripts/size.ts'],
  env: { CHROMIUM_PATH: browser },
  isLoud: true,
})

const journeys = (browser: string, folder: string, shard: Shard): Step => {
  const [reportFile, cpuFile] = [join(folder, 'playwright.json'), join(folder, 'browser-cpu')]
  return {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=line,json', ...buildShardArguments(shard)],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, E2E_CPU_FILE: cpuFile },
    counts: () => readPlaywrightCounts(reportFile),
    cpuFile,
  }
}

async function runInBrowser(shard: Shard): Promise<StepResult[]> {
  const built = await runInOrder([{ name: 'build', command: 'node', args: ['scripts/build.ts'] }])
  if (built.some(({ failed }) => failed > 0)) return built
  const folder = await mkdtemp(join(tmpdir(), 'next-chapter-test-'))
  try {
    const browser = await findBrowser()
    console.log(`Browser: ${browser}`)
    const walked = runStep(journeys(browser, folder, shard))
    // Measuring bytes is mostly waiting, so it runs beside the journeys.
    const measured = isLast(shard) ? [runStep(budgets(browser))] : []
    return [...built, ...(await Promise.all([...measured, walked]))]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [...built, { name: 'browser', passed: 0, failed: 1, seconds: 0 }]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runAll(shard: Shard): Promise<boolean> {
  const startedAt = performance.now()
  console.log('== Check: format, lint, types, import rules, dead code, tests')
  const checked = await check({ withPostgres: true, shard })
  console.log('\n== Browser: build, budgets, journeys, accessibility')
  const browsed = await runInBrowser(shard)
  const { lines, isGreen } = summarize([...checked, ...browsed], (performance.now() - startedAt) / 1000)
  console.log(`\n${lines.join('\n')}`)
  return isGreen
}

try {
  process.exitCode = (await runAll(readShard())) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
