import { fold } from '../text/fold.ts'

export interface StarterPair {
  en: string
  es: string
  isOn: boolean
}

export const maxStarterLength = 300
/** The page warns below `fewest` or above `most`; more than `stored` cannot be saved. */
export const starterBounds = { fewest: 24, most: 100, stored: 200 } as const

export interface StarterIssue {
  /** Index of the question, from 0; -1 for the list itself. */
  at: number
  field: 'en' | 'es' | 'isOn'
  problem: 'missing' | 'too_long' | 'twice' | 'none_on' | 'too_many'
  /** The question that has the same text. */
  other?: number
}

/** Problems that prevent saving a list: a text that is empty, too long, or a duplicate. */
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
