import type { Resource } from '#domain/resources/resource.ts'
import { isSameListing, listMatchKeys } from './same-listing.ts'

/**
 * One list without doubles. Earlier lists win, so the directory comes first; what nobody checked always loses. The
 * record that stays gains what it lacked and says who else lists it.
 */
export function mergeResources(lists: readonly (readonly Resource[])[]): Resource[] {
  const all = lists.flatMap((list, index) => list.map((resource) => ({ resource, list: index })))
  const kept: MergedEntry[] = []
  const byKey = new Map<string, Set<MergedEntry>>()
  for (const { resource, list } of all.toSorted((a, b) => getRank(a.resource) - getRank(b.resource))) {
    const possible = new Set(listMatchKeys(resource).flatMap((key) => [...(byKey.get(key) ?? [])]))
    const known = [...possible].find((one) => isDouble(one, resource, list))
    const entry = known ?? { resource, lists: new Set<number>() }
    if (known) known.resource = joined(known.resource, resource)
    else kept.push(entry)
    entry.lists.add(list)
    for (const key of listMatchKeys(entry.resource)) byKey.set(key, (byKey.get(key) ?? new Set()).add(entry))
  }
  return kept.map(({ resource }) => resource)
}

interface MergedEntry {
  resource: Resource
  lists: Set<number>
}

const getRank = ({ isUnchecked }: Resource) => (isUnchecked ? 1 : 0)

/** One list does not hold a place twice by mistake; only a model's may. */
function isDouble({ resource: kept, lists }: MergedEntry, other: Resource, list: number): boolean {
  if (kept.id === other.id) return true
  return (!lists.has(list) || Boolean(other.isUnchecked)) && isSameListing(kept, other)
}

function joined(kept: Resource, other: Resource): Resource {
  const publishers = [...(kept.alsoListedBy ?? []), other.source?.publisher, ...(other.alsoListedBy ?? [])]
  const alsoListedBy = [...new Set(publishers.filter((one) => one !== undefined && one !== kept.source?.publisher))]
  const named = alsoListedBy.length > 0 ? { ...kept, alsoListedBy: alsoListedBy as string[] } : kept
  // What nobody checked adds no facts to a record that a publisher answers for.
  return other.isUnchecked && !kept.isUnchecked ? named : withMissing(named, other)
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
  'distanceKm',
  'schedule',
  'isAlwaysOpen',
  'cost',
] as const
const joinable = ['serviceIds', 'services', 'needs', 'languages', 'requiredDocuments'] as const

function withMissing(kept: Resource, other: Resource): Resource {
  const filled = fillable.filter((key) => isMissing(kept[key]) && !isMissing(other[key]))
  const lists = joinable.filter((key) => (other[key]?.length ?? 0) > 0)
  const both = (key: (typeof joinable)[number]) => [...new Set<string>([...(kept[key] ?? []), ...(other[key] ?? [])])]
  return {
    ...kept,
    ...Object.fromEntries(filled.map((key) => [key, other[key]])),
    ...Object.fromEntries(lists.map((key) => [key, both(key)])),
    ...(!kept.phones?.length && other.phones?.length ? { phones: other.phones } : {}),
    ...(kept.facts || other.facts ? { facts: joinedFacts(kept.facts, other.facts) } : {}),
  }
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** A known fact keeps its own source and date; only unknown ones are filled. */
function joinedFacts(kept: Resource['facts'], other: Resource['facts']): Resource['facts'] {
  if (!kept || !other) return kept ?? other
  const names = Object.keys(kept) as (keyof typeof kept)[]
  return Object.fromEntries(
    names.map((name) => [name, kept[name].value === 'unknown' ? other[name] : kept[name]]),
  ) as typeof kept
}
