import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'

interface RuleFile {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
  featuresWithoutCommands: string[]
}

export interface Violation {
  rule: string
  from: string
  to: string
  /** Where the code belongs, for rules that do not already say it by their name. */
  advice?: string | undefined
}

const ruleFile = new URL('../.dependency-cruiser.mjs', import.meta.url).href
const rules = (await import(ruleFile)) as RuleFile
const { forbidden, options } = rules.default

export const ruleNames: string[] = forbidden.map(({ name }) => name ?? '')
const advice = new Map(forbidden.map(({ name, comment }) => [name, comment]))

/** Neither the compiler nor the linter catches this: `new Date()` reads the clock without naming `now`. */
function clockReadings(root: string): Violation[] {
  return globSync('src/domain/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /\bDate\(\s*\)|\bnew Date\b(?!\s*\()/.test(readFileSync(join(root, file), 'utf8')))
    .map((from) => ({ rule: 'no-clock-in-domain', from, to: 'new Date()' }))
}

/** No import shows this: a transaction is opened by a method of the database. */
function openedTransactions(root: string): Violation[] {
  const isConverted = (file: string) => !rules.featuresWithoutCommands.includes(file.split(sep)[3] ?? '')
  return globSync('src/server/features/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes(`${sep}commands${sep}`) && isConverted(file))
    .filter((file) => /\.transaction\(\)/.test(readFileSync(join(root, file), 'utf8')))
    .map((from) => ({
      rule: 'transactions-in-commands',
      from,
      to: 'db.transaction()',
      advice: 'What changes several rows is a command: it belongs in features/<noun>/commands/<verb-noun>.ts.',
    }))
}

/** Reads every import below `root` and returns the violations and the number of modules read. */
export async function checkArchitecture(root: string): Promise<{ modules: number; violations: Violation[] }> {
  const folders = ['src', 'scripts', 'bench', 'e2e'].filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result')
  const found = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    advice: advice.get(rule.name),
  }))
  const own = output.modules.filter(({ source }) => source.startsWith('src/'))
  return { modules: own.length, violations: [...found, ...clockReadings(root), ...openedTransactions(root)] }
}

async function main(): Promise<number> {
  const { modules, violations } = await checkArchitecture(process.cwd())
  for (const { rule, from, to, advice: sentence } of violations) {
    console.error([`${rule}: ${from} -> ${to}`, sentence].filter(Boolean).join('\n  '))
  }
  // With a TypeScript version it cannot read, dependency-cruiser finds no modules and reports no violations.
  if (modules === 0) console.error('The import check saw no modules, so it proves nothing.')
  else console.log(`${modules} modules, ${ruleNames.length} rules, ${violations.length} violations`)
  return modules > 0 && violations.length === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = await main()
