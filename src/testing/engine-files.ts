import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const testing = path.join(root, 'src/testing')
/** Whoever knows which engine a run is about, or opens its database, does so through this file. */
const engineHelper = path.join(testing, 'db.ts')

/** Files that use a database and still need only one engine, each with its reason. */
export const onFirstEngineOnly: Readonly<Record<string, string>> = {
  'src/server/bad-input.test.ts':
    'What is refused for its form reaches no statement but those that tell who is calling, and 17,000 requests take minutes.',
}

export interface EngineFiles {
  /** They run once per engine: what passes on one must pass on all. */
  eachEngine: string[]
  /** They use a database and run on the first engine. */
  firstEngine: string[]
  /** No engine can make a difference to them: they run once, without any. */
  noEngine: string[]
}

/** The server's test files by what their imports reach. */
export function engineFiles(): EngineFiles {
  const files = globSync(['src/server/**/*.test.ts', 'src/testing/**/*.test.ts'], { cwd: root }).toSorted()
  const using = files.filter((file) => usesEngine(path.join(root, file)))
  return {
    eachEngine: using.filter((file) => !(file in onFirstEngineOnly)),
    firstEngine: using.filter((file) => file in onFirstEngineOnly),
    noEngine: files.filter((file) => !using.includes(file)),
  }
}

/**
 * True when a test file's imports lead to the engine. Only test helpers are followed: no other source may import them
 * (`testing-only-in-tests` of the import rules).
 */
export function usesEngine(file: string, seen = new Set<string>()): boolean {
  if (file === engineHelper) return true
  if (seen.has(file)) return false
  seen.add(file)
  return helpersOf(file).some((helper) => usesEngine(helper, seen))
}

/** Any quoted path counts, whatever the statement around it: an import too many costs a run, one too few a proof. */
function helpersOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/['"`](#testing\/|\.{1,2}\/)([^'"`]+)['"`]/g)].flatMap(([, start = '', rest = '']) => {
    const helper = start === '#testing/' ? path.join(testing, rest) : path.resolve(path.dirname(file), start, rest)
    return helper.startsWith(`${testing}${path.sep}`) && existsSync(helper) ? [helper] : []
  })
}
