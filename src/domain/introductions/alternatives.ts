import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { answersNeed } from '#domain/resources/answers-need.ts'
import { buildPhoneLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { computeNameSimilarity } from '#domain/text/similar.ts'

const mostAlternatives = 2
/** From here on two names are the same organization. */
const sameName = 0.85

/**
 * The next best places when one does not answer or says no: in the order of the search, for the same need, of other
 * organizations, and such that can be reached. `asked` are places the person already wrote to.
 */
export function pickAlternatives(
  place: Resource,
  results: readonly Resource[],
  asked: ReadonlySet<string> = new Set(),
): Resource[] {
  const needs = listNeeds(place)
  const picked: Resource[] = []
  for (const candidate of results) {
    if (picked.length === mostAlternatives) break
    const isOther = ![place, ...picked].some((one) => isSameOrganization(one, candidate))
    const helps = needs.some((need) => answersNeed(candidate, need))
    if (isOther && helps && !asked.has(candidate.id) && buildPhoneLinks(candidate).length > 0) picked.push(candidate)
  }
  return picked
}

/** What the search said it is for; otherwise what its category says. */
function listNeeds(place: Resource): readonly NeedKey[] {
  if (place.needs && place.needs.length > 0) return place.needs
  return needKeys.filter((need) => answersNeed(place, need))
}

function isSameOrganization(a: Resource, b: Resource): boolean {
  if (a.id === b.id) return true
  return listNames(a).some((name) => listNames(b).some((other) => computeNameSimilarity(name, other) >= sameName))
}

const listNames = ({ name, organization }: Resource) => (organization ? [organization, name] : [name])
