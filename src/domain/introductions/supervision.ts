import type { Resource } from '#domain/resources/resource.ts'

/** An office of supervision or the law, a place that serves people under it, or neither as far as anyone knows. */
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
  // Not any court: many homes stand in one.
  '(?:superior|municipal|county|district|circuit|drug|treatment|reentry|veterans|mental health) courts?',
  'probatoria',
  'libertad condicional',
  'policia',
  'juzgado',
  'tribunal',
]
const officeNames = new RegExp(String.raw`\b(?:${words.join('|')})\b`)

/** Shown before Send (T-3.5): whoever reads an introduction there may have to tell an officer. */
export function classifySupervisionTie({ name, organization, facts, serviceIds }: Resource): SupervisionTie {
  const names = `${name} ${organization ?? ''}`
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  if (officeNames.test(names) || serviceIds?.includes('court-ordered-treatment')) return 'office'
  return facts?.servesSupervision.value === 'yes' ? 'serves' : null
}
