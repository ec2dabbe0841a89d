import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { indexPatterns } from '../text/says.ts'

/** Hard facts that have a step of their own. Plain words decide. */
export type HardDetail =
  /** Younger than 25, by their own word. */
  | 'young'
  /** 65 or older, by their own word. */
  | 'over-65'
  | 'job-lost'
  /** A job that is offered, held or about to start. */
  | 'job-offer'
  /** Fears a child case that is not there. */
  | 'cps-fear'
  /** Lost a passport, or names the consulate. */
  | 'consulate'
  /** Jail, court or probation of a tribe. */
  | 'tribal-case'
  /** Drank or used again. */
  | 'relapse'
  /** The same, with an officer or a test ahead. */
  | 'violation-feared'
  /** Papers of an eviction case that ask for an answer. */
  | 'eviction-answer'
  | 'restitution'
  /** A check of Social Security that stopped with the arrest. */
  | 'check-stopped'
  /** Food stamps that were asked for and did not come, or whose card is not there. */
  | 'snap-missing'
  /** The class for parents is done. */
  | 'parenting-done'
  /** A judge or worker asks for drug tests in a child case. */
  | 'case-tests'
  /** Wants a place that takes parent and child. */
  | 'family-place'
  | 'work-permit'
  /** Must come to ICE on a day. */
  | 'ice-checkin'
  /** Works and needs more hours or a second job. */
  | 'more-hours'
  | 'apprenticeship'
  /** A relative has the children and lets the person see them. */
  | 'kin-has-kids'
  /** Whoever the order protects says that it is fine to come. */
  | 'told-to-come'
  /** Clothes, tools or papers are in a home that may not be entered. */
  | 'things-at-home'
  /** A sentence or an hour keeps the person inside when work begins. */
  | 'curfew'
  /** Reports by mail, by phone or at a machine. */
  | 'mail-report'
  /** May not leave the county or the state. */
  | 'must-stay-in-county'

const job = '(?:jobs?|work|position|gig|trabajo|trabajito|jale|chamba|empleo|puesto|grill)'
const days =
  '(?:mon|tues?|wed|wednes|thurs?|fri|satur|sun)\\w*|lunes|martes|miercoles|jueves|viernes|sabado|domingo|the \\d+|el \\d+|next week|tomorrow|manana|la proxima|dec\\w*|jan\\w*|nov\\w*'

const patterns: readonly (readonly [HardDetail, RegExp])[] = [
  [
    'job-offer',
    new RegExp(
      `\\b(?:offered|offerd) (?:me )?(?:a |the |that |some )?(?:\\w+ )?(?:${job}|\\d+ an hr)\\b|\\b(?:got|have|was|been|got me) (?:a |an )?(?:job )?offer(?:ed)?\\b(?! (?:letter denied|of help|to help|a bed|a place|housing|a plea|a deal|plea|probation))|\\b(?:job|work) offer\\b|\\b(?:will|wants? to|gonna|going to|ready to|said hell|said theyll|promised to) hire me\\b|\\b(?:i )?(?:start|starts|starting|begin) (?:work |a job |my job |the job |my new job )?(?:on )?(?:${days})(?: \\w+){0,2} (?:at|with|in|as) (?:a |the )?(?!home|church|school|court|college|program|class|treatment|rehab)\\w+|\\b(?:start|starting) (?:the |my |a )?(?:new )?(?:job|work)\\b|\\b(?:job|boss|he|they|she) (?:is |are |still )?(?:holding|saving|kept|keeping) (?:my |the |it |a )?(?:job|spot|place|position)\\b|\\b(?:have|got) (?:a )?job (?:lined up|waiting)\\b|(?<!\\bno |\\bsi )\\bme (?:ofrecieron|ofrecen|ofrecio|da|dan|dara|dieron|guarda|guardan|quieren dar|van a dar) (?:un |una |el |mi |la )?(?:\\w+ )?${job}\\b|\\bme (?:quiere|quieren|van a|va a) contratar\\b|\\b(?:empiezo|entro|comienzo) (?:a trabajar |a jalar )?(?:${days}|el \\w+)(?: \\w+){0,6} (?:en|de|con)\\b|\\bempiezo (?:en )?(?:el |un |mi )?(?:trabajo|jale|chamba)\\b`,
    ),
  ],
  [
    'eviction-answer',
    /\b(?:evict\w*|dispossess\w*|ejectment|unlawful detainer|desaloj\w*)\b.{0,120}\b(?:answer|respond|reply|file|court papers|summons|contestar|responder|respuesta|citatorio|complaint)\b|\b(?:answer|respond to|contestar|responder)\b.{0,80}\b(?:evict\w*|dispossess\w*|ejectment|unlawful detainer|desaloj\w*)|\b(?:sheriff|marshal|constable|alguacil)\b.{0,60}\b(?:evict\w*|dispossess\w*|ejectment|unlawful detainer|desaloj\w*)|\b(?:court papers|papers from (?:the )?court|papeles de (?:la )?corte|summons|complaint)\b.{0,40}\b(?:evict\w*|dispossess\w*|ejectment|unlawful detainer|desaloj\w*|landlord|casero)|\b(?:evict\w*|dispossess\w*|ejectment|unlawful detainer|desaloj\w*)\b.{0,60}\b(?:days|dias) (?:to|para) (?:answer|respond|file|contestar|responder)/,
  ],
  ['restitution', /\b(?:restitution|restitucion|resti\b|owe the victim|pay (?:the )?victim|restituir)/],
  [
    'check-stopped',
    /\b(?:check|checks|cheque|ssi|ssdi|ss|social security|seguro social|disability|pension|retirement)\b.{0,40}\b(?:stopped|cut|cut off|suspended|got cut|ended|turned off|pararon|paro|quitaron|cortaron|suspendieron|dejo de llegar)\b|\b(?:stopped|cut|cut off|suspended|pararon|quitaron|cortaron|suspendieron)\b.{0,24}\b(?:my|mi|the|el) (?:check|cheque|ssi|ssdi|disability|social security)\b|\b(?:get|restart|turn|start) (?:my )?(?:check|ssi|ssdi|social security) (?:back|again|back on)\b|\brestart (?:my )?(?:check|ssi|ssdi|social security)\b/,
  ],
  [
    'snap-missing',
    /\b(?:food ?stamps?|stamps|snap|ebt|calfresh|estampillas|cupones|tarjeta de comida)\b.{0,40}\b(?:never came|didnt come|not come|havent come|hasnt come|still waiting|waiting on|stopped|cut off|cut (?:em|them|it|me|us) off|says? (?:0|zero)|(?:at|on|en) (?:0|zero|cero)|no (?:me )?(?:ha|han) lleg\w*|no llega\w*|no me llega\w*|me (?:la|las|los) (?:quitaron|cortaron)|se la quedo|kept (?:it|the card|my card)|has (?:it|the card|my card)|lost the card|denied|missing)\b|\b(?:never got|havent got|didnt get|waiting on|waiting for|no me han llegado|no me ha llegado|lost) (?:my |the |las |la |mi )?(?:food ?stamps?|snap|ebt|estampillas|calfresh)\b|\b(?:el |mi |my )?link\b.{0,30}\b(?:se corto|cortaron|quitaron|stopped|cut off|got cut|paro)\b/,
  ],
  [
    'parenting-done',
    /\b(?:done|finished|completed|did|graduated|termine|acabe|ya hice) (?:w |with |my |the |la |las |el )*(?:parenting|clases? (?:de|para) (?:padres|crianza)|parenting class\w*)\b|\bparenting (?:class\w* )?(?:certificate|done|certificado)\b/,
  ],
  [
    'case-tests',
    /\b(?:judge|worker|caseworker|social worker|dcfs?|cps|dcs|dcs lady|juez|trabajador\w*|jueza)\b.{0,80}\b(?:drug tests?|pruebas? de (?:drogas?|orina)|clean drops|drops|uas?|screens|testing|test clean)\b/,
  ],
  [
    'family-place',
    /\b(?:place|house|home|room|spot|program|apartment|shelter|lugar|casa|cuarto|cuartito|apartamento|programa|hous\w+)\b.{0,30}\b(?:takes? us both|for us both|for (?:me and|moms|mothers|my (?:baby|kids|babies))|takes? (?:kids|babies|moms)|with my (?:baby|kids|son|daughter)|para (?:los|las) \w+|para (?:mi|mis) (?:bebe|hij\w+|nin\w+)|con (?:mi|mis) (?:bebe|hij\w+|nin\w+)|where kids can)\b|\bhouses? for moms\b|\b(?:til|till|until) (?:the )?baby comes\b|\bhasta (?:q|que) nazca\b|\bmother and baby\b|\b(?:its|then its|they said) no kids\b|\bcant have (?:my )?kids (?:there|here)\b|\bneed housing\b.{0,80}\bkids\b/,
  ],
  [
    'work-permit',
    /\b(?:work permit|work authorization|ead(?: card)?|permiso de trabajo|permiso pa trabajar|autorizacion de (?:trabajo|empleo))\b|\brenovar (?:el|mi) permiso\b/,
  ],
  [
    'ice-checkin',
    /\b(?:firm[ao]\w*|reportarme|presentarme|cita|check ?ins?|appointment|report|sign)\b.{0,24}\b(?:con |en |with |at |to |a )?(?:ice|inmigracion|migracion|immigration|la migra)\b|\bice (?:check ?in|appointment|office)\b|\bfirmo con\b|\bi ?220 ?b\b/,
  ],
  [
    'more-hours',
    /\b(?:more|mas) (?:hours|hrs|horas|shifts|dias|turnos)\b|\b(?:second|2nd|another|segundo|otro) (?:job|trabajo|jale)\b|\b(?:cut|bajaron|cortaron)\b.{0,20}\b(?:to )?\d+ (?:hrs|hours|horas|days|dias)\b|\b(?:only|just|solo|nomas) (?:gives? me |me dan )?(?:\d|two|three|dos|tres) (?:days|dias|shifts)\b|\bme dan \d+ dias\b|\bhours got cut\b|\bfull time\b/,
  ],
  [
    'apprenticeship',
    /\b(?:apprentic\w*|aprendiz\w*|union (?:hall|card|job|work|electric\w*)|(?:join|back in) (?:the )?union|(?:la|el) (?:union|sindicato)\b|journeyman|carnet de oficial)/,
  ],
  [
    'kin-has-kids',
    /\b(?:mother in law|suegra|mom|mama|sister|hermana|aunt|tia|grandma|abuela|brenda|cousin|prima)\b.{0,20}\b(?:has|have|got|keeps|tiene|cuida|is raising)\b.{0,12}\b(?:my|mi|mis|the) (?:\w+ )?(?:kids?|babies|baby|son|daughter|hij\w+|nin\w+|boys|girls)\b|\b(?:kids?|hijos?|hijas?|nin[oa]s?|babies|son|daughter)\b.{0,20}\b(?:with|con|at|en casa de) (?:my|mi|su) (?:mother in law|suegra|mom|mama|sister|hermana|aunt|tia|grandma|abuela)\b/,
  ],
  [
    'told-to-come',
    /\b(?:says?|said|told|txted|texted|texts|dice|dijo|escribio|mando)\b.{0,40}\b(?:its fine|it is fine|its ok|its okay|come (?:by|over|home)|i can come|puedo ir|que vaya|esta bien|no hay problema|que venga)\b/,
  ],
  [
    'things-at-home',
    /\b(?:clothes|tools|stuff|things|keys|truck|papers|ropa|herramientas?|cosas|llaves|papeles)\b.{0,40}\b(?:at|in|are at|still at|en|alla en) (?:the|her|his|my|la|su) (?:house|place|apartment|casa|apartamento)\b|\b(?:clothes|tools|stuff|things|keys|papers|ropa|herramientas?|cosas|llaves|papeles)\b.{0,24}\b(?:still|left|siguen?|estan?|se quedaron|quedaron|deje|quedo) (?:\w+ )?(?:there|over there|alla|ahi|adentro|con ella|con el|at hers|at his)\b/,
  ],
  [
    'curfew',
    /\b(?:curfew|toque de queda|in the house (?:til|by|till)|in by \d|be (?:home|in) by|town limits|limite|stay in (?:town|the county|county))\b/,
  ],
  [
    'mail-report',
    /\b(?:parole|probation|probacion|probatoria|report\w*|po|oficial)\b.{0,24}\b(?:by mail|mail in|thru the mail|through the mail|por correo|by phone once|por telefono cada|kiosk|kiosko|on the app|por la app|mail once)\b|\b(?:mail|send) (?:in )?(?:my|the|a) (?:monthly )?(?:probation |parole )?(?:report|form)\b|\bmando (?:mi|el|la) (?:reporte|hoja|forma)\b/,
  ],
  [
    'must-stay-in-county',
    /\b(?:cant|cannot|can not|not allowed to|wont let me|no puedo|no me dejan) (?:leave|go out of|salir (?:de|del)|salirme del?|cross|cruzar)(?: the| el| del| de)? ?(?:\w+ )?(?:county|state|condado|estado|por la probacion)?\b(?! (?:house|home|casa|him|her|kids|job|trabajo|bed))/,
  ],
]

/** Things wished for are as good a reason for a step as things that are. */
const inGoals: ReadonlySet<HardDetail> = new Set([
  'apprenticeship',
  'family-place',
  'more-hours',
  'work-permit',
  'restitution',
  'check-stopped',
])
/** Said of somebody else, or of long ago, in a list of skills. */
const notInStrengths: ReadonlySet<HardDetail> = new Set(['kin-has-kids', 'told-to-come', 'more-hours'])

const gone =
  /\b(?:lost|turned down|took back|pulled|withdrew|denied|perdi|quitaron|ya no) (?:\w+ ){0,3}(?:offer|job|oferta|trabajo)\b|\b(?:no ?one|no ?body|aint nobody|nadie)(?: \w+){0,4} (?:hire|hiring|contrat\w+)\b|\b(?:wont|dont|doesnt|didnt|not) (?:\w+ ){0,2}hire me\b|\bno me (?:quieren|van a) contratar\b/

/** The VA's own check is asked for at the VA. */
const vaCheck =
  /^(?!.*\b(?:ssi|ssdi|ss|social security|seguro social)\b).*\bva\b.{0,40}\b(?:check|cheque|benefits|pension|disability)\b/
const undone: Partial<Readonly<Record<HardDetail, RegExp>>> = { 'job-offer': gone, 'check-stopped': vaCheck }

const findCandidates = indexPatterns(patterns, ([, pattern]) => pattern)

/** The hard facts of one folded text. */
export function findHardDetails(folded: string): HardDetail[] {
  return findCandidates(folded)
    .filter(([name, pattern]) => pattern.test(folded) && !undone[name]?.test(folded))
    .map(([name]) => name)
}

const canTell = (name: HardDetail, question: PlanQuestionId) =>
  question === 'goals_3_months' ? inGoals.has(name) : question === 'strengths' ? !notInStrengths.has(name) : true

/** The same of all answers. */
export function listHardDetails(answers: PlanAnswers): HardDetail[] {
  return [
    ...new Set(planQuestionIds.flatMap((id) => findHardDetails(fold(answers[id])).filter((name) => canTell(name, id)))),
  ]
}
