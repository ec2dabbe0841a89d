/**
 * Will they take me? One table of what a place may say of whom it takes. The same ids are what a person ticks about
 * themselves, on their own device. `yes`: it takes them; `ask`: it decides case by case; absent: nobody said.
 */
interface FactRule {
  /** Its column in our CSV. */
  column: string
  group: 'law' | 'coming' | 'people'
  /** Everyday questions of every place: always shown as worth asking, and counted as part of a complete listing. */
  isCore?: true
  /** Only matters where people stay: nobody asks a food pantry about pets. */
  isForStays?: true
  /** Our services that state it; plain words, because services and kinds know listings, which know this table. */
  services?: readonly string[]
}

const rules = {
  servesRecord: { column: 'serves_record', group: 'law', isCore: true, services: ['justice-program'] },
  servesSupervision: {
    column: 'serves_supervision',
    group: 'law',
    isCore: true,
    services: ['court-ordered-treatment'],
  },
  noIdNeeded: { column: 'no_id_needed', group: 'coming', isCore: true },
  walkIn: { column: 'walk_in', group: 'coming', isCore: true, services: ['walk-in-crisis'] },
  violentCharge: { column: 'takes_violent_charge', group: 'law' },
  arsonCharge: { column: 'takes_arson_charge', group: 'law' },
  registry: { column: 'takes_registry', group: 'law' },
  openWarrant: { column: 'takes_open_warrant', group: 'law' },
  /** A place that gives these medicines takes people who are on them. */
  medicationTreatment: { column: 'takes_medication', group: 'coming', services: ['methadone', 'buprenorphine'] },
  women: {
    column: 'takes_women',
    group: 'people',
    isForStays: true,
  },
  men: {
    column: 'takes_men',
    group: 'people',
    isForStays: true,
  },
  families: {
    column: 'takes_families',
    group: 'people',
    isForStays: true,
  },
  youngPeople: {
    column: 'takes_young_people',
    group: 'people',
  },
  olderAdults: {
    column: 'takes_older_adults',
    group: 'people',
  },
  pets: { column: 'takes_pets', group: 'people', isForStays: true },
} as const satisfies Record<string, FactRule>

export type ReentryFact = keyof typeof rules
export const reentryFactRules: Readonly<Record<ReentryFact, FactRule>> = rules
export const reentryFacts = Object.keys(rules) as ReentryFact[]
export type CoreFact = {
  [Fact in ReentryFact]: (typeof rules)[Fact] extends { isCore: true } ? Fact : never
}[ReentryFact]
export const isCoreFact = (fact: ReentryFact): fact is CoreFact => reentryFactRules[fact].isCore === true
export const coreFacts: readonly CoreFact[] = reentryFacts.filter(isCoreFact)

export type FactColumn = (typeof rules)[ReentryFact]['column']
export const factColumns = reentryFacts.map((fact) => rules[fact].column)
export const findFactByColumn = (column: string) => reentryFacts.find((fact) => rules[fact].column === column)

/** People whom some places are for, and who can look for those places. */
export const audiences = ['women', 'men', 'families', 'youngPeople', 'olderAdults'] as const satisfies ReentryFact[]
export type Audience = (typeof audiences)[number]

export const factAnswers = ['yes', 'no', 'ask'] as const
export type FactAnswer = (typeof factAnswers)[number]
