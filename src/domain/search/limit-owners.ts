/** One organization appears at most twice among this many. */
const firstTen = 10
const maxPerOwner = 2

/** Moves the third and further listings of one organization behind the first ten. */
export function limitOwners<Entry>(entries: readonly Entry[], getOwner: (entry: Entry) => number): Entry[] {
  const counts = new Map<number, number>()
  const first: Entry[] = []
  const later: Entry[] = []
  for (const entry of entries) {
    const count = counts.get(getOwner(entry)) ?? 0
    counts.set(getOwner(entry), count + 1)
    if (first.length < firstTen && count < maxPerOwner) first.push(entry)
    else later.push(entry)
  }
  return [...first, ...later]
}
