import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ShelfViolation {
  rule: string
  from: string
  to: string
}

export const shelfRuleNames = ['copied-helper', 'formats-in-one-place']

/** What belongs in `src/client/shared` and stands elsewhere. */
export function findShelfViolations(root: string): ShelfViolation[] {
  return [...handmadeFormats(root), ...copiedHelpers(root)]
}

/** A copy drifts from its original: half of the screens showed one date in another way. */
function handmadeFormats(root: string): ShelfViolation[] {
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
function copiedHelpers(root: string): ShelfViolation[] {
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
