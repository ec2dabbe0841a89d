/** Shorter texts are read again faster than they are looked up. */
const shortest = 64

/** How many readings, one inside the other, are under way. */
let readings = 0
const memories: Map<string, unknown>[] = []

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
    if (readings === 0) for (const memory of memories) memory.clear()
  }
}

/** For pure functions of a text whose results nobody changes. Outside a reading nothing is remembered. */
export function rememberText<Found extends string | object>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>()
  memories.push(found)
  return (text) => {
    if (readings === 0 || text.length < shortest) return find(text)
    const known = found.get(text)
    if (known !== undefined) return known
    const fresh = find(text)
    found.set(text, fresh)
    return fresh
  }
}
