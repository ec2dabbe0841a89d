import { type PlanAnswers, planQuestionIds, type PlanQuestionId } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { indexPatterns } from '../text/says.ts'

/** Facts that people write first, each with a step or a sentence of its own. Plain words decide. */
export type BurningDetail =
  /** Calls or texts an officer, and need not go there. */
  | 'calls-officer'
  /** Lives with somebody whose lease does not name them. */
  | 'not-on-lease'
  | 'drug-court'
  /** Medicine that was stolen or lost: none is left. */
  | 'medicine-gone'
  | 'heart-trouble'
  /** A child who drinks formula and needs diapers. */
  | 'baby'
  /** Some of the tests for the diploma are passed. */
  | 'ged-begun'
  /** The license is on hold for child support. */
  | 'support-hold'
  /** Somebody at home needs power for a medical device. */
  | 'power-for-health'

const officer =
  '(?:po|p o|parole|probation|proba|probacion|probatoria|officer|parole agent|agente?|oficial|condicional)'
const medicine =
  '(?:meds?|medicines?|medications?|pills?|pastillas?|medicinas?|medicamentos?|insulin\\w*|inhaler|inhalador|suboxone|strips|tiras)'
const stolen =
  '(?:stole|stolen|robbed|took|jacked|snatched|lost|left|threw (?:out|away)|me (?:robaron|quitaron|tiraron)|se (?:me )?perdi(?:o|eron)|perdi|robad[oa]s?|perdid[oa]s?|deje|olvide)'
const baby = '(?:baby|bebe|bebita|bebito|newborn|infant|recien nacid[oa]|nen[ea]|twins|gemel[oa]s)'
const months = '(?:months?|mos?|meses|mes|weeks?|wks?|semanas?)'
const schoolTest = '(?:ged|hiset|g e d)'
const some = '(?:\\d|one|two|three|uno|una|dos|tres|some|half|un par|couple)'

const patterns: readonly (readonly [BurningDetail, RegExp])[] = [
  [
    'calls-officer',
    new RegExp(
      `\\b${officer}\\b(?: \\w+){0,4} (?:wants?|told|tells|said|says|needs?|asked|expects|quiere|dijo|dice|pide|pidio)(?: (?:for|q|que))?(?: me)?(?: to| q| que)? (?:just )?(?:call|text|phone|call in|check in by (?:text|phone)|l[ea] llame|llame|llamar|mande (?:un )?(?:texto|mensaje))\\b|\\b(?:have to|got to|gotta|need to|must|supposed to|i just|i only|tengo que|tengo q|debo|hay que|solo|nomas) (?:just |only )?(?:call|text|call in to|llamar|llamarle|llamo|textear|mandar(?:le)? (?:un )?(?:texto|mensaje)|marcarle) (?:a |al |con |to )?(?:my |mi |the |la |el )?${officer}\\b|\\b${officer}\\b(?: \\w+){0,10} (?:check ?in|report\\w*|reporto|me reporto)(?: \\w+){0,4} (?:by|through|thru|via|over|por) (?:the |a )?(?:text|phone|txt|call|app|computer|internet|telefono|texto|mensaje|llamada)\\b|\\b(?:check ?in|report\\w*|reporto|me reporto)(?: \\w+){0,4} (?:with |to |con |a )?(?:my |mi |la |el )?${officer}?(?: \\w+){0,3} ?(?:by|through|thru|via|over|por) (?:the |a )?(?:text|phone|txt|call|telefono|texto|mensaje|llamada)\\b|\\b${officer} i (?:just|only) call(?: in)?\\b|\\b(?:call in|call) to (?:my |the )?${officer} (?:every|once|on|the|by)\\b`,
    ),
  ],
  [
    'not-on-lease',
    /\b(?:not|aint|isnt|never|no (?:estoy|esta|aparezco|salgo|soy parte)|without being) (?:put )?(?:on|in|en|del) (?:the |her |his |their |el |su |la )?(?:lease|contrato|arrendamiento)\b|\b(?:not|isnt|aint|no) (?:supposed|allowed) to (?:be|stay|live) (?:here|there)\b|\b(?:housing authority|section 8|public housing|los housing|housing|hud|projects|proyectos|landlord|casero|dueno)\b.{0,60}\b(?:letter|carta|asking who i am|found out|se entero|im (?:living|staying) (?:here|there)|i (?:stay|live) (?:here|there)|cannot have me|cant have me|no puede tenerme|unauthorized|no autorizad\w)\b|\b(?:lease|contrato) (?:violation|doesnt have me|no me incluye)\b|\bunauthorized (?:guest|occupant|tenant)\b/,
  ],
  [
    'drug-court',
    /\b(?:drug|treatment|recovery|veterans|mental health|dui|dwi|sobriety) court\b|\b(?:corte|tribunal) de (?:drogas|tratamiento|veteranos|salud mental)\b/,
  ],
  [
    'medicine-gone',
    new RegExp(
      `\\b${stolen}\\b(?: (?!insurance|seguro)\\w+){0,9} ${medicine}\\b|\\b${medicine}\\b(?: \\w+){0,5} (?:got |were |was |me las? )?(?:stolen|jacked|robaron|robad[oa]s|quitaron|got lost|se (?:me )?perdieron)\\b`,
    ),
  ],
  [
    'heart-trouble',
    /\b(?:heart (?:pills|meds|medicine|attack|failure|condition|trouble|problems?|surgery)|stents?|bypass|pacemaker|blood thinner\w*|afib|angina|(?:pastillas|medicina) (?:del|para el|pal) corazon|(?:del|mal del|problemas? del|ataque al|operad[oa] del) corazon|infarto|marcapasos)\b/,
  ],
  [
    'baby',
    new RegExp(
      `\\b${baby} (?:\\w+ ){0,3}(?:de |is |hes |shes |tiene )?\\d+ ${months}\\b|\\b\\d+ ?${months} (?:old )?(?:${baby}|daughter|son|boy|girl|hij[oa])\\b|\\b(?:formula|diapers|panales|pampers|wic|leche (?:de|para) (?:la |el |mi )?${baby}|breast ?feed\\w*)\\b|\\bnewborn\\b|\\brecien nacid[oa]\\b|\\b(?:she|he|shes|hes|her|tiene|ella) (?:is |just )?\\d+ (?:months|meses|weeks|semanas)(?: old)?\\b`,
    ),
  ],
  [
    'ged-begun',
    new RegExp(
      `\\b(?:pass(?:ed)?|got|have|did|done|finished|pase|ya pase|tengo|aprobe|ya hice|saque|llevo) (?:\\w+ )?${some} (?:\\w+ ){0,3}(?:tests?|parts?|exams?|examen\\w*|pruebas?|partes|sections?|materias)? ?(?:of |on |del |de |in )?(?:the |my |el |mi )?${schoolTest}\\b|\\b${schoolTest}\\b(?: \\w+){0,4} (?:${some} (?:tests? |parts? |exams? |examen\\w* )?(?:left|to go|more|passed|pasad[oa]s|listos?|faltan)|half ?way|halfway done|almost done|casi acab\\w+)\\b|\\b(?:me )?(?:faltan?|need|quedan?|left|only)(?: \\w+)? ${some} (?:more )?(?:tests?|exams?|examen\\w*|pruebas?|parts?|partes|materias)(?: \\w+)? ?(?:del|de|of|on|for|in)? ?(?:the |my |el |mi )?${schoolTest}\\b|\\bjust (?:the )?(?:math|science|writing|reading)(?: part)? left\\b`,
    ),
  ],
  [
    'support-hold',
    /\b(?:licen\w+|lisen\w+|suspend\w*|hold)\b(?: \w+){0,6} (?:for|por|because of|bc of|over|due to|behind on|cause of) (?:\w+ )?(?:child support|manutencion|child suport|pension)\b|\bchild support (?:\w+ ){0,3}(?:took|suspended|holds?|froze|blocked) (?:my |the )?(?:licen\w+)\b/,
  ],
  [
    'power-for-health',
    /\b(?:nebuli[sz]\w+|oxygen|oxigeno|cpap|bipap|ventilator|respirador|dialysis|dialisis|breathing (?:machine|treatments?)|feeding pump|insulin in the fridge|monitor (?:de|for) apnea|concentrador|medical (?:machine|equipment|device))\b/,
  ],
]

const done: Partial<Readonly<Record<BurningDetail, RegExp>>> = {
  // What was done once is no way of reporting.
  'calls-officer':
    /\b(?:i called|already called|ya (?:le )?llame|llame ayer|in person|en persona|come in|go in|presentarme)\b/,
  baby: /\b(?:years? (?:old|ago)|anos|pregnan\w*|embaraz\w*|due (?:in|on)|expecting|clean|sober|limpi\w|sobri\w|locked|in jail|preso|home|out)\b/,
}

/** Said in a wish, these are so all the same. */
const inGoals: ReadonlySet<BurningDetail> = new Set(['ged-begun'])
const goals: PlanQuestionId = 'goals_3_months'

const findCandidates = indexPatterns(patterns, ([, words]) => words)

function findBurningDetails(folded: string): BurningDetail[] {
  return findCandidates(folded)
    .filter(([name, words]) => words.test(folded) && !done[name]?.test(folded))
    .map(([name]) => name)
}

/** The same of all answers, each sentence by itself. */
export function listBurningDetails(answers: PlanAnswers): BurningDetail[] {
  const found = planQuestionIds.flatMap((id) =>
    answers[id]
      .split(/(?<!\b(?:p|o))[.;!?\n]+/i)
      .flatMap((sentence) => findBurningDetails(fold(sentence)))
      .filter((name) => id !== goals || inGoals.has(name)),
  )
  return [...new Set(found)]
}
