import { hashTerm } from '../text/hash-term.ts'

/**
 * For each term of a guide the details it tells of, and how much more than a term that is not theirs. Terms are known by a
 * 32-bit number and sorted by it: a map of words for each of three thousand details would take thirty megabytes.
 */
export interface DetailTable {
  terms: Uint32Array
  /** The entries of term n stand from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array
  details: Uint16Array
  worth: Float32Array
}

export function packDetailTable(lists: readonly ReadonlyMap<string, number>[]): DetailTable {
  const entries = lists.flatMap((list, detail) =>
    Array.from(list, ([term, worth]) => ({ hash: hashTerm(term, 0), detail, worth })),
  )
  entries.sort((a, b) => a.hash - b.hash || a.detail - b.detail)
  const isFirst = entries.map(({ hash }, at) => hash !== entries[at - 1]?.hash)
  const firsts = [...entries.keys()].filter((at) => isFirst[at])
  return {
    terms: Uint32Array.from(firsts, (at) => entries[at]?.hash ?? 0),
    starts: Uint32Array.from([...firsts, entries.length]),
    details: Uint16Array.from(entries, ({ detail }) => detail),
    worth: Float32Array.from(entries, ({ worth }) => worth),
  }
}

/** Adds what a term is worth, times its weight, to the sum of each detail it tells of. */
export function addTerm(table: DetailTable, hash: number, weight: number, sums: Float64Array): void {
  const { terms, starts, details, worth } = table
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  if (terms[low] !== hash) return
  const end = starts[low + 1] ?? 0
  for (let at = starts[low] ?? end; at < end; at += 1) {
    const detail = details[at] ?? 0
    sums[detail] = (sums[detail] ?? 0) + weight * (worth[at] ?? 0)
  }
}
