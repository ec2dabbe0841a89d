import { chooseKind, classifyByName } from '#domain/directory/classify-kind.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { guideLabels } from './guide-labels.ts'

interface GuideRow {
  name: string
  category: Listing['category']
  services: readonly string[]
}

/**
 * The kind of a row in a guide with listings of many kinds. Whoever serves survivors stays one, because their address is
 * withheld; then a telling name decides, then the label that fits the row's category, then the first label.
 */
export function classifyGuideRow({ name, category, services }: GuideRow): ListingKind {
  const kinds = services.flatMap((label) => guideLabels[label]?.kind ?? [])
  if (kinds.includes('survivor-program')) return 'survivor-program'
  const byPriority = kindPriority.filter((kind) => kinds.includes(kind))
  const others = kinds.filter((kind) => !kindPriority.includes(kind))
  return classifyByName(name) ?? chooseKind([...byPriority, ...others], category) ?? 'unknown'
}

/** Where several labels fit a row, what people need first and find least often elsewhere. */
const kindPriority: readonly ListingKind[] = [
  'emergency-shelter',
  'public-defender',
  'parole-or-probation-office',
  'coordinated-entry',
  'job-center',
  'reentry-program',
  'transitional-housing',
  'recovery-housing',
  'legal-aid',
  'health-center',
  'meal-site',
  'food-pantry',
  'day-center',
]
