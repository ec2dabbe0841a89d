import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { rememberText } from '../text/while-reading.ts'
import { indexPatterns } from '../text/says.ts'

/** Facts that call for one step each and are not shown to be corrected. Plain words decide. */
export type StepDetail =
  /** Born abroad and a citizen by oath: no state office has the birth certificate. */
  | 'naturalized'
  /** A child welfare worker who does not call back. */
  | 'worker-silent'
  /** A lawyer or public defender who does not answer. */
  | 'defender-silent'
  /** A class that a judge or officer ordered. */
  | 'class-ordered'
  /** No coat or boots in the cold. */
  | 'no-coat'
  /** People where the person stays drink or use drugs. */
  | 'house-not-sober'
  /** People where the person stays use drugs. */
  | 'house-uses'
  /** Lives where no city bus goes. */
  | 'rural'
  /** Was at a methadone program before. */
  | 'old-program'
  /** Food stamps are not there yet. */
  | 'no-snap-yet'
  /** Needs an interpreter. */
  | 'needs-interpreter'
  /** Somebody who can be asked keeps papers of the person. */
  | 'papers-held'
  /** Somebody who hurts the person can look into their phone. */
  | 'watched-phone'
  /** Cannot pay the fee of the house or program. */
  | 'house-fee'
  /** Holds the ID of a tribe, and need not ask for it. */
  | 'has-tribal-id'
  /** Holds the discharge paper of the forces. */
  | 'has-dd214'
  /** Holds an ID of a prison or jail. */
  | 'prison-id'
  /** The officer calls, or sees them by video. */
  | 'officer-by-phone'
  /** A breath or urine test every day, at fixed hours. */
  | 'daily-test'

const silent =
  '(?:never|dont|doesnt|dosent|wont|not|aint|no(?: me)?|hasnt|havent|cant get (?:a )?hold)(?: \\w+){0,2} (?:calls?|called|calling|answers?|answered|answering|returns?|returned|picks?|texts?|responds?|emails?|contesta|contestan|responde|responden|llama|llaman|regresa|devuelve)'
const cannotReach =
  '(?:cant|cannot|can not|couldnt|no puedo|no logro) (?:reach|get a hold of|get ahold of|get|localizar|hablar con|comunicarme con)'
const worker =
  '(?:case ?worker|social worker|cps|dhr|dcfs|dfcs|dcf|dcs|dhs|acs|(?:my|the) worker|trabajadora? social|la trabajadora|worker)'
const lawyer =
  '(?:public defender|defensora? public[oa]|(?:my|the|court appointed) (?:lawyer|attorney|pd)|mi abogad[oa]|el defensor|la defensora)'
const ordered =
  '(?:ordered|court ordered|mandated|required|(?:judge|court|po|probation|parole) (?:wants|ordered|said|says|gave me|makes me)|orden(?:o|aron|ada|adas)|(?:la corte|el juez|la jueza|probation|mi oficial) (?:me )?(?:mando|ordeno|pide|dio|puso|quiere))'
const lesson = '(?:counseling|consejeria|class|classes|clases?|curso|course|program|programa|school|group|grupo)'
const kindOfLesson =
  '(?:batterers?|bip|anger management|domestic violence|dv|dui|dwi|theft|(?:26|36|48|52) ?(?:week|weeks|semanas)|manejo de (?:la )?ira|control de ira|violencia domestica)'
const coat =
  '(?:winter coat|coat|winter jacket|jacket|warm clothes|winter clothes|boots|gloves|chamarra|chaqueta|abrigo|ropa (?:de invierno|para el frio|de frio|abrigada|caliente)|botas)'
const housemates =
  '(?:everybody|everyone|every body|they all|all of them|people|folks|(?:my |the )?(?:roommates?|homies?|cousins?|brothers?|sisters?|moms?|dad|uncles?|friends?|buddy)|(?:the |this |at the |moms |my moms )?house|todos|todo el mundo|la casa|ahi|mi (?:primo|prima|hermano|hermana|tio|compa|amigo|roommate))'
const drink =
  '(?:drinks?|drinking|be drinking|gets? drunk|getting drunk|party|partying|parties|toman|toma mucho|tomando|pistean?|pisteando|se emborrachan?)'
const use =
  '(?:gets? high|getting high|be high|smok(?:e|es|ing) (?:crack|meth|dope|fent\\w*|ice|k2)|(?:still )?us(?:es|ing)(?! (?:my|the|his|her|their|a|our|it)\\b)|(?:be |are )?doing drugs|shoot(?:s|ing)? up|se drogan?|usan? (?:drogas?|cristal|chiva)|fuman? (?:cristal|piedra|mota))'

const holds =
  '(?<!\\b(?:need|get|order|lost|want|no|not|without|ask for|replace|dont|never|aint|sin|necesito|sacar|perdi) (?:\\w+ ){0,2})\\b(?:have|got|hold|holding|with|tengo|traigo|con|still got|its|here is) (?:my|the|a|mi|la|el|una?|our)? ?'
const isGone = '(?! (?:\\w+ ){0,2}(?:stolen|lost|gone|expired|burned|back|robada?|perdida?|vencida?))'
const officer =
  '(?:po|p o|parole|probation|proba|probacion|probatoria|officer|parole agent|agente?|oficial|condicional)'
const programHouse =
  '(?:sober (?:house|living|home)|halfway(?: house)?|recovery (?:house|home)|oxford(?: house)?|program|programa|casa de (?:recuperacion|medio camino|sobriedad))'
const cannotPay =
  '(?:cant (?:pay|afford)|cannot pay|(?:im |got )?behind|owe (?:them|em|\\d+)|no puedo pagar|no (?:tengo|me alcanza) (?:para|pa) pagar|debo \\d+|atrasad[oa]|(?:short|late) on (?:the |my )?(?:fees?|dues|rent))'

const patterns: readonly (readonly [Exclude<StepDetail, 'papers-held' | 'watched-phone'>, RegExp])[] = [
  [
    'naturalized',
    /(?<!\b(?:not|no|never|isnt|hijos?|wife|esposa) )\b(?:(?:was |got |been |im |soy |estoy )?naturali[sz](?:ed|ad[oa])|(?:us |american )?citizen since|became a (?:us )?citizen|took the oath|me hice ciudadan[oa]|ciudadan[oa] (?:american[oa] )?desde|jure (?:la )?bandera)\b/,
  ],
  [
    'worker-silent',
    new RegExp(`\\b${worker}\\b(?: \\w+){0,4} ${silent}\\b|\\b${cannotReach} (?:a )?(?:my |the |la |mi )?${worker}\\b`),
  ],
  [
    'defender-silent',
    new RegExp(
      `\\b${lawyer}\\b(?: \\w+){0,4} ${silent}\\b|\\b${cannotReach} (?:my |the |mi |el |la |al )?(?:lawyer|attorney|pd|abogad[oa]|${lawyer})\\b`,
    ),
  ],
  [
    'class-ordered',
    new RegExp(
      `\\b${kindOfLesson} (?:\\w+ ){0,2}${lesson}\\b|\\b${lesson} (?:de |del |for |on )?(?:\\w+ )?${kindOfLesson}\\b|\\b${lesson}\\b(?: \\w+){0,3} ${ordered}\\b|\\b${ordered}\\b(?: \\w+){0,4} ${lesson}\\b`,
    ),
  ],
  [
    'no-coat',
    new RegExp(
      `\\b(?:no|need|needs|without|aint got a|dont have a|sin|ocupo|necesito|no tengo|no traigo|me falta)(?: (?:a|an|any|un|una|my|warm|winter|ni))* ${coat}\\b(?! for (?:work|the job)|(?: de| para el)? trabajo)|\\b${coat}\\b(?: \\w+){0,8} (?:at (?:the|her|his|my) (?:house|place)|stolen|gone|me l[ao]s? robaron|en (?:la|su) casa)\\b|\\b(?:freezing|degrees|so cold|hace (?:mucho |un )?frio|me estoy helando)\\b(?: \\w+){0,8} ${coat}\\b`,
    ),
  ],
  [
    'house-not-sober',
    new RegExp(
      `\\b${housemates}\\b(?: (?!dont\\b|doesnt\\b|not\\b|never\\b|no\\b|ya\\b)\\w+){0,4} ${drink}\\b|\\bthey (?:all |just |always |be )?(?:drink|drinking|party)(?= (?:on|every|all|at|in|here|there|a lot|heavy|hard|too much|wkends|weekends|nights|daily))|\\b(?:ellos )?(?:toman|pistean) (?:los|cada|todos|diario|mucho|aqui|ahi|en)\\b`,
    ),
  ],
  [
    'house-uses',
    new RegExp(`\\b${housemates}\\b(?: (?!dont\\b|doesnt\\b|not\\b|never\\b|no\\b|i\\b|yo\\b)\\w+){0,3} ${use}\\b`),
  ],
  [
    'officer-by-phone',
    new RegExp(
      `\\b${officer}\\b(?: (?!court|corte)\\w+){0,8} (?:(?:by|over|on|through|thru|via) (?:the |a )?(?:phone|video|zoom|facetime|teams|videocall|video call)|(?:por|en) (?:telefono|video|zoom|videollamada|llamada))\\b|\\b${officer} (?:\\w+ ){0,2}(?:calls me (?:on|every|at|back)|will call me|is calling me|me llama(?:ra)?|me va a llamar|va a llamar)\\b|\\b(?:video|phone|zoom) (?:check ?in|visit|appointment|meeting)s? (?:with|w) (?:my |the )?${officer}\\b`,
    ),
  ],
  [
    'daily-test',
    /\b(?:blow|breathalyzer|pbt|breath tests?|24 7 (?:program|sobriety)|ua|uas|drug tests?|pruebas? (?:de (?:aliento|alcohol|orina))|soplar|soplo)\b(?: \w+){0,5} (?:twice|two times|2x|2 times|once|every|each|dos veces|una vez|cada|todos los) (?:a |al |por )?(?:day|dia|dias|morning|manana)\b|\b(?:twice|two times|dos veces) (?:a |al )?(?:day|dia)\b(?: \w+){0,6} (?:sheriff\w*|breathalyzer|blow|jail|soplar|alguacil)\b/,
  ],
  [
    'has-tribal-id',
    new RegExp(
      `${holds}(?:\\w+ ){0,2}(?:tribal (?:id|card)|cib|enrollment (?:card|id)|id (?:de la|tribal)|tarjeta (?:de la tribu|tribal))\\b${isGone}`,
    ),
  ],
  ['has-dd214', new RegExp(`${holds}(?:\\w+ ){0,2}(?:dd ?214|discharge papers?|papeles de baja)\\b${isGone}`)],
  [
    'prison-id',
    new RegExp(
      `\\b(?:prison|jail|inmate|doc|tdcj|bop|cdcr|idoc|dept of corrections|corrections) (?:id|card|identification)\\b${isGone}|\\b(?:id|card|identificacion|one) (?:is |es )?(?:just |only |nomas |solo )?(?:de|from|the) (?:the |la )?(?:prison|jail|prision|carcel|pinta|inmate)\\b|\\b(?:just|only|nomas|solo) (?:the|my|la|mi|have the) (?:prison|jail|inmate|de la (?:prision|carcel|pinta)) (?:one|id|card)?\\b|\\b(?:la|una) (?:id )?de la (?:prision|carcel|pinta)\\b`,
    ),
  ],
  [
    'house-fee',
    new RegExp(`\\b${programHouse}\\b.{0,60}\\b${cannotPay}\\b|\\b${cannotPay}\\b.{0,60}\\b${programHouse}\\b`),
  ],
  [
    'rural',
    /\b(?:holler|reservation|the rez|on rez|\d+ miles? (?:from|out of|outside|to) (?:town|the (?:nearest|closest)|anything|anywhere)|miles from (?:town|anything|anywhere)|out in the (?:country|sticks|woods|boonies)|(?:no|aint no|theres no|there is no) bus(?:es)?(?! (?:money|fare|pass|passes|card|ticket|tokens?|cash))(?: here| out here| line| service)?|middle of nowhere|no hay (?:bus|buses|autobus|autobuses|camion|camiones|transporte)|lejos del pueblo|a \d+ millas del? |en el campo lejos|la reserva(?:cion)?)\b/,
  ],
  [
    'old-program',
    /\b(?:(?:old|former|previous) (?:methadone )?(?:program|clinic)|(?:program|programa|clinica|clinic) (?:viej[oa]|de antes|anterior|antigu[oa])|(?:viej[oa]|antigu[oa]|anterior) (?:program|programa|clinica)|(?:clinic|program) i (?:used to|went) (?:to )?(?:go )?|(?:clinica|programa) (?:a )?(?:donde|al que) iba)\b/,
  ],
  [
    'no-snap-yet',
    /\b(?:no|dont have|dont got|havent got|waiting (?:on|for)|sin|no tengo|todavia no(?: me llegan| tengo| me dan)?|aun no(?: me llegan| tengo)?)(?: (?:my|any|the|mis|las|los|de))* (?:food stamps|foodstamps|stamps|snap|ebt|calfresh|estampillas)\b/,
  ],
  [
    'needs-interpreter',
    /\b(?:(?:need|necesito|ocupo|quiero|want|get|pedir) (?:an? |un |una )?(?:interpreter|translator|interprete|traductor\w*)|mixteco|k ?iche|quiche|mam y|hablo mam|zapoteco|nahuatl|qanjobal|kanjobal|haitian creole|criollo haitiano|no hablo (?:bien |mucho |nada de )?(?:ingles|espanol)|dont (?:speak|understand) (?:good |much |any )?english|ingles (?:poquito|muy poco|casi nada)|(?:poco|poquito) ingles|no entiendo (?:el )?ingles)\b/,
  ],
]

/** Finished, or kept away from: nothing to do about it. */
const undone: Partial<Readonly<Record<StepDetail, RegExp>>> = {
  'officer-by-phone': new RegExp(
    `\\b(?:called|call|llame|llamo|talked to|hable con|text\\w*) (?:a |al |con )?(?:my |mi |the |la |el )?${officer}\\b|\\b(?:come in|in person|en persona|at (?:the|his|her) office|en la oficina)\\b`,
  ),
  'class-ordered':
    /\b(?:finished|completed|graduated|done with|already did|did the|termine|acabe|ya (?:hice|complete)) (?:\w+ ){0,5}(?:class\w*|clases?|curso|course|program\w*)\b/,
  'house-not-sober': /\b(?:stay|staying|keep) away\b|\bme alejo\b|\bdont (?:go|stay) there\b/,
  'house-uses': /\b(?:stay|staying|keep) away\b|\bme alejo\b|\bdont (?:go|stay) there\b|\bno (?:voy|me quedo) ahi\b/,
}

/** Goals say what is wished for; only these may stand there and be so. */
const inGoals: ReadonlySet<StepDetail> = new Set([
  'class-ordered',
  'naturalized',
  'no-snap-yet',
  'defender-silent',
  'worker-silent',
  'has-dd214',
])

const canTell = (name: StepDetail, question: PlanQuestionId) => question !== 'goals_3_months' || inGoals.has(name)

const findCandidates = indexPatterns(patterns, ([, pattern]) => pattern)

export const findStepDetails = rememberText((folded): readonly StepDetail[] => {
  const found = findCandidates(folded)
    .filter(([name, pattern]) => pattern.test(folded) && !undone[name]?.test(folded))
    .map(([name]): StepDetail => name)
  return found.includes('house-uses') ? [...new Set([...found, 'house-not-sober' as const])] : found
}, 1)

/** The same of all answers, each by itself. */
export function listStepDetails(answers: PlanAnswers): StepDetail[] {
  const found = planQuestionIds.flatMap((id) =>
    answers[id]
      .split(/[.;!?\n]+/)
      .flatMap((sentence) => findStepDetails(fold(sentence)))
      .filter((name) => canTell(name, id)),
  )
  return [...new Set(found)]
}
