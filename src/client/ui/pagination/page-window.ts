/** The page numbers to offer: at most `max`, around the current one, never outside 1 to `total`. */
export function pageWindow(current: number, total: number, max = 5): number[] {
  const size = Math.max(0, Math.min(total, max))
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), total - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
