import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Resource } from './resource.ts'

/** Kinds that say better than the category what a listing is for. */
const preciseKinds = [
  'emergency-shelter',
  'id-office',
  'vital-records',
  'social-security-office',
  'benefits-office',
  'veterans-benefits',
  'child-support-office',
  'parole-or-probation-office',
  'food-pantry',
  'meal-site',
  'food-bank',
  'library',
  'hospital',
  'survivor-program',
  'tribal-government',
  'help-line',
  'homeless-office',
  'independent-living',
  'head-start',
  'wic-clinic',
] as const satisfies readonly ListingKind[]

/** Kinds that say less than a category, but more than "other". */
const vagueKinds = ['state-agency', 'national-program'] as const satisfies readonly ListingKind[]

export type LabeledKind = (typeof preciseKinds)[number] | (typeof vagueKinds)[number]

/** The kind to name a listing by; null where its category is the better name. */
export function chooseLabelKind({ kind, category }: Pick<Resource, 'kind' | 'category'>): LabeledKind | null {
  const choices: readonly LabeledKind[] = category === 'other' ? [...preciseKinds, ...vagueKinds] : preciseKinds
  return choices.find((choice) => choice === kind) ?? null
}
