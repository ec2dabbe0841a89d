import { runProgram } from './run-program.ts'
import { fileFilters, findUnmatched, unitTestFiles } from './test-files.ts'

// The second database engine repeats the server tests; npm test and npm run check run it.
const [, , ...args] = process.argv
const unmatched = findUnmatched(
  fileFilters(args, ['-t', '--testNamePattern', '--project', '--reporter']),
  unitTestFiles(),
)
if (unmatched === null) {
  const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=!server-{pglite,postgres}']
  process.exitCode = await runProgram('vitest', ['run', ...projects, ...args])
} else {
  console.error(`No test file matches "${unmatched}".`)
  process.exitCode = 1
}
