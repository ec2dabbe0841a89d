import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'

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

/** A copy drifts from its original: half of the screens showed one date in another way. */
function handmadeFormats(root: string): Violation[] {
  const formats =
    /\bIntl\.(?!DateTimeFormat\(\)\.resolvedOptions)\w+Format\(|\bIntl\.DisplayNames\(|\.toLocale(Date|Time)?String\(/
  return listClientFiles(root, '{app,areas,features,state}')
    .filter(({ text }) => formats.test(text))
    .map(({ file }) => ({
      rule: 'formats-in-one-place',
      from: file,
      to: 'dates, times and numbers are written by src/client/shared/formats',
    }))
}

/** Functions of one name in two features or areas, and names of `client/shared` that are declared again elsewhere. */
function copiedHelpers(root: string): Violation[] {
  const shelf = new Map(
    listClientFiles(root, 'shared').flatMap(({ file, text }) =>
      listDeclared(text, /^export (?:async )?(?:function|const) (\w+)/gm).map((name) => [name, file]),
    ),
  )
  const firstSeen = new Map<string, { file: string; room: string }>()
  return listClientFiles(root, '{areas,features}').flatMap(({ file, text }) => {
    const room = file.split('/').slice(0, 4).join('/')
    const again = listDeclared(text, /^(?:export )?(?:async )?(?:function|const) (\w+)/gm).filter((name) =>
      shelf.has(name),
    )
    const exported = listDeclared(text, /^export (?:async )?(?:function ([a-z]\w*)|const ([a-z]\w*)(?=\b.* =>))/gm)
    const copied = exported.filter((name) => {
      const first = firstSeen.get(name) ?? { file, room }
      firstSeen.set(name, first)
      return first.room !== room
    })
    return [
      ...again.map((name) => `“${name}” is in ${shelf.get(name)}: import it from there`),
      ...copied.map(
        (name) =>
          `“${name}” is also in ${firstSeen.get(name)?.file}: what two features need belongs in src/client/shared`,
      ),
    ].map((to) => ({ rule: 'copied-helper', from: file, to }))
  })
}

function listClientFiles(root: string, folders: string): { file: string; text: string }[] {
  return globSync(`src/client/${folders}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

const listDeclared = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, ...names]) => names.find((name) => name !== undefined) ?? '')

/** Reads every import below `root` and returns the violations and the number of modules read. */
export async function checkArchitecture(root: string): Promise<{ modules: number; violations: Violation[] }> {
  const folders = ['src', 'scripts', 'bench', 'e2e'].filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result')
  const found = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  const own = output.modules.filter(({ source }) => source.startsWith('src/'))
  return {
    modules: own.length,
    violations: [...found, ...clockReadings(root), ...handmadeFormats(root), ...copiedHelpers(root)],
  }
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
