/** Smaller counts could identify a person, so they are never shown (T-9.2). */
const smallestShownCount = 11

export function shownCount(count: number): number | null {
  return count >= smallestShownCount ? count : null
}
