import { printCoverage } from './eval/print-coverage.ts'
import { printSearch } from './eval/print-search.ts'

const parts = { search: () => printSearch(process.argv.includes('--each')), coverage: printCoverage }
const part = parts[process.argv[2] as keyof typeof parts]
if (!part) {
  console.error('Usage: npm run eval -- search [--each] | coverage')
  process.exit(1)
}
if (!(await part())) {
  console.error('Below the floor.')
  process.exitCode = 1
}
