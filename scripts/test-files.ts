import { globSync } from 'node:fs'

export const unitTestFiles = (root = process.cwd()): string[] =>
  globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: root })

export const journeyFiles = (root = process.cwd()): string[] => globSync('e2e/*.spec.ts', { cwd: root })

/** For `npm run unit`: the second database engine repeats the server tests; npm test and npm run check run it. */
export const withoutSecondEngine = ['--project=!server-pglite', '--project=!server-postgres']

/** The file arguments; the value of an option is not one. */
export function listFileFilters(args: readonly string[], optionsWithValue: readonly string[]): string[] {
  return args.filter((arg, index) => !arg.startsWith('-') && !optionsWithValue.includes(args[index - 1] ?? ''))
}

/** The first filter that matches no file: the run would skip it silently. */
export function findUnmatched(filters: readonly string[], files: readonly string[]): string | null {
  return filters.find((filter) => !files.some((file) => file.includes(withoutLine(filter)))) ?? null
}

/** `chat.spec.ts:40` names a test by its line. */
const withoutLine = (filter: string) => filter.replace(/^\.\//, '').replace(/:\d+$/, '')
