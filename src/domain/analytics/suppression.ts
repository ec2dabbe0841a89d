/** Smaller counts could identify a person, so they are never shown (T-9.2). */
const minVisibleCount = 11

export function suppressSmallCount(count: number): number | null {
  return count >= minVisibleCount ? count : null
}
