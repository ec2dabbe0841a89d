import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'
import { findSecondCompositions } from './check-composition.ts'

interface RuleFile {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
}

export interface Violation {
  rule: string
  from: string
  to: string
}

const ruleFile = new URL('../.dependency-cruiser.mjs', import.meta.url).href
const { forbidden, options } = ((await import(ruleFile)) as RuleFile).default

export const ruleNames: string[] = forbidden.map(({ name }) => name ?? '')

/** Neither the compiler nor the linter catches this: `new Date()` reads the clock without naming `now`. */
function clockReadings(root: string): Violation[] {
  return globSync('src/domain/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /\bDate\(\s*\)|\bnew Date\b(?!\s*\()/.test(readFileSync(join(root, file), 'utf8')))
    .map((from) => ({ rule: 'no-clock-in-domain', from, to: 'new Date()' }))
}

/** An engine, limiter, breaker or budget that exists twice guards only half of the calls. */
const secondCompositions = (root: string): Violation[] =>
  findSecondCompositions(root).map(({ file, sentence }) => ({ rule: 'one-composition', from: file, to: sentence }))

/** Reads every import below `root` and returns the violations and the number of modules read. */
export async function checkArchitecture(root: string): Promise<{ modules: number; violations: Violation[] }> {
  const folders = ['src', 'scripts', 'bench', 'e2e'].filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result')
  const found = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  const own = output.modules.filter(({ source }) => source.startsWith('src/'))
  return { modules: own.length, violations: [...found, ...clockReadings(root), ...secondCompositions(root)] }
}

async function main(): Promise<number> {
  const { modules, violations } = await checkArchitecture(process.cwd())
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`)
  // With a TypeScript version it cannot read, dependency-cruiser finds no modules and reports no violations.
  if (modules === 0) console.error('The import check saw no modules, so it proves nothing.')
  else console.log(`${modules} modules, ${ruleNames.length} rules, ${violations.length} violations`)
  return modules > 0 && violations.length === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = await main()
