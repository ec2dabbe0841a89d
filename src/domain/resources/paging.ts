export const resultsPerPage = 6

/** At least one: an empty list is one empty page. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / resultsPerPage))
}

/** The closest page that exists: a filter may have shortened the list. */
export function clampPage(page: number, total: number): number {
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1
  return Math.min(Math.max(1, wanted), countPages(total))
}

/** The items of a page, counted from 1. */
export function slicePage<Item>(items: readonly Item[], page: number): Item[] {
  const start = (clampPage(page, items.length) - 1) * resultsPerPage
  return items.slice(start, start + resultsPerPage)
}

/** First and last listing on a page, counted from 1, for “7–12 of 40”; zeros when the list is empty. */
export function getItemRange(page: number, total: number): { first: number; last: number } {
  if (total === 0) return { first: 0, last: 0 }
  const first = (clampPage(page, total) - 1) * resultsPerPage + 1
  return { first, last: Math.min(total, first + resultsPerPage - 1) }
}
