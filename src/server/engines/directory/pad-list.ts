const lengths = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256]

/**
 * Pads the list to one of a few lengths by repeating its last entry, so that the engine prepares only a few statements
 * instead of one per length.
 */
export function padList<Entry>(list: readonly Entry[]): Entry[] {
  const last = list.at(-1)
  if (last === undefined) return []
  const length = lengths.find((fixed) => fixed >= list.length) ?? list.length
  return [...list, ...Array.from({ length: length - list.length }, () => last)]
}

export function* splitIntoChunks<Entry>(list: Iterable<Entry>, size: number): Generator<Entry[]> {
  let chunk: Entry[] = []
  for (const entry of list) {
    chunk.push(entry)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
