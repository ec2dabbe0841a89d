import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'

const numbers: Readonly<Record<string, string>> = {
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
  four: '4',
  cuatro: '4',
  five: '5',
  cinco: '5',
}
const counted =
  /\b(2|3|4|5|6|two|three|four|five|dos|tres|cuatro|cinco) (?:\w+ )?(?:kids|children|babies|boys|girls|sons|daughters|hijos|hijas|ninos|ninas|nenes|nenas|morros|chiquitos)\b/

/** How many children a person writes of; null where there is no number. */
export function countKids({ urgent_need, biggest_challenge, support_system }: PlanAnswers): string | null {
  const found = counted.exec(fold(`${urgent_need} | ${biggest_challenge} | ${support_system}`))?.[1]
  return found === undefined ? null : (numbers[found] ?? found)
}
