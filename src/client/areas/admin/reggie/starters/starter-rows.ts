import type { StarterQuestion } from '#contracts/reggie-control.ts'

/** A question in the form. The key stays with it when it is moved, and so does the focus. */
export interface StarterRow extends StarterQuestion {
  key: string
}

export const toStarterRows = (questions: readonly StarterQuestion[]): StarterRow[] =>
  questions.map((question, at) => ({ ...question, key: `stored ${at}` }))

export const newRow = (question: StarterQuestion): StarterRow => ({ ...question, key: crypto.randomUUID() })

export const questionsIn = (rows: readonly StarterRow[]): StarterQuestion[] =>
  rows.map(({ en, es, isOn }) => ({ en: en.trim(), es: es.trim(), isOn }))

export function movedRows(rows: readonly StarterRow[], at: number, by: 1 | -1): StarterRow[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row && other ? rows.with(at, other).with(at + by, row) : [...rows]
}
