/** Shorter texts are read again faster than they are looked up. */
const shortest = 64

/** How many readings, one inside the other, are under way. */
let readings = 0
const forgetting: (() => void)[] = []

/**
 * While a message is read, what was found for its texts is remembered: a dozen readers fold the same four thousand letters,
 * each for its own question. When the reading ends everything is forgotten, because nothing that a person wrote may stay.
 * The work of `read` up to its first wait counts.
 */
export function whileReading<Result>(read: () => Result): Result {
  readings += 1
  try {
    return read()
  } finally {
    readings -= 1
    if (readings === 0) for (const forget of forgetting) forget()
  }
}

export const isReading = (): boolean => readings > 0

/** What was found for each text of the reading under way; outside a reading nothing is kept. */
export interface ReadingMemory<Found> {
  get(text: string): Found | undefined
  set(text: string, found: Found): void
}

export function createReadingMemory<Found>(): ReadingMemory<Found> {
  const memory = new Map<string, Found>()
  // Many patterns are asked about one text after the other.
  let last: { text: string; found: Found } | undefined
  forgetting.push(() => {
    memory.clear()
    last = undefined
  })
  return {
    get(text) {
      if (last?.text === text) return last.found
      const found = memory.get(text)
      if (found !== undefined) last = { text, found }
      return found
    },
    set(text, found) {
      if (readings === 0) return
      memory.set(text, found)
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
    if (readings === 0 || text.length < fewest) return find(text)
    const known = found.get(text)
    if (known !== undefined) return known
    const fresh = find(text)
    found.set(text, fresh)
    return fresh
  }
}
