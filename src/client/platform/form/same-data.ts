/** Compares plain data; key order does not matter. */
export function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(value)) === JSON.stringify(inOrder(other))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([key], [other]) => key.localeCompare(other))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}
