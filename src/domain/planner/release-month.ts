import { type PlanAnswers, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'

const starts = ['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep', 'oct', 'nov', 'dec|dic']
const month = starts.map((names, at) => `(?<m${at}>(?:${names})\\w*)`).join('|')
/** "got out of Kane in June", "salí de la prisión estatal en junio". */
const releasedIn = new RegExp(
  `\\b(?:got out|came home|came out|released|been out|been home|(?<!(?:get|gets|getting|go|going|max|come|coming) )(?:out|home)|sali|soltaron|salio)(?: (?!en |in |since |desde )\\w+){0,5} (?:in|en|since|desde) (?:late |early |fines de )?(?:${month})\\b(?! \\d{1,2}\\b)`,
)
/** The first weeks at home are over then. */
const longMonths = 2

/** Whether somebody says to have come home in a month that is some months ago. */
export function isHomeForMonths(answers: PlanAnswers, today: string): boolean {
  const now = Number(today.slice(5, 7)) - 1
  return planQuestionIds.some((id) => {
    const found = id === 'goals_3_months' ? null : releasedIn.exec(fold(answers[id]))
    const at = starts.findIndex((_, index) => found?.groups?.[`m${index}`] !== undefined)
    return at !== -1 && (now - at + 12) % 12 >= longMonths
  })
}
