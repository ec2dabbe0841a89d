import { useSyncExternalStore } from 'react'
import { type ReentryFact, reentryFacts } from '#domain/directory/reentry-facts.ts'
import { readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'

const none: readonly ReentryFact[] = []

/**
 * What a person checked about themselves. It never leaves the device: only the list, its cards and the dialog read it,
 * and the import rule `own-facts-stay` keeps it so.
 */
const ownFacts = storedReading(['about-me'], () => {
  const stored: readonly unknown[] = readKey('about-me')
  return reentryFacts.filter((fact) => stored.includes(fact))
})

export const useOwnFacts = (): readonly ReentryFact[] =>
  useSyncExternalStore(ownFacts.subscribe, ownFacts.get, () => none)

export function keepOwnFacts(facts: readonly ReentryFact[]): void {
  if (facts.length > 0) writeKey('about-me', [...facts])
  else removeKey('about-me')
}
