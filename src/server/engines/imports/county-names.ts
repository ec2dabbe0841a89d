import { splitWords } from '#domain/text/fold.ts'
import { computeNameSimilarity } from '#domain/text/similar.ts'
import type { CountyMatchCandidate } from './match-repository.ts'

/** From this similarity on, two names mean the same listing. */
export const minNameSimilarity = 0.85

interface Entry {
  candidate: CountyMatchCandidate
  wordCount: number
}

export interface CountyNames {
  byWebsite(key: string): CountyMatchCandidate | undefined
  /** The most similar name, if it is similar enough. */
  similar(name: string): CountyMatchCandidate | undefined
}

/** The names of one county, indexed by the first letters of their words: comparing every pair takes too long. */
export function createCountyNames(listings: readonly CountyMatchCandidate[]): CountyNames {
  const byStart = new Map<string, Entry[]>()
  const websites = new Map<string, CountyMatchCandidate>()
  for (const candidate of listings) {
    if (candidate.websiteKey && !websites.has(candidate.websiteKey)) websites.set(candidate.websiteKey, candidate)
    const starts = listWordStarts(candidate.name)
    for (const start of starts) {
      const entries = byStart.get(start) ?? []
      if (entries.length === 0) byStart.set(start, entries)
      entries.push({ candidate, wordCount: starts.size })
    }
  }
  return {
    byWebsite: (key) => websites.get(key),
    similar(name) {
      const starts = listWordStarts(name)
      const shared = new Map<CountyMatchCandidate, number>()
      for (const start of starts) {
        for (const { candidate, wordCount } of byStart.get(start) ?? []) {
          shared.set(candidate, (shared.get(candidate) ?? 0) + 2 / (starts.size + wordCount))
        }
      }
      return mostAlike(name, shared)
    },
  }
}

/** Names that share too few words cannot be similar enough; one word may be spelled differently. */
function mostAlike(name: string, shared: ReadonlyMap<CountyMatchCandidate, number>): CountyMatchCandidate | undefined {
  let best: { candidate: CountyMatchCandidate; score: number } | undefined
  for (const [candidate, part] of shared) {
    if (part < 0.45) continue
    const score = computeNameSimilarity(name, candidate.name)
    if (score >= minNameSimilarity && score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best?.candidate
}

function listWordStarts(name: string): Set<string> {
  return new Set(
    splitWords(name)
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 3)),
  )
}
