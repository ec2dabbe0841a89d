import type { Resource } from '#domain/resources/resource.ts'

/**
 * A supervision or law enforcement office, a listing that serves people under supervision, or null when neither is
 * known.
 */
export type SupervisionTie = 'office' | 'serves' | null

const words = [
  'probation',
  'parole',
  'pretrial',
  'pre-trial',
  String.raw`sheriff\W?s?`,
  'police',
  'corrections?',
  'correctional',
  'district attorney',
  String.raw`prosecutor\W?s?`,
  'courthouse',
  'court services',
  // Not any "court": many homes are on a street called Court.
  '(?:superior|municipal|county|district|circuit|drug|treatment|reentry|veterans|mental health) courts?',
  'probatoria',
  'libertad condicional',
  'policia',
  'juzgado',
  'tribunal',
]
const officeNames = new RegExp(String.raw`\b(?:${words.join('|')})\b`)

/** Shown before Send (T-3.5): the recipient of an introduction there may have to inform an officer. */
export function classifySupervisionTie({ name, organization, facts, serviceIds }: Resource): SupervisionTie {
  const names = `${name} ${organization ?? ''}`
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  if (officeNames.test(names) || serviceIds?.includes('court-ordered-treatment')) return 'office'
  return facts?.servesSupervision.value === 'yes' ? 'serves' : null
}
