import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const testing = path.join(root, 'src/testing')
/** Every helper that opens a database, or asks which engine is used, imports this file. */
const engineHelper = path.join(testing, 'db.ts')

/** Files that use a database and still need only one engine, each with its reason. */
export const firstEngineOnly: Readonly<Record<string, string>> = {
  'src/server/bad-input.test.ts':
    'Input refused for its form reaches only the statements that identify the caller, and 17,000 requests take minutes.',
}

export interface EngineFiles {
  /** They run once per engine: what passes on one must pass on all. */
  eachEngine: string[]
  /** They use a database and run on the first engine. */
  firstEngine: string[]
  /** They reach no database and run once, without an engine. */
  noEngine: string[]
}

/** The server's test files by what their imports reach. */
export function findEngineFiles(): EngineFiles {
  const files = globSync(['src/server/**/*.test.ts', 'src/testing/**/*.test.ts'], { cwd: root }).toSorted()
  const using = files.filter((file) => usesEngine(path.join(root, file)))
  return {
    eachEngine: using.filter((file) => !(file in firstEngineOnly)),
    firstEngine: using.filter((file) => file in firstEngineOnly),
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
  return findHelpers(file).some((helper) => usesEngine(helper, seen))
}

/** Any quoted path counts, whatever the statement: an extra import costs one more run, a missed one loses a test. */
function findHelpers(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/['"`](#testing\/|\.{1,2}\/)([^'"`]+)['"`]/g)].flatMap(([, start = '', rest = '']) => {
    const helper = start === '#testing/' ? path.join(testing, rest) : path.resolve(path.dirname(file), start, rest)
    return helper.startsWith(`${testing}${path.sep}`) && existsSync(helper) ? [helper] : []
  })
}
