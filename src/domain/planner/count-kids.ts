import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { twoToFour } from '../text/number-words.ts'

const numbers: Readonly<Record<string, string>> = {
  ...twoToFour,
  five: '5',
  cinco: '5',
}
const kids =
  '(?:kids|children|babies|boys|girls|sons|daughters|hijos|hijas|ninos|ninas|nenes|nenas|morros|chiquitos|chamacos)'
const counted = new RegExp(`\\b(2|3|4|5|6|two|three|four|five|dos|tres|cuatro|cinco) (?:\\w+ )?${kids}\\b`)
/** "los niños, 4 y 9", "my boys are 5 and 8". */
const aged = new RegExp(
  `\\b${kids}\\b(?: \\w+){0,8}? (\\d{1,2}) (?:anos )?(?:y|and) (?:de )?(\\d{1,2})\\b(?! (?:am|pm|de la))`,
)
/** "Mi hijo de 4 años", "my 6 year old daughter". */
const oneAged =
  /\b(?:mi (?:hij[oa]|nin[oa]|nen[ea]|bebe) (?:que tiene |tiene |de )?(\d{1,2}) anos|my (?:son|daughter|kid|baby|boy|girl|little (?:one|girl|boy)) (?:is |whos |who is |hes |shes )?(\d{1,2})\b(?! (?:months?|weeks?|days?|and|y|am|pm))|my (\d{1,2}) (?:year|yr) old)\b/
const grown = 18

/** The children a person writes of: how many, and how old where there are two. */
export interface Kids {
  count: string
  ages: readonly [string, string] | null
  /** Of an only child. */
  age: string | null
}

/** Null where the answers have no number. */
export function countKids({ urgent_need, biggest_challenge, support_system }: PlanAnswers): Kids | null {
  const text = [urgent_need, biggest_challenge, support_system].map(fold).join(' | ')
  const found = counted.exec(text)?.[1]
  const [, younger, older] = aged.exec(text) ?? []
  const ages =
    younger !== undefined && older !== undefined && Number(younger) < grown && Number(older) < grown
      ? ([younger, older] as const)
      : null
  const one = oneAged
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  const age = found === undefined && ages === null && one !== undefined && Number(one) < grown ? one : null
  if (found === undefined && ages === null && age === null) return null
  return { count: found === undefined ? (age === null ? '2' : '1') : (numbers[found] ?? found), ages, age }
}
