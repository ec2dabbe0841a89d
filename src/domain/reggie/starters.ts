import { fold } from '../text/fold.ts'

export interface StarterPair {
  en: string
  es: string
  isOn: boolean
}

export const maxStarterLength = 300
/** Under the first or over the second the page warns; more than the last are not kept. */
export const starterBounds = { fewest: 24, most: 100, stored: 200 } as const

export interface StarterIssue {
  /** Which question, from 0; -1 for the list itself. */
  at: number
  field: 'en' | 'es' | 'isOn'
  problem: 'missing' | 'too_long' | 'twice' | 'none_on' | 'too_many'
  /** The question that says the same already. */
  other?: number
}

/** What keeps a list from being saved: a side that is empty, too long, or said twice. */
export function findStarterIssues(questions: readonly StarterPair[]): StarterIssue[] {
  const seen = { en: new Map<string, number>(), es: new Map<string, number>() }
  const own = questions.flatMap((question, at) =>
    (['en', 'es'] as const).flatMap((field): StarterIssue[] => {
      const text = question[field].trim()
      const key = fold(text)
      if (key === '') return [{ at, field, problem: 'missing' }]
      const other = seen[field].get(key)
      if (other === undefined) seen[field].set(key, at)
      return [
        ...(text.length > maxStarterLength ? [{ at, field, problem: 'too_long' as const }] : []),
        ...(other === undefined ? [] : [{ at, field, problem: 'twice' as const, other }]),
      ]
    }),
  )
  const isAllOff = questions.length > 0 && !questions.some(({ isOn }) => isOn)
  return [
    ...own,
    ...(isAllOff ? [{ at: -1, field: 'isOn' as const, problem: 'none_on' as const }] : []),
    ...(questions.length > starterBounds.stored
      ? [{ at: -1, field: 'en' as const, problem: 'too_many' as const }]
      : []),
  ]
}
