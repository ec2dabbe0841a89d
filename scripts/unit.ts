import { runProgram } from './run-program.ts'
import { listFileFilters, findUnmatched, unitTestFiles, withoutSecondEngine } from './test-files.ts'

const [, , ...args] = process.argv
const unmatched = findUnmatched(
  listFileFilters(args, ['-t', '--testNamePattern', '--project', '--reporter']),
  unitTestFiles(),
)
if (unmatched === null) {
  const projects = args.some((arg) => arg.startsWith('--project')) ? [] : withoutSecondEngine
  process.exitCode = await runProgram('vitest', ['run', ...projects, ...args])
} else {
  console.error(`No test file matches "${unmatched}".`)
  process.exitCode = 1
}
