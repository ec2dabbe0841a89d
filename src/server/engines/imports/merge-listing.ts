import { getKind } from '#domain/directory/classify-kind.ts'
import type { Listing } from '#domain/directory/listing.ts'

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Fields a second source may fill in. The listing's kind, location and source stay. */
const fillable = [
  'organization',
  'note',
  'street',
  'city',
  'zip',
  'countyFips',
  'phones',
  'website',
  'hours',
  'languages',
  'cost',
  'requiredDocuments',
  'services',
  'assuredOn',
] as const satisfies readonly (keyof Listing)[]

/** The listing with empty fields filled from another; the same object when there was nothing to fill. */
export function fillBlanks(existing: Listing, other: Listing): Listing {
  const filled = fillable.filter((field) => isBlank(existing[field]) && !isBlank(other[field]))
  const hasNewFacts = Object.keys(other.facts).some((fact) => !(fact in existing.facts))
  const takesPosition = existing.position?.precision !== 'exact' && other.position?.precision === 'exact'
  const takesKind = other.kind !== undefined && getKind(existing) === 'unknown'
  if (filled.length === 0 && !hasNewFacts && !takesPosition && !takesKind) return existing
  return {
    ...existing,
    ...(takesKind && { kind: other.kind }),
    ...Object.fromEntries(filled.map((field) => [field, other[field]])),
    facts: { ...other.facts, ...existing.facts },
    position: takesPosition ? other.position : existing.position,
    otherSourceIds: mergeSourceIds(existing, other, existing.sourceId),
  }
}

/**
 * The new listing replaces the old one; earlier sources are still named. A kind that was compiled or set by a person is
 * better than one derived from the new row's services.
 */
export function replaceListing(existing: Listing, other: Listing): Listing {
  const kind = other.kind ?? existing.kind
  const serves = other.serves ?? existing.serves
  return {
    ...other,
    ...(kind && { kind }),
    ...(serves && { serves }),
    id: existing.id,
    otherSourceIds: mergeSourceIds(existing, other, other.sourceId),
  }
}

function mergeSourceIds(existing: Listing, other: Listing, own: string): string[] {
  const all = new Set([...existing.otherSourceIds, existing.sourceId, ...other.otherSourceIds, other.sourceId])
  all.delete(own)
  return [...all].slice(0, 10)
}
