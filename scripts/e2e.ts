import { findBrowser } from './browser.ts'
import { runProgram } from './run-program.ts'
import { listFileFilters, findUnmatched, journeyFiles } from './test-files.ts'

const optionsWithValue = [
  '-g',
  '--grep',
  '--grep-invert',
  '-gv',
  '-j',
  '--workers',
  '--project',
  '--reporter',
  '--repeat-each',
]

/** Builds stale output, then runs the journeys named by the arguments, or all. */
async function runJourneys(args: string[]): Promise<number> {
  const unmatched = findUnmatched(listFileFilters(args, optionsWithValue), journeyFiles())
  if (unmatched !== null) throw new Error(`No journey file matches "${unmatched}".`)
  const browser = await findBrowser()
  const built = await runProgram(process.execPath, ['scripts/build.ts'])
  return built || runProgram('playwright', ['test', ...args], { CHROMIUM_PATH: browser })
}

try {
  process.exitCode = await runJourneys(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
