import { runProgram } from './run-program.ts'
import { printChat } from './eval/print-chat.ts'
import { printCrisis } from './eval/crisis.ts'
import { printDanger } from './eval/danger.ts'
import { printGrounding } from './eval/grounding.ts'
import { printCoverage } from './eval/print-coverage.ts'
import { printKinds } from './eval/print-kinds.ts'
import { printNear } from './eval/print-near.ts'
import { printPacks } from './eval/packs.ts'
import { printProvider } from './eval/print-provider.ts'
import { printSearch } from './eval/print-search.ts'
import { printPlans } from './eval/plans.ts'
import { printReplies } from './eval/replies.ts'

const showsEach = process.argv.includes('--each')
const parts = {
  search: () => printSearch(showsEach),
  chat: () => (process.argv.includes('--provider') ? printProvider(process.argv.slice(3)) : printChat(showsEach)),
  crisis: printCrisis,
  danger: () => printDanger(process.argv.slice(3)),
  grounding: printGrounding,
  replies: printReplies,
  coverage: printCoverage,
  kinds: () => printKinds(showsEach),
  near: printNear,
  packs: printPacks,
  plans: () => printPlans(showsEach),
  whole: runWholeSets,
}
/** The tests of which the proof runs a sample. */
async function runWholeSets(): Promise<boolean> {
  const files = ['choose-tasks', 'write-parts', 'plan-property', 'eval/replies']
  const projects = ['pure', 'server-sqlite'].map((name) => `--project=${name}`)
  return (await runProgram('vitest', ['run', ...projects, ...files], { WHOLE_SETS: '1' })) === 0
}

const part = parts[process.argv[2] as keyof typeof parts]
if (!part) {
  console.error(
    'Usage: npm run eval -- search [--each] | chat [--provider [--count <talks>]] [--each] | crisis | danger [--write | --first-look <round>] | ' +
      'grounding | replies | coverage | kinds [--each] | near | packs | plans [--each] | whole',
  )
  process.exit(1)
}
if (!(await part())) {
  console.error('Below the floor.')
  process.exitCode = 1
}
