import { checkKnowledge } from './knowledge/check.ts'
import { stampTranslations } from './knowledge/stamp.ts'

const parts = { check: () => checkKnowledge(process.argv[3]), stamp: stampTranslations }
const part = parts[process.argv[2] as keyof typeof parts]
if (!part) {
  console.error('Usage: npm run knowledge -- check [id prefix] | stamp')
  process.exit(1)
}
const problems = await part()
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'All guides are in order.' : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
