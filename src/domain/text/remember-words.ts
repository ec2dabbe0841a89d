/** Few words make up most of what people write. */
const mostKept = 8000
/** No numbers, and nothing long. */
const isEveryday = /^[a-z]{1,12}$/

/**
 * Remembers what was found for everyday words, for pure functions of one folded word. They are kept from text to text
 * without order or writer, and forgotten all at once when there are too many.
 */
export function rememberWords<Found>(find: (word: string) => Found): (word: string) => Found {
  const kept = new Map<string, Found>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const found = find(word)
    if (kept.size === mostKept) kept.clear()
    if (isEveryday.test(word)) kept.set(word, found)
    return found
  }
}
