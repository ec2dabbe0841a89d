/** Shorter texts are read again faster than they are looked up. */
const shortest = 64

/** What was found in the texts of one reading: each memory has its own part. */
type Findings = Map<object, Map<string, unknown>>

/** Of the reading under way. */
let current: Findings | undefined
const releasing: (() => void)[] = []

function switchTo(next: Findings | undefined): void {
  current = next
  for (const release of releasing) release()
}

/** Reads on: what earlier parts of the same reading found is still known. */
export type Reading = <Result>(read: () => Result) => Result

/**
 * A reading in several parts, between which others may read. What it found is its own, and is gone with it: nothing that a
 * person wrote may stay. The work of each `read` up to its first wait counts.
 */
export function openReading(): Reading {
  const own: Findings = new Map()
  return (read) => {
    const outer = current
    switchTo(own)
    try {
      return read()
    } finally {
      switchTo(outer)
    }
  }
}

/**
 * While a message is read, what was found for its texts is remembered: a dozen readers fold the same four thousand letters,
 * each for its own question. One reading inside another is part of it.
 */
export const whileReading = <Result>(read: () => Result): Result => (current ? read() : openReading()(read))

export const isReading = (): boolean => current !== undefined

/** What was found for each text of the reading under way; outside a reading nothing is kept. */
export interface ReadingMemory<Found> {
  get(text: string): Found | undefined
  set(text: string, found: Found): void
}

export function createReadingMemory<Found>(): ReadingMemory<Found> {
  const part = {}
  let memory: Map<string, Found> | undefined
  // Many patterns are asked about one text after the other.
  let last: { text: string; found: Found } | undefined
  releasing.push(() => {
    memory = undefined
    last = undefined
  })
  const open = (findings: Findings): Map<string, Found> => {
    const known = findings.get(part) as Map<string, Found> | undefined
    memory = known ?? new Map<string, Found>()
    if (!known) findings.set(part, memory)
    return memory
  }
  return {
    get(text) {
      if (last?.text === text) return last.found
      if (!current) return undefined
      const found = (memory ?? open(current)).get(text)
      if (found !== undefined) last = { text, found }
      return found
    },
    set(text, found) {
      if (!current) return
      ;(memory ?? open(current)).set(text, found)
      last = { text, found }
    },
  }
}

/**
 * For pure functions of a text whose results nobody changes. Outside a reading nothing is remembered. `fewest`: the letters
 * from which a text is looked up.
 */
export function rememberText<Found extends string | object>(
  find: (text: string) => Found,
  fewest = shortest,
): (text: string) => Found {
  const found = createReadingMemory<Found>()
  return (text) => {
    if (!current || text.length < fewest) return find(text)
    const known = found.get(text)
    if (known !== undefined) return known
    const fresh = find(text)
    found.set(text, fresh)
    return fresh
  }
}
