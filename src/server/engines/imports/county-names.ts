import { splitWords } from '#domain/text/fold.ts'
import { computeNameSimilarity } from '#domain/text/similar.ts'
import type { CountyMatchCandidate } from './match-repository.ts'

/** From here on two names mean the same place. */
export const minNameSimilarity = 0.85

interface Entry {
  known: CountyMatchCandidate
  wordCount: number
}

export interface CountyNames {
  byWebsite(key: string): CountyMatchCandidate | undefined
  /** The most alike name, if it is alike enough. */
  similar(name: string): CountyMatchCandidate | undefined
}

/** The names of one county, found by the first letters of their words: comparing each with each takes too long. */
export function createCountyNames(listings: readonly CountyMatchCandidate[]): CountyNames {
  const byStart = new Map<string, Entry[]>()
  const websites = new Map<string, CountyMatchCandidate>()
  for (const known of listings) {
    if (known.websiteKey && !websites.has(known.websiteKey)) websites.set(known.websiteKey, known)
    const starts = listWordStarts(known.name)
    for (const start of starts) {
      const entries = byStart.get(start) ?? []
      if (entries.length === 0) byStart.set(start, entries)
      entries.push({ known, wordCount: starts.size })
    }
  }
  return {
    byWebsite: (key) => websites.get(key),
    similar(name) {
      const starts = listWordStarts(name)
      const shared = new Map<CountyMatchCandidate, number>()
      for (const start of starts) {
        for (const { known, wordCount } of byStart.get(start) ?? []) {
          shared.set(known, (shared.get(known) ?? 0) + 2 / (starts.size + wordCount))
        }
      }
      return mostAlike(name, shared)
    },
  }
}

/** Names that share too few words cannot be alike enough; one word may be written another way. */
function mostAlike(name: string, shared: ReadonlyMap<CountyMatchCandidate, number>): CountyMatchCandidate | undefined {
  let best: { known: CountyMatchCandidate; score: number } | undefined
  for (const [known, part] of shared) {
    if (part < 0.45) continue
    const score = computeNameSimilarity(name, known.name)
    if (score >= minNameSimilarity && score > (best?.score ?? 0)) best = { known, score }
  }
  return best?.known
}

function listWordStarts(name: string): Set<string> {
  return new Set(
    splitWords(name)
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 3)),
  )
}
