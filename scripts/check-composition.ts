import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const compositionRoot = 'src/server/services.ts'

/** What a part builds for itself; everything else that is shared, `services.ts` builds. */
const builtInside: Readonly<Record<string, string>> = {
  counters: 'src/server/joins.ts',
  createJudge: 'src/server/engines/danger/shipped-judge.ts',
  guardedAssistant: 'src/server/engines/assistant/reggie.ts',
  modelAssistant: 'src/server/engines/assistant/reggie.ts',
  outboxRepository: 'src/server/features/introductions/commands/notify-partner.ts',
}

/** Calls that build something else of the same kind. */
const otherUses: Readonly<Record<string, readonly string[]>> = {
  // Each outside source has a breaker of its own, so that one that is down does not silence the others.
  createBreaker: ['src/server/engines/sources/configured.ts'],
}

/** Functions that `services.ts` uses and does not build with. */
const isUse = (name: string) => /^(?:find|to|derive)[A-Z]|^reserve$/.test(name)

/** A repository may also be opened on a transaction; where features are composed, the shared one is taken. */
const mayOpen = (name: string, file: string) =>
  name.endsWith('Repository') && !(name in builtInside) && !/(?:register|routes|app|jobs|joins)\.ts$/.test(file)

export interface CompositionFault {
  file: string
  sentence: string
}

/** Factory → the one file that calls it: read from what `services.ts` builds. */
export function listFactories(root: string): Map<string, string> {
  const homes = new Map(Object.entries(builtInside))
  const file = join(root, compositionRoot)
  if (!existsSync(file)) return homes
  const text = readFileSync(file, 'utf8')
  for (const { name, local, from } of readImports(text)) {
    if (/^\.\/(?:engines|features|platform)\//.test(from) && !isUse(name) && countCalls(text, local) > 0)
      homes.set(name, compositionRoot)
  }
  return homes
}

/** Second compositions of what is built once per process. */
export function findSecondCompositions(root: string): CompositionFault[] {
  const homes = listFactories(root)
  const files = globSync('src/server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return readImports(text).flatMap(({ name, local }) => {
      const home = homes.get(name)
      const calls = countCalls(text, local)
      if (home === undefined || calls <= (file === home ? 1 : 0)) return []
      if (otherUses[name]?.includes(file) || (file !== home && mayOpen(name, file))) return []
      const place = home === compositionRoot ? `${home}: take it from the services of \`register\`` : home
      return [{ file, sentence: `${name} is called once per process, in ${place}` }]
    })
  })
}

/** Imports of values, each with the name it has in this file. */
function readImports(text: string): { name: string; local: string; from: string }[] {
  return [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => {
        const [name = '', local = name] = part.split(' as ')
        return { name, local, from }
      }),
  )
}

const countCalls = (text: string, name: string): number => [...text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].length
