import type { PlanAnswers, PlanQuestionId } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { says } from '../text/says.ts'

/*
 * People write how things are in whatever box they are in: "stay sober. tengo probation, me toca el 9" stands under goals. A
 * clause that tells a fact is read as if it stood with the troubles; a wish stays a wish.
 */

const lead = '(?:(?:and|y|also|oh|ah|pero|but|tambien|plus|so|then|but also|por cierto|oh yeah|btw) )*'
const things =
  '(?:po|p o|parole|probation|officer|oficial|court|corte|hearing|audiencia|case|caso|judge|juez|jueza|worker|caseworker|kids?|son|daughter|boys?|girls?|baby|hij[oa]s?|nen[ea]s?|nin[oa]s?|bebe|licen[sc]e|licencia|medicaid|medicine|meds|insulin|insulina|medicina|pastillas|pills|rent|renta|landlord|wife|esposa|husband|esposo|boss|jefe|patron|job|trabajo|id|social|birth certificate|acta|class|classes|clases?|program|programa|link|snap|stamps|ebt|check|cheque|surgery|appointment|cita|shelter|bed|room|cuarto|motel|lease|halfway|sentence|sentencia|supervision)'

/** How a clause begins that says what is so. */
const tells = new RegExp(
  `^${lead}(?:i (?:have|got|am|was|live|stay|work|take|owe|see|go to|go|still|cant|dont|did|do|been|had|lost|missed|report|start|maxed|flat|topped|never|finished|just got off|got off)|got off|im (?:on|in|at|off|still|staying|pregnant|diabetic|supposed|not|living|out|also|due|\\d+)|i be|ive (?:been|got|had)|(?:the |my |mi |mis |el |la |los |las )?${things}\\b(?: \\w+){0,5} (?:is|are|was|says?|said|wants?|has|have|got|lives?|starts?|runs?|ends?|due|gave|lets?|esta|estan|tiene|dice|dijo|es|vive|viven|cerro|se|me|nos|empieza|vence|ordered|over|closed|dropped|on|at|every|friday|monday|tuesday|wednesday|thursday|saturday|sunday|el|los|cada|by)|they (?:gave|said|took|want|dropped|test|make|cut|got)|no (?:parole|probation|papers?|po|supervision|tail)|(?:no )?(?:tengo|traigo|estoy|ando|vivo|llevo|debo|sali|soy|tomo|puedo)|trabajo (?:en|de|con)|me (?:dieron|toca|dijeron|quitaron|hacen|vence|deben|falta|llega|mandaron|ordenaron|pusieron|queda|quedan)|se me|ya (?:no|tengo|cumpli|termine|acabe|me|sali|estoy|voy|pague)|maxed|topped|off (?:paper|probation|parole|everything)|did (?:all|my|every)|done with|finished (?:my )?(?:parole|probation)|cumpli)\\b`,
)
/** The same words as a wish: "I have my own place", "estoy trabajando". */
const wishes =
  /^(?:(?:and|y|un|el|mi) )*trabajo (?:en|de|con|como|para)\b|\b(?:my own|own place|propi[oa]|better|mejor|some ?day|one day|algun dia|hopefully|ojala|want|wanna|hope|wish|quiero|quisiera|espero|by (?:summer|spring|then|christmas|next year)|para (?:navidad|entonces|verano)|in (?:3|three) months|en tres meses)\b|\b(?:have|got|tengo|with) (?:a |an |un |una |mi |my |some |good |steady |buen )*(?:job|place|apartment|apt|car|house|home|trabajo|casa|carro|depa|departamento|apartamento|jale|cuarto|life|vida|savings|money|dinero)$|^(?:i )?(?:dont|not|no) (?:go back|mess|get|volver|regresar|recaer|relapse|drink|tomar|usar|use)\b|^im (?:not )?(?:working|sober|clean|home|happy)$|^off (?:paper|papers|probation|parole)$/

/** In lists of skills and people only these are taken for more than they are. */
const grave =
  /\b(?:po|parole|probation|probacion|probatoria|oficial|court|corte|judge|juez|jueza|dhr|cps|dcfs?|dfcs|ordered|ordenaron|color code|drug tests?|pregnan\w*|embaraz\w*|insulin\w*|meds|pills|pastillas|medicina|medicine|evict\w*|rent|renta|landlord|ankle|grillete|hearing|audiencia|license|licencia|warrant)\b/

const splitClauses = (answer: string) =>
  answer
    .split(/[.;!?\n]+|,(?!\d{3})|\b(?:but|pero)\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

const isFact = (clause: string) => {
  const folded = fold(clause)
  return says(tells, folded) && !wishes.test(folded)
}

const lists: readonly PlanQuestionId[] = ['strengths', 'support_system']

/** What the box of goals says of today. */
export const findFactsInGoals = (answers: PlanAnswers) => splitClauses(answers.goals_3_months).filter(isFact).join('. ')

/** The clauses of the other boxes that say how things are; empty where there are none. */
export function findMisplacedFacts(answers: PlanAnswers): string {
  const inLists = lists.flatMap((id) =>
    splitClauses(answers[id]).filter((clause) => isFact(clause) && says(grave, fold(clause))),
  )
  return [...inLists, findFactsInGoals(answers)].filter((facts) => facts !== '').join('. ')
}

/** The answers, with what stands in the wrong box told among the troubles. */
export function moveFacts(answers: PlanAnswers): PlanAnswers {
  const facts = findMisplacedFacts(answers)
  return facts === '' ? answers : { ...answers, biggest_challenge: `${answers.biggest_challenge}. ${facts}` }
}
