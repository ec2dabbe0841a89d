import { type PlanAnswers, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'

const number = '(?<age>1[4-9]|[2-9]\\d)'
/** What a number of years may be about instead: time served, a trade, a sober while, somebody else. */
const other =
  '(?! ?(?:years?|yrs?|anos|days?|dias|months?|mos?|meses|mes|weeks?|wks?|semanas?|min\\w*|miles?|hrs?|hours?|horas|percent|dollars?|dolares|bucks|k|grand|pills?|pastillas|mg|pounds|lbs|feet|ft|cents|times|veces|hijos|kids|ninos|cuadras|blocks)\\b)'
const years = '(?:years?|yrs?|yr|anos)'
const notAnAge =
  '(?! (?:of|in|out|clean|sober|home|at|with|experience|exp|doing|inside|down|fed|for|ago|de|en|dentro|adentro|fuera|afuera|preso|presa|limpi[oa]|sobri[oa]|trabajando|con|como|atras|libre|same|on|working|since|married|casad[oa])\\b)'

/** Ways to say one's own age, folded. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:im|i am|i just turned|i turned|just turned|turned|age|aged|edad|recien cumpli|cumpli|ya cumpli) (?:like |about |only |just |now |los )?${number}\\b${other}`,
  ),
  new RegExp(`\\b(?:im|i am) (?:a |an )?${number} (?:${years} )?(?:years? |yrs? )?(?:old|yo|y o)\\b`),
  new RegExp(`(?:^|[.] )${number} ?(?:${years} old|yrs? old|yo|y o|years of age)\\b`),
  new RegExp(`\\b(?:tengo|con) ${number} anos\\b${notAnAge}`),
  new RegExp(`(?:^|[.] )tengo ${number}(?: y | [.]|$)`),
  new RegExp(`(?:^|[.] )${number} anos(?: [.]|$)`),
  new RegExp(`(?:^|[.] )${number} ${years} old\\b`),
]
/** Of somebody else: "my dad, he's 70". */
const ofAnother =
  /\b(?:my|mi|his|her|su|hes|shes|he is|she is|dad|mom|father|mother|grandma|son|daughter|wife|husband|esposa|hija|hijo|mama|papa|abuela|abuelo|nina|nino|sobrina|uncle|aunt)(?: \w+){0,3} $/

const trade =
  'plomer|soldador|carpinter|albanil|cociner|mecanic|pint|electric|techo|roof|weld|hvac|construc|barber|panader|chef|cook|drywall|plumb|paint|forklift|truck|mechanic|landscap|jardin|limpi|manej|campo|experienc'
const tradeYears = new RegExp(`(?:^| )(?:${trade})[a-z ]*$`)
/** "Sé de plomería, 15 años": the years of a trade, in one sentence with it. */
const isTrade = (answer: string, age: string | undefined) =>
  answer
    .split(/[.;!?\n]+/)
    .map((sentence) => sentence.split(','))
    .some((parts) =>
      parts.some((part, at) => {
        const before = parts[at - 1]
        return (
          before !== undefined &&
          new RegExp(`^(?:${age}) (?:anos|years?|yrs?)$`).test(fold(part)) &&
          tradeYears.test(fold(before))
        )
      }),
    )

/** How old somebody says they are; null where they do not. */
export function readAge(answers: PlanAnswers): number | null {
  for (const id of planQuestionIds) {
    if (id === 'goals_3_months') continue
    // The parts of a sentence keep a mark between them, so that "45 años, cubano" differs from "18 años de cocinero".
    const text = answers[id]
      .split(/[.,;:!?\n()]+/)
      .map(fold)
      .filter((part) => part !== '')
      .join(' . ')
    for (const pattern of patterns) {
      const found = pattern.exec(text)
      if (!found?.groups || isTrade(answers[id], found.groups.age)) continue
      const before = text.slice(0, found.index).split('.').at(-1) ?? ''
      if (!ofAnother.test(`${before} `) || /^(?:im|i am|tengo)\b/.test(found[0])) return Number(found.groups.age)
    }
  }
  return null
}
