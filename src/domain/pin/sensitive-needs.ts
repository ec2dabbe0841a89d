import { type NeedKey, needKeys, type Needs, type SavedNeeds } from '#domain/needs/needs.ts'
import { answersNeed } from '#domain/resources/answers-need.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** Needs that can harm a person if the wrong people learn of them; each can be left out of a save (T-10.2). */
const sensitiveNeeds: ReadonlySet<NeedKey> = new Set([
  'legal',
  'healthcare',
  'mental-health',
  'recovery-support',
  'family-child-support',
  'restorative-justice',
  'sobriety',
])

const chosen = (needs: Needs): NeedKey[] => needKeys.filter((need) => needs[need])

export const listChosenSensitiveNeeds = (needs: Needs): NeedKey[] =>
  chosen(needs).filter((need) => sensitiveNeeds.has(need))

/** Only what is to be kept, and never a person's own words. */
export function toSavedNeeds(needs: Needs, leftOut: ReadonlySet<NeedKey>): SavedNeeds {
  return Object.fromEntries(
    chosen(needs)
      .filter((need) => !leftOut.has(need))
      .map((need) => [need, true]),
  )
}

/** A place that is there for what is left out would tell it just as well; with another reason to be there it stays. */
export function revealsLeftOutNeed(resource: Resource, needs: Needs, leftOut: ReadonlySet<NeedKey>): boolean {
  if ([...leftOut].some((need) => need === resource.category)) return true
  const answered = chosen(needs).filter((need) => need !== 'other' && answersNeed(resource, need))
  return answered.length > 0 && answered.every((need) => leftOut.has(need))
}
