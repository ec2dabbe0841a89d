import type { NeedKey } from '#domain/needs/needs.ts'

/** The first days after release: where to begin when a person cannot say what they need. */
const startingNeeds: readonly NeedKey[] = [
  'financial-assistance',
  'housing',
  'employment',
  'healthcare',
  'food-assistance',
  'id-documentation',
]

/** Where a case manager would look next when there is little for a need. */
export const nextNeeds: Readonly<Record<NeedKey, readonly NeedKey[]>> = {
  housing: ['financial-assistance'],
  employment: ['job-training', 'technology-digital-literacy'],
  'job-training': ['employment', 'education'],
  legal: [],
  healthcare: [],
  'mental-health': ['healthcare'],
  education: ['job-training', 'technology-digital-literacy'],
  transportation: [],
  'recovery-support': ['sobriety', 'healthcare'],
  'family-child-support': ['legal'],
  'financial-assistance': ['food-assistance', 'employment'],
  'food-assistance': ['financial-assistance'],
  'technology-digital-literacy': ['education'],
  'id-documentation': ['legal'],
  'peer-support': ['sobriety'],
  'restorative-justice': ['peer-support'],
  sobriety: ['recovery-support'],
  other: startingNeeds,
}
