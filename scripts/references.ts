import { readdir, readFile } from 'node:fs/promises'
import { join, posix, relative } from 'node:path'
import ts from 'typescript'

export interface TextFile {
  /** From the root of the repository, with forward slashes. */
  path: string
  text: string
}

/** The documents whose headings the numbers in code and docs refer to, by the letter of the number. */
const numbered = { T: 'docs/threat-model.md', R: 'docs/requirements.md' } as const
const number = /\b[TR]-\d+(?:\.\d+)?(?![\w-])/g

interface OutsideMark {
  mark: RegExp
  /** Skips a match when the text before it gives it another meaning. A lookbehind in `mark` would be slow. */
  unlessAfter?: RegExp
}

/** References to documents that are not in this repository, and to sections of them. */
const outside: readonly OutsideMark[] = [
  { mark: /\bthe specs?\b(?!-)/gi },
  { mark: /\bspecifications?\b/gi, unlessAfter: /[-/]$|\bData $/ },
  { mark: /\b(?:the|as) specified\b/gi },
  { mark: /§§? ?\d/g, unlessAfter: /\b(?:U\.S\.C\.|USC|CFR|C\.F\.R\.|Code|Const\.|Stat\.) ?$/ },
  // Followed by a coordinate it is part of an SVG path.
  { mark: /\bL[1-5]\b(?! ?-?\d)/g, unlessAfter: /[.-]$/ },
  { mark: /\bissues? #?\d+\b/gi },
  { mark: /\b(?:SPEC|THREATS|PAGES|DESIGN|BEYOND)\b/g },
  { mark: /\b(?:HOUSE|VOICE|STACK)\.md\b/g },
]

/** This test is about citations of laws. */
const citesLaws = new Set(['src/domain/grounding/ground.test.ts'])

/** The checker and its test contain the patterns they forbid. */
const isChecker = ({ path }: TextFile) => /^scripts\/references(\.test)?\.ts$/.test(path)
const isTest = (path: string) => /\.(test|spec)\.tsx?$|^src\/testing\//.test(path)

/** Data files that users read unchanged. */
const isShownData = (path: string) => /^data\/(knowledge|facts|opportunities)\/(?!SOURCE\.md)/.test(path)

const folders = ['.ci', 'bench', 'data', 'docs', 'e2e', 'scripts', 'src']
const readable = /\.(ts|tsx|mjs|css|html|json|md|svg|txt|vtt|webmanifest)$|^\.ci\/run$/
/** Generated, large, and without references: the names and addresses of listings, and the lockfile. */
const listings = /^data\/directory\/states\/|^package-lock\.json$/

/**
 * Every file of the repository; binary and generated ones have no text. Walks folders, so that it works without git.
 */
export async function readSources(root: string): Promise<TextFile[]> {
  const filesIn = async (folder: string, recursive: boolean) => {
    const entries = await readdir(join(root, folder), { recursive, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  }
  const found = await Promise.all([filesIn('.', false), ...folders.map((folder) => filesIn(folder, true))])
  const paths = found.flat().map((path) => relative(root, path).replaceAll('\\', '/'))
  const isText = (path: string) => readable.test(path) && !listings.test(path)
  return Promise.all(
    paths.map(async (path) => ({ path, text: isText(path) ? await readFile(join(root, path), 'utf8') : '' })),
  )
}

/** Every reference that does not resolve, as one line each. */
export function findProblems(files: readonly TextFile[]): string[] {
  const checked = files.filter((file) => !isChecker(file))
  const paths = new Set(files.map(({ path }) => path))
  return [
    ...findUnknownNumbers(checked),
    ...checked.flatMap(findOutsideMarks),
    ...checked.flatMap((file) => findBrokenLinks(file, paths, files)),
    ...checked.flatMap(findMarksOnScreen),
  ].toSorted()
}

const countLines = (text: string) => text.split('\n').length
const formatPosition = ({ path, text }: TextFile, index: number) => `${path}:${countLines(text.slice(0, index))}`

function listHeadings(files: readonly TextFile[], path: string): string[] {
  const text = files.find((file) => file.path === path)?.text ?? ''
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title.trim())
}

/** The numbers that have a heading, such as `### T-1.2 Ids are labels`. */
export function findKnownNumbers(files: readonly TextFile[]): Set<string> {
  const titles = Object.entries(numbered).flatMap(([letter, path]) =>
    listHeadings(files, path).filter((title) => title.startsWith(`${letter}-`)),
  )
  return new Set(titles.map((title) => title.split(' ')[0] ?? ''))
}

interface Mark {
  index: number
  mark: string
}

function findMarks(text: string, pattern: RegExp, unlessAfter = /-$/): Mark[] {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !unlessAfter.test(text.slice(Math.max(0, index - 12), index)))
    .map(({ index, 0: mark }) => ({ index, mark }))
}

function findUnknownNumbers(files: readonly TextFile[]): string[] {
  const knownNumbers = findKnownNumbers(files)
  return files.flatMap((file) =>
    findMarks(file.text, number)
      .filter(({ mark }) => !knownNumbers.has(mark))
      .map(({ index, mark }) => `${formatPosition(file, index)} ${mark} has no heading`),
  )
}

function findOutsideMarks(file: TextFile): string[] {
  if (citesLaws.has(file.path)) return []
  return outside.flatMap(({ mark: pattern, unlessAfter }) =>
    findMarks(file.text, pattern, unlessAfter).map(
      ({ index, mark }) => `${formatPosition(file, index)} “${mark}” is not in this repository`,
    ),
  )
}

/** The anchor GitHub gives to a heading. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')
}

function findBrokenLinks(file: TextFile, paths: ReadonlySet<string>, files: readonly TextFile[]): string[] {
  const exists = (path: string) => paths.has(path) || [...paths].some((knownPath) => knownPath.startsWith(`${path}/`))
  const isDecision = (decision: string) =>
    [...paths].some((knownPath) => knownPath.startsWith(`docs/decisions/${decision}-`))
  const problems: string[] = []
  const miss = (index: number, target: string) =>
    problems.push(`${formatPosition(file, index)} ${target} does not exist`)

  if (file.path.endsWith('.md') && !file.path.startsWith('data/knowledge/')) {
    for (const { index, 1: link = '' } of file.text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/i.test(link)) continue
      const [target = '', anchor] = link.split('#')
      const path = target === '' ? file.path : posix.join(posix.dirname(file.path), target)
      if (!exists(path)) miss(index, link)
      else if (anchor && !listHeadings(files, path).some((title) => toAnchor(title) === anchor)) miss(index, link)
    }
  }
  for (const { index, mark: path } of findMarks(file.text, /\bdocs\/[\w-]+(?:\/[\w-]+)*(?:\.md)?/g, /[./-]$/)) {
    const decision = /^docs\/decisions\/(\d{4})$/.exec(path)?.[1]
    if (decision ? !isDecision(decision) : !exists(path)) miss(index, path)
  }
  for (const { index, 1: list = '' } of file.text.matchAll(/\bdecisions? ((?:\d{4}(?:,? (?:to|and|or) |, )?)+)/gi)) {
    for (const [decision] of list.matchAll(/\d{4}/g)) if (!isDecision(decision)) miss(index, `decision ${decision}`)
  }
  return problems
}

/** Texts, guides, mails and all other strings of the product must not show our rule numbers to users. */
function findMarksOnScreen(file: TextFile): string[] {
  const { path, text } = file
  if (findMarks(text, number).length === 0) return []
  const found = isShownData(path)
    ? [{ index: 0, text }]
    : /^src\/.*\.tsx?$/.test(path) && !isTest(path)
      ? collectStrings(file)
      : []
  return found.flatMap((piece) =>
    findMarks(piece.text, number).map(
      ({ index, mark }) => `${formatPosition(file, piece.index + index)} ${mark} stands in a text people can read`,
    ),
  )
}

/** The string literals, template parts and JSX texts of a module, without its comments. */
function collectStrings({ path, text }: TextFile): { index: number; text: string }[] {
  const found: { index: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    ) {
      const index = node.getStart(source)
      found.push({ index, text: text.slice(index, node.getEnd()) })
    }
    ts.forEachChild(node, visit)
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  visit(source)
  return found
}
