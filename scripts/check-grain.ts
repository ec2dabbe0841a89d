import { globSync, readFileSync } from 'node:fs'
import { basename, join, posix, sep } from 'node:path'

interface GrainViolation {
  rule: string
  from: string
  to: string
}

interface SmallFile {
  file: string
  lines: number
  reader: string
}

export const grainRuleNames = ['one-reader', 'word-order']

const smallBelow = 40

/** Small files that one neighbor reads and that stay, by the reason. A name here that no longer needs it fails a test. */
export const smallByReason: Readonly<Record<string, readonly RegExp[]>> = {
  'a register lists many alike, one file each': [
    /^src\/server\/platform\/db\/migrations\//,
    /^src\/client\/areas\/workshop\/screens\/samples\//,
  ],
  'every browser test replaces it': [/^src\/client\/platform\/danger\/browser-judge\.ts$/],
}

/**
 * Small files with one reader, whatever keeps them apart: a lazy boundary, a layer, SQL, a language. Migrations, samples of
 * the workshop and the second language of a text come on top, because there will be more of them. The number may only fall.
 */
export const mostSmallFiles = 24

/** Every file of src under 40 lines that exactly one other file of src imports. */
export function listAllSmallFiles(root: string): SmallFile[] {
  const readers = new Map<string, Set<string>>()
  const files = listFiles(root, 'src')
  for (const file of files) {
    for (const { to } of listImports(file, readFileSync(join(root, file), 'utf8'), files)) {
      readers.set(to, (readers.get(to) ?? new Set<string>()).add(file))
    }
  }
  return files.flatMap((file) => {
    const [reader, second] = readers.get(file) ?? []
    const lines = countLines(root, file)
    return reader !== undefined && second === undefined && lines < smallBelow ? [{ file, lines, reader }] : []
  })
}

const countLines = (root: string, file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1

/** Whoever reads the only reader of a small piece has to open two files for one thought. */
export function findGrainViolations(root: string): GrainViolation[] {
  const reasons = Object.values(smallByReason).flat()
  const small = listSmallFiles(root)
    .filter(({ file }) => !reasons.some((pattern) => pattern.test(file)))
    .map(({ file, lines, reader }) => ({
      rule: 'one-reader',
      from: file,
      to: `${lines} lines that only ${reader} reads: they belong there`,
    }))
  return [...small, ...findTwins(root)]
}

/** Files under 40 lines that a single neighbor reads and could hold. */
export function listSmallFiles(root: string): SmallFile[] {
  const readers = new Map<string, Map<string, { isLazy: boolean }>>()
  const files = listFiles(root, '{src,scripts,bench,e2e}')
  for (const file of files) {
    for (const { to, isLazy } of listImports(file, readFileSync(join(root, file), 'utf8'), files)) {
      const found = readers.get(to) ?? new Map<string, { isLazy: boolean }>()
      readers.set(to, found.set(file, { isLazy: isLazy || found.get(file)?.isLazy === true }))
    }
  }
  return listFiles(root, 'src').flatMap((file) => {
    const [first, second] = readers.get(file) ?? []
    const lines = countLines(root, file)
    if (!first || second || lines >= smallBelow) return []
    const [reader, { isLazy }] = first
    return !isLazy && canHold(reader, file) ? [{ file, lines, reader }] : []
  })
}

/** The import rules keep layers, features, queries and commands apart. */
function canHold(reader: string, file: string): boolean {
  if (getRoom(reader) !== getRoom(file)) return false
  return [/repository\.ts$/, /\/commands\//].every((kind) => !kind.test(file) || kind.test(reader))
}

/** Features, engines and areas are rooms of their own; elsewhere a layer is one. */
function getRoom(file: string): string {
  const [, layer = '', part = '', name = ''] = file.split('/')
  if (layer !== 'server' && layer !== 'client') return layer
  return ['features', 'engines', 'areas'].includes(part) ? `${layer}/${part}/${name}` : `${layer}/${part}`
}

/** What differs only in the order of its words is found by the wrong name first. */
function findTwins(root: string): GrainViolation[] {
  const seen = new Map<string, string>()
  return listFiles(root, '{src,scripts}').flatMap((file) => {
    const stem = basename(file).replace(/\.\w+$/, '')
    const words = stem.split('-').toSorted().join('-')
    const first = seen.get(words) ?? file
    seen.set(words, first)
    const isTwin = basename(first).replace(/\.\w+$/, '') !== stem
    return isTwin ? [{ rule: 'word-order', from: file, to: `has the words of ${first}: name what it does` }] : []
  })
}

function listImports(from: string, text: string, files: readonly string[]): { to: string; isLazy: boolean }[] {
  const resolve = (to: string) =>
    to.startsWith('#') ? `src/${to.slice(1)}` : posix.join(posix.dirname(from), to.startsWith('.') ? to : 'package')
  const find = (pattern: RegExp, isLazy: boolean) =>
    [...text.matchAll(pattern)].map(([, to = '']) => ({ to: resolve(to), isLazy }))
  return [
    ...find(/^(?:import|export)\b(?:[^'"`;=]*\bfrom )?\s*'([^'\n]+)'/gm, false),
    ...find(/\bimport\(\s*'([^'\n]+)'/g, true),
    ...[...text.matchAll(/\bimport\.meta\.glob(?:<\w+>)?\('([^'\n]+)'(.*)\)/g)].flatMap(
      ([, pattern = '', options = '']) => {
        const base = /\bbase: '([^']+)'/.exec(options)?.[1] ?? '.'
        const found = posix.join(posix.dirname(from), base, pattern)
        const isLazy = !options.includes('eager: true')
        return files.filter((file) => posix.matchesGlob(file, found)).map((to) => ({ to, isLazy }))
      },
    ),
  ]
}

function listFiles(root: string, folders: string): string[] {
  return globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .toSorted()
}
