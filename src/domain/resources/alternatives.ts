import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { answersNeed } from '#domain/resources/answers-need.ts'
import { canConnect } from '#domain/resources/can-connect.ts'
import { buildPhoneLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { computeNameSimilarity } from '#domain/text/similar.ts'

const mostAlternatives = 2
/** At this similarity two names count as the same organization. */
const sameName = 0.85

/**
 * The next best listings when one does not answer or declines: in search order, for the same need, from other
 * organizations, and reachable. Those that can get the same request come first, because the person chose to be
 * introduced. `contactedIds` are listings the person already wrote to.
 */
export function pickAlternatives(
  listing: Resource,
  results: readonly Resource[],
  contactedIds: ReadonlySet<string> = new Set(),
): Resource[] {
  const needs = listNeeds(listing)
  const picked: Resource[] = []
  for (const candidate of [...results.filter(canConnect), ...results.filter((other) => !canConnect(other))]) {
    if (picked.length === mostAlternatives) break
    const isOther = ![listing, ...picked].some((other) => isSameOrganization(other, candidate))
    const helps = needs.some((need) => answersNeed(candidate, need))
    if (isOther && helps && !contactedIds.has(candidate.id) && buildPhoneLinks(candidate).length > 0)
      picked.push(candidate)
  }
  return picked
}

/** The needs the search matched; otherwise those of its category. */
function listNeeds(listing: Resource): readonly NeedKey[] {
  if (listing.needs && listing.needs.length > 0) return listing.needs
  return needKeys.filter((need) => answersNeed(listing, need))
}

function isSameOrganization(a: Resource, b: Resource): boolean {
  if (a.id === b.id) return true
  return listNames(a).some((name) => listNames(b).some((other) => computeNameSimilarity(name, other) >= sameName))
}

const listNames = ({ name, organization }: Resource) => (organization ? [organization, name] : [name])
