import type { Resource } from '#domain/resources/resource.ts'
import { isSameListing, listMatchKeys } from './same-listing.ts'

/**
 * One list without duplicates. Earlier lists win, so the directory comes first; unchecked results always lose. The
 * remaining record gets missing fields filled and names the other sources.
 */
export function mergeResources(lists: readonly (readonly Resource[])[]): Resource[] {
  const all = lists.flatMap((list, index) => list.map((resource) => ({ resource, list: index })))
  const merged: MergedEntry[] = []
  const byKey = new Map<string, Set<MergedEntry>>()
  for (const { resource, list } of all.toSorted((a, b) => getRank(a.resource) - getRank(b.resource))) {
    const possible = new Set(listMatchKeys(resource).flatMap((key) => [...(byKey.get(key) ?? [])]))
    const existing = [...possible].find((candidate) => isDouble(candidate, resource, list))
    const entry = existing ?? { resource, lists: new Set<number>() }
    if (existing) existing.resource = joined(existing.resource, resource)
    else merged.push(entry)
    entry.lists.add(list)
    for (const key of listMatchKeys(entry.resource)) byKey.set(key, (byKey.get(key) ?? new Set()).add(entry))
  }
  return merged.map(({ resource }) => resource)
}

interface MergedEntry {
  resource: Resource
  lists: Set<number>
}

const getRank = ({ isUnchecked }: Resource) => (isUnchecked ? 1 : 0)

/** One list does not contain a provider twice by mistake; only a model's list may. */
function isDouble({ resource: primary, lists }: MergedEntry, other: Resource, list: number): boolean {
  if (primary.id === other.id) return true
  return (!lists.has(list) || Boolean(other.isUnchecked)) && isSameListing(primary, other)
}

function joined(primary: Resource, other: Resource): Resource {
  const publishers = [...(primary.alsoListedBy ?? []), other.source?.publisher, ...(other.alsoListedBy ?? [])]
  const alsoListedBy = [
    ...new Set(publishers.filter((publisher) => publisher !== undefined && publisher !== primary.source?.publisher)),
  ]
  const named = alsoListedBy.length > 0 ? { ...primary, alsoListedBy: alsoListedBy as string[] } : primary
  // Unchecked results add no facts to a record from a publisher.
  return other.isUnchecked && !primary.isUnchecked ? named : withMissing(named, other)
}

const fillable = [
  'description',
  'address',
  'hours',
  'phone',
  'website',
  'organization',
  'city',
  'state',
  'zip',
  'county',
  'position',
  'schedule',
  'isAlwaysOpen',
  'timeZone',
  'cost',
] as const
const joinable = ['serviceIds', 'services', 'needs', 'languages', 'requiredDocuments'] as const

function withMissing(primary: Resource, other: Resource): Resource {
  const filled = fillable.filter((key) => isMissing(primary[key]) && !isMissing(other[key]))
  const lists = joinable.filter((key) => (other[key]?.length ?? 0) > 0)
  const both = (key: (typeof joinable)[number]) => [
    ...new Set<string>([...(primary[key] ?? []), ...(other[key] ?? [])]),
  ]
  return {
    ...primary,
    ...Object.fromEntries(filled.map((key) => [key, other[key]])),
    ...Object.fromEntries(lists.map((key) => [key, both(key)])),
    ...(!primary.phones?.length && other.phones?.length ? { phones: other.phones } : {}),
    ...(primary.facts || other.facts ? { facts: joinedFacts(primary.facts, other.facts) } : {}),
  }
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** A known fact keeps its own source and date; only unknown ones are filled. */
function joinedFacts(primary: Resource['facts'], other: Resource['facts']): Resource['facts'] {
  if (!primary || !other) return primary ?? other
  const known = Object.entries(primary).filter(([, fact]) => fact?.value !== 'unknown')
  return { ...primary, ...other, ...Object.fromEntries(known) }
}
