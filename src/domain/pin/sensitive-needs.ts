import { type NeedKey, needKeys, type Needs, type SavedNeeds } from '#domain/needs/needs.ts'
import { answersNeed } from '#domain/resources/answers-need.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** Needs that could harm a person if others learned of them; each can be left out of a save (T-10.2). */
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

/** Only the needs the person chose to save, and never their free text. */
export function toSavedNeeds(needs: Needs, leftOut: ReadonlySet<NeedKey>): SavedNeeds {
  return Object.fromEntries(
    chosen(needs)
      .filter((need) => !leftOut.has(need))
      .map((need) => [need, true]),
  )
}

/**
 * A listing in a category that is left out, or that matches only needs left out, would reveal them; with another
 * matching need it stays.
 */
export function revealsLeftOutNeed(resource: Resource, needs: Needs, leftOut: ReadonlySet<NeedKey>): boolean {
  if ([...leftOut].some((need) => need === resource.category)) return true
  const answered = chosen(needs).filter((need) => need !== 'other' && answersNeed(resource, need))
  return answered.length > 0 && answered.every((need) => leftOut.has(need))
}
