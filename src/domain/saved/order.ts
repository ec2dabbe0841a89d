import type { SavedResource } from './saved-resource.ts'

export const savedFilters = ['all', 'responded', 'pending'] as const
export type SavedFilter = (typeof savedFilters)[number]

const statusOrder: Record<SavedResource['warmIntroStatus'], number> = { responded: 0, pending: 1, none: 2 }

/** Responded first, newest response first; then pending, last sent first; then the rest as they were saved. */
export function sortSaved(list: readonly SavedResource[]): SavedResource[] {
  return list.toSorted(
    (a, b) => statusOrder[a.warmIntroStatus] - statusOrder[b.warmIntroStatus] || newness(b) - newness(a),
  )
}

function newness({ warmIntroStatus, providerResponse, warmIntroSentAt }: SavedResource): number {
  switch (warmIntroStatus) {
    case 'responded':
      return providerResponse?.respondedAt ?? 0
    case 'pending':
      return warmIntroSentAt ?? 0
    case 'none':
      return 0
  }
}

export function filterSaved(list: readonly SavedResource[], filter: SavedFilter): SavedResource[] {
  return list.filter(({ warmIntroStatus }) => filter === 'all' || warmIntroStatus === filter)
}

/** The count beside each filter. */
export function countSaved(list: readonly SavedResource[]): Record<SavedFilter, number> {
  const count = (filter: SavedFilter) => filterSaved(list, filter).length
  return { all: list.length, responded: count('responded'), pending: count('pending') }
}
