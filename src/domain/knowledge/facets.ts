import type { Language } from '../language.ts'

/** What people ask about a subject. `what` is the short answer to everybody who only tells their situation. */
export const facetNames = [
  'what',
  'allowed',
  'how',
  'where',
  'cost',
  'time',
  'bring',
  'no-id',
  'no-address',
  'denied',
  'deadline',
  'say',
  'officer',
  'someone',
  'rights',
  'trap',
] as const
export type FacetName = (typeof facetNames)[number]

/** A small answer of at most 60 words, in each language. */
export type FacetText = Readonly<Record<Language, string>>

/** The small answers of a guide; `what` is always there. */
export type Facets = Readonly<Partial<Record<FacetName, FacetText>>> & Readonly<{ what: FacetText }>

/** Where a guide has no answer of its own for what is asked, the nearest ones that may answer it. */
const nearest: Readonly<Partial<Record<FacetName, readonly FacetName[]>>> = {
  allowed: ['rights', 'denied'],
  how: ['where', 'say'],
  where: ['how'],
  time: ['deadline', 'how'],
  deadline: ['time'],
  bring: ['how'],
  'no-id': ['bring'],
  'no-address': ['bring'],
  denied: ['rights', 'trap'],
  rights: ['denied', 'trap'],
  trap: ['rights'],
  say: ['how'],
}

export const listNearestFacets = (asked: FacetName): readonly FacetName[] => nearest[asked] ?? []
