import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { type EveryNamedDay, readNamedDays } from './read-named-days.ts'
import { readRoutines, type Routine } from './read-routines.ts'
import type { Signal } from './signals.ts'
import { type Helper, readHelpers } from './who-helps.ts'

/** What stands in the answers beside the signals: days, people, and what goes on. */
export interface Around {
  days: readonly EveryNamedDay[]
  helpers: readonly Helper[]
  kept: readonly Routine[]
}

export const readAround = (answers: PlanAnswers, today: string): Around => ({
  days: readNamedDays(answers, today),
  helpers: readHelpers(answers),
  kept: readRoutines(answers),
})

const elsewhere =
  /\b(?:in|en) (?!january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|morning|casa)(?:\p{L}{4,}|(?:san|santa|st|los|las|el|la|new|fort|ft|el) \p{L}{3,})|\b(?:ask|permission|permiso|pedir)\b/iu

/** A funeral in another town, or a flight: whoever has an officer asks first. */
const isTrip = ({ about, words }: EveryNamedDay) =>
  about === 'travel' || (about === 'ceremony' && elsewhere.test(words))

/** What days and people say of the person: who goes back to a job has one, and a paper at home is not lost. */
export function listAroundSignals({ days, helpers }: Pick<Around, 'days' | 'helpers'>): Signal[] {
  const isHeld = helpers.some(({ offers, isSafe }) => isSafe && offers.includes('papers'))
  return [
    ...(isHeld ? ['papers-held' as const] : []),
    ...(days.some(({ about }) => about === 'work-return') ? ['keeps-job' as const] : []),
    ...(days.some(isTrip) ? ['travel' as const] : []),
  ]
}
