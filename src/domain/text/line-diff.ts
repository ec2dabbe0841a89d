/** One line of both texts side by side. A changed line appears in both columns. */
export interface DiffRow {
  kind: 'same' | 'changed' | 'removed' | 'added'
  before: string | null
  after: string | null
}

/** Above this many pairs, comparing all lines takes too long while the user types. */
const mostPairs = 250_000

/** The status of each line, in order. Two empty texts are the same. */
export function diffLines(before: string, after: string): DiffRow[] {
  const [old, now] = [splitLines(before), splitLines(after)]
  const start = sameAtStart(old, now)
  const end = sameAtEnd(old.slice(start), now.slice(start))
  const [oldMiddle, newMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  return [
    ...old.slice(0, start).map(same),
    ...middleRows(oldMiddle, newMiddle),
    ...old.slice(old.length - end).map(same),
  ]
}

export const isUnchanged = (rows: readonly DiffRow[]): boolean => rows.every(({ kind }) => kind === 'same')

const same = (line: string): DiffRow => ({ kind: 'same', before: line, after: line })
const splitLines = (text: string) => (text === '' ? [] : text.split(/\r\n|\r|\n/))

function sameAtStart(old: readonly string[], now: readonly string[]): number {
  const different = old.findIndex((line, at) => line !== now[at])
  return different === -1 ? old.length : different
}

function sameAtEnd(old: readonly string[], now: readonly string[]): number {
  return sameAtStart(old.toReversed(), now.toReversed())
}

function middleRows(old: readonly string[], now: readonly string[]): DiffRow[] {
  if (old.length * now.length > mostPairs) return paired(old, now)
  const longest = commonLengths(old, now)
  const rows: DiffRow[] = []
  let [i, j, out, put]: [number, number, string[], string[]] = [0, 0, [], []]
  const flush = () => {
    rows.push(...paired(out, put))
    out = []
    put = []
  }
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      flush()
      rows.push(same(old[i] as string))
      i += 1
      j += 1
    } else if (at(longest, i + 1, j) >= at(longest, i, j + 1)) out.push(old[i++] as string)
    else put.push(now[j++] as string)
  }
  out.push(...old.slice(i))
  put.push(...now.slice(j))
  flush()
  return rows
}

/** Pairs removed and added lines at the same position. */
function paired(out: readonly string[], put: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(out.length, put.length) }, (_, index): DiffRow => {
    const [before, after] = [out[index] ?? null, put[index] ?? null]
    return { kind: before === null ? 'added' : after === null ? 'removed' : 'changed', before, after }
  })
}

const at = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0

/** Length of the longest common subsequence for every pair of suffixes. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const table: number[][] = Array.from({ length: old.length + 1 }, () => [])
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i] as number[]
      row[j] = old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}
