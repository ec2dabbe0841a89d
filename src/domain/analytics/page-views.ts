export const pageViewDebounceMs = 10_000
export const pathCheckMs = 1000
export const sessionPingMs = 60_000

/** Staff and workshop pages are not counted: they are not visits by the people this product is for. */
export function isTrackedPath(path: string): boolean {
  return !/^\/(reggie-control|admin|wireframes)(\/|$)/.test(path)
}

/** When each path was last counted. */
export type PageViews = ReadonlyMap<string, number>

/**
 * The views with this one added, or undefined when it does not count: untracked, or already seen less than ten seconds
 * ago.
 */
export function countPageView(views: PageViews, path: string, now: number): PageViews | undefined {
  if (!isTrackedPath(path)) return undefined
  const lastAt = views.get(path)
  if (lastAt !== undefined && now - lastAt < pageViewDebounceMs) return undefined
  return new Map(views).set(path, now)
}
