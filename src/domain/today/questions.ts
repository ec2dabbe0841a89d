import { addDays } from '../planner/calendar.ts'
import type { TodayAnswers } from './today-answers.ts'

/** The six questions, in the order they are asked. */
export const todayQuestions = ['releasedOn', 'reportBy', 'placeTonight', 'medicineDays', 'idInHand', 'phone'] as const
export type TodayQuestion = (typeof todayQuestions)[number]

/** The options for each question; "skip" gives no answer. Dates can be picked too. */
export const todayChoices = {
  releasedOn: ['today', 'yesterday', 'skip'],
  reportBy: ['today', 'tomorrow', 'none', 'skip'],
  placeTonight: ['yes', 'no', 'skip'],
  medicineDays: ['gone', 'fewDays', 'weekOrMore', 'none', 'skip'],
  idInHand: ['yes', 'no', 'skip'],
  phone: ['yes', 'no', 'skip'],
} as const satisfies Record<TodayQuestion, readonly string[]>

type Choice = (typeof todayChoices)[TodayQuestion][number]

/** The questions answered with a date. */
export const isDayQuestion = (question: TodayQuestion): question is 'releasedOn' | 'reportBy' =>
  question === 'releasedOn' || question === 'reportBy'

/** "A few days" counts as the smallest plausible number: it is safer to go too early. */
const medicineLeft: Partial<Record<Choice, number>> = { gone: 0, fewDays: 2, weekOrMore: 7 }
const dayAway: Partial<Record<Choice, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** The answers with one added. */
export function withAnswer(
  answers: TodayAnswers,
  question: TodayQuestion,
  choice: Choice,
  today: string,
): TodayAnswers {
  switch (question) {
    case 'releasedOn':
    case 'reportBy': {
      const away = dayAway[choice]
      return { ...answers, [question]: away === undefined ? null : addDays(today, away) }
    }
    case 'medicineDays':
      return { ...answers, medicineDays: medicineLeft[choice] ?? null }
    default:
      return { ...answers, [question]: choice === 'skip' ? null : choice === 'yes' }
  }
}
