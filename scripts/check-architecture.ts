import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'
import { findShelfViolations, shelfRuleNames } from './check-client-shelf.ts'
import { findSecondCompositions } from './check-composition.ts'
import { findGrainViolations, grainRuleNames } from './check-grain.ts'

interface RuleFile {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
}

export interface Violation {
  rule: string
  from: string
  to: string
  /** Where the code belongs, for rules that do not already say it by their name. */
  advice?: string | undefined
}

const ruleFile = new URL('../.dependency-cruiser.mjs', import.meta.url).href
const { forbidden, options } = ((await import(ruleFile)) as RuleFile).default

export const ruleNames: string[] = forbidden.map(({ name }) => name ?? '')
const advice = new Map(forbidden.map(({ name, comment }) => [name, comment]))

const isInCommands = (file: string) => file.includes(`${sep}commands${sep}`)

interface TextRule {
  name: string
  files: string
  mayHold?: (file: string) => boolean
  text: RegExp
  /** How the violation is shown. */
  to: string
  advice?: string
}

/** What no import shows. */
const textRules: readonly TextRule[] = [
  {
    // Neither the compiler nor the linter catches this: `new Date()` reads the clock without naming `now`.
    name: 'no-clock-in-domain',
    files: 'src/domain/**/*.ts',
    text: /\bDate\(\s*\)|\bnew Date\b(?!\s*\()/,
    to: 'new Date()',
  },
  {
    name: 'transactions-in-commands',
    files: 'src/server/features/**/*.ts',
    mayHold: isInCommands,
    text: /\.transaction\(\)/,
    to: 'db.transaction()',
    advice: 'What changes several rows is a command: it belongs in features/<noun>/commands/<verb-noun>.ts.',
  },
  {
    name: 'queries-in-repositories',
    files: 'src/server/{features,engines}/**/*.ts',
    mayHold: (file) => isInCommands(file) || file.endsWith('repository.ts'),
    text: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    to: 'a query',
    advice: 'A query belongs in a repository, or in features/<noun>/commands/ when it is a step of a command.',
  },
]
const compositionRule = 'one-composition'
export const textRuleNames: string[] = [
  ...textRules.map(({ name }) => name),
  compositionRule,
  ...shelfRuleNames,
  ...grainRuleNames,
]

const findTextViolations = (
  root: string,
  { name, files, mayHold, text, to, advice: sentence }: TextRule,
): Violation[] =>
  globSync(files, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !mayHold?.(file))
    .filter((file) => text.test(readFileSync(join(root, file), 'utf8')))
    .map((from) => ({ rule: name, from, to, advice: sentence }))

/** An engine, limiter, breaker or budget that exists twice guards only half of the calls. */
const secondCompositions = (root: string): Violation[] =>
  findSecondCompositions(root).map(({ file, sentence }) => ({ rule: compositionRule, from: file, to: sentence }))

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
  const inTexts = textRules.flatMap((rule) => findTextViolations(root, rule))
  return {
    modules: own.length,
    violations: [
      ...found,
      ...inTexts,
      ...secondCompositions(root),
      ...findShelfViolations(root),
      ...findGrainViolations(root),
    ],
  }
}

async function main(): Promise<number> {
  const { modules, violations } = await checkArchitecture(process.cwd())
  for (const { rule, from, to, advice: sentence } of violations) {
    console.error([`${rule}: ${from} -> ${to}`, sentence].filter(Boolean).join('\n  '))
  }
  // With a TypeScript version it cannot read, dependency-cruiser finds no modules and reports no violations.
  if (modules === 0) console.error('The import check saw no modules, so it proves nothing.')
  else
    console.log(`${modules} modules, ${ruleNames.length + textRuleNames.length} rules, ${violations.length} violations`)
  return modules > 0 && violations.length === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = await main()
