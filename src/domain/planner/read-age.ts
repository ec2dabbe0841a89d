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

const trades =
  /\b(?:plomer\w*|soldador\w*|carpinter\w*|albanil\w*|cociner\w*|mecanic\w*|pintor\w*|pintura|electricist\w*|techos?|roof\w*|weld\w*|hvac|construc\w*|barber\w*|paner\w*|panader\w*|chef|cook\w*|drywall|plumb\w*|electric\w*|paint\w*|forklift|truck\w*|mechanic\w*|landscap\w*|jardin\w*|limpieza|manej\w*|campo|experiencia|experience)\b[^.]* [.] $/
/** "Sé de plomería, 15 años": the years of a trade. */
const isTrade = (text: string, { index, 0: words }: RegExpExecArray) =>
  /^[.] \d+ (?:anos|years?|yrs?)/.test(words) && trades.test(text.slice(0, index + 2))

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
      if (!found?.groups || isTrade(text, found)) continue
      const before = text.slice(0, found.index).split('.').at(-1) ?? ''
      if (!ofAnother.test(`${before} `) || /^(?:im|i am|tengo)\b/.test(found[0])) return Number(found.groups.age)
    }
  }
  return null
}
