import { medicine } from './phrases/shared-words.ts'
import { indexPatterns, says } from '../text/says.ts'

/** What a day that a person names is about. */
export type DaySubject =
  | 'court'
  | 'eviction'
  | 'child-case'
  | 'officer'
  | 'registry'
  | 'medicine'
  | 'bed'
  | 'release'
  | 'payment'
  /** The day on which rent is due, or to which a landlord waits. */
  | 'rent'
  /** The first day at a job, or the day by which one is to be answered. */
  | 'work-start'
  /** The day by which somebody must have a job. */
  | 'job-by'
  /** The day by which somebody must have a phone. */
  | 'phone'
  | 'ss-card'
  | 'license'
  | 'other'

const house = '(?:house|home|shelter|program|motel|hotel|room|apartment|apt|place|trailer|crib|spot|couch|living)'
const lives = '(?:sleep\\w*|slept|crash\\w*|duerm\\w*|dorm(?:ir|imos))'
const until = '(?:til|till|until|untill|thru|through|hasta)'
const kin =
  '(?:cousins?|brothers?|sisters?|aunt\\w*|uncles?|moms?|mother|dads?|friends?|buddy|homie|grandma\\w*|papaw|mamaw|prim[oa]s?|herman[oa]s?|ti[oa]s?|mama|amig[oa]s?|comadre|compadre|compa|suegr[oa]s?|cunad[oa]s?)'
const day =
  '(?:the |el |dia |this |next |este )*(?:\\d{1,2}(?:st|nd|rd|th)?\\b|first\\b|primero\\b|mon|tue|wed|thu|fri|sat|sun|lunes|martes|mierc|jueves|viernes|sabado|domingo|tomorrow|manana|fin de)'
/** Something that begins and is no job. */
const notWork =
  '(?!.*\\b(?:(?:nobody|no one|noone|anybody|anyone|someone|somebody|who|nadie|quien)(?: \\w+){0,2} (?:take|takes|drive|drives|bring|llev\\w+|ride)|class|classes|clases?|school|escuela|program|programa|group|meeting|meetings|college|semester|treatment|tratamiento|curso|course|ged|training|court|trial)\\b)'

/** Subjects with the words that name them, the most telling first. */
const subjectWords: readonly (readonly [DaySubject, RegExp])[] = [
  // Out of a house is no release.
  [
    'bed',
    new RegExp(
      `\\b(?:get|gotta|be|move|moving|kicked|put|thrown) out of (?:the |this |my |a |here|there)(?: ?\\w+){0,2} ?(?:${house})?\\b(?<=${house}|here|there)|\\b(?:salgo|salir|salirme|me sacan|me corren|me echan) (?:de |del )(?:la |el |mi |este |esta )?(?:\\w+ )?(?:casa|cuarto|programa|albergue|motel|hotel|apartamento|depa|apto)\\b`,
    ),
  ],
  // "Halfway house date is up dec 30", whoever else stands beside it.
  [
    'bed',
    /\b(?:halfway|house|program|motel|hotel|room|shelter|lease|stay|bed|lugar|programa|cuarto|contrato) (?:(?:date|time|stay|days|bed|dates) )?(?:is|are|gets|s|runs) (?:all )?(?:up|out|over)\b|\b(?:my )?(?:time|days) (?:here |at (?:the|this) (?:\w+ )?(?:house|shelter|program|motel) )(?:is|are|runs) (?:up|out|over)\b|\bse (?:me )?(?:acaba|vence|termina) (?:el |la |mi )?(?:tiempo (?:en|aqui)|contrato|cuarto|lugar|programa)\b/,
  ],
  [
    'release',
    /\b(got out|(?<!\bor )get out|getting out|came home|released?|let me out|sali|salgo(?! del (?:trabajo|turno|jale)| a las)|me soltaron|out since|got off the bus)\b/,
  ],
  [
    'registry',
    /\b(register(?! (?:to vote|for|my))|registrarme|me (?:tengo que )?registr(?:e|ar)|registry|report(?:ing)? (?:in )?(?:to|with) the sheriff)\b/,
  ],
  ['eviction', /\b(evict\w*|dispossess\w*|ejectment|unlawful detainer|desaloj\w*|landlord court|rent court)\b/],
  ['child-case', /\b(cps|dcfs|dfcs|dcf|acs|dhs|foster)\b/],
  // To ask for a hearing by a day is not to be in court on it.
  ['other', /\b(?:pedir|solicitar|request|ask for|asking for|apelar|appeal) (?:\w+ ){0,2}(?:audiencia|hearing)\b/],
  // What happens to whoever does not pay by a day does not happen on it.
  [
    'payment',
    /\b(?:o|or) (?:else |si no )?(?:me (?:mandan|llevan|regresan)|i go|im going|they send me|it goes|(?:its )?back) (?:\w+ ){0,4}(?:juez|jueza|judge|court|corte)\b/,
  ],
  [
    'court',
    /\b(court|hearing|judge|trial|sentenc\w*|arraign\w*|(?<!\bme )corte|audiencia|juez|jueza|tribunal|juicio)\b/,
  ],
  ['other', /\b(ice|uscis|immigration|inmigracion|migracion|la migra)\b/],
  [
    'medicine',
    new RegExp(
      `\\b(?:${medicine}|script|suboxone|subs|methadone|metadona|dose|dosing|dosis|dosific\\w*|meds?|pills?|pastillas?|refill|strips|tiras|pens? left|last pen|plumas?|shot(?! at)|inyeccion|catheters?|cateter\\w*|sondas|inhaler|oxygen)\\b`,
    ),
  ],
  // A test for an officer or a school is no visit.
  [
    'other',
    /\b((?:drug|urine|piss|ged|math|writing|reading|driving|permit|road|placement) (?:test|tests|screen|exam)|(?:my|last|final) (?:ged|test|exam)|(?:prueba|examen) de (?:orina|drogas|manejo|ged|matematicas)|uas?|urinalysis|drop)\b/,
  ],
  [
    'payment',
    /\b((?:lights?|power|electric\w*|water|gas|heat|luz|agua|corriente) (?:\w+ ){0,4}(?:off|cut|shut\w*|disconnect\w*|cort\w*|quit\w*)|(?:cut|cutting|shut|shutting|turn|turning|turnin|disconnect\w*) (?:\w+ ){0,3}(?:lights?|power|electric\w*|water|gas|heat|luz|agua)|(?:cort|quit|suspend)\w* (?:\w+ )?(?:luz|agua|gas|corriente|lights?|power))\b/,
  ],
  [
    'work-start',
    new RegExp(
      `^${notWork}.*\\b(?:(?:hire[ds]?|hiring|contratan?|contrataron) (?:\\w+ ){0,6}(?:start\\w*|${day})|(?:new job|trabajo nuevo) (?:\\w+ ){0,3}(?:starts?|${day}|empieza)|first day (?:of work|at work|at the|on the job)|primer dia (?:de trabajo|en el|del jale)|(?:empiezo|entro|arranco|comienzo)(?: (?:a trabajar|a jalar|a la (?:naranja|uva|fresa|lechuga|manzana|pizca|poda|planta|fabrica|obra|bodega|cocina|yarda|limpieza)|en|el|mi|este|manana|ya|la|al))+|(?:i |can |to |gonna |supposed to )?start(?:in|ing)? (?:work|working|my job|(?:on |this |next )?${day})|start(?:in|ing)? (?:at|with) (?:the|a|my) (?:\\w+ ){0,4}${day}|(?:come|go|be|im|get|going|coming|goin) back (?:to|at) (?:work|the job|my job|the shop|the plant|the warehouse)|(?:regres\\w+|vuelv\\w+|volver) (?:a|al) (?:trabaj\\w+|jale|jalar|chamba|la (?:bodega|planta|fabrica|obra))|(?:me )?(?:da|dan|dara|tiene|tienen|gives?|has|have) (?:me )?(?:jale|trabajo|chamba|work|a job)(?: for me| pa mi| para mi)? (?:on |for |starting |from |desde |a partir de )*(?:el )?${day}|want(?:s)? an answer|(?:aprueb\\w+|approve\\w*|okay|ok) (?:\\w+ ){0,2}(?:horario|schedule|hours|shift|turno)|(?:se lo|se la) dan a otr[oa]|(?:give|gives|giving) (?:it|the job|my spot) to (?:some|any)(?:one|body) else|quieren? (?:la |una )?respuesta)`,
    ),
  ],
  [
    'job-by',
    /^(?:i )?(?:need |a |un )*(?:job|work|trabajo|jale|chamba) (?:by|before|para el|antes del?) |\b(?:(?:need|get|find|have|got|gotta|must|tener|conseguir|hallar|buscar|quieren que|tengo)(?: \w+){0,4} (?:job|work|trabajo|jale|chamba|empleo) (?:within|in|by|before|para|antes|dentro|en|pa))\b|\b(?:hasta|til|till|until|thru|by)\b.*\b(?:pa|para|to) (?:conseguir|hallar|encontrar|buscar|find|get|have|land) (?:\w+ ){0,2}(?:job|work|trabajo|jale|chamba|empleo)\b/,
  ],
  [
    'officer',
    /\b(po|p o|parole|probation|officer|agent|report\w*|check in|probatoria|probacion|proba|oficial|condicional|presentar\w*)\b/,
  ],
  [
    'rent',
    /\b(?:rent|renta|landlord|dueno|duena|casero|casera)\b.*\b(?:due|owe|debo|pay|pagar|wait\w*|espera\w*|gives? me|me da|til|till|until|hasta|vence|by)\b|\b(?:due|owe|debo|pay|pagar|wait\w*)\b.*\b(?:rent|renta)\b/,
  ],
  [
    'bed',
    new RegExp(
      `\\b(?:stay|stayin|staying|leave|out by|move|moving|lease|shelter|motel|hotel|kick\\w*|couch|bed|room|discharge\\w*|lets? me|lets us|got ?ta go|have to go|(?:got ?ta|have to|got to|must|need to) be out|quedar\\w*|irme|salirme|corren?|albergue|cuarto|sofa|sillon|casa|(?:me|nos) dejan?|(?:me|nos) botan?|(?:me|nos) sacan?|me echan|no (?:quepo|cabemos)|de alta|donde ir|acab\\w+ (?:el|mi) programa|program\\w* (?:ends|is up|is over|se acaba|termina)|${lives}|im at my|trailer|nite|night(?! shift)|(?<!de )noche)\\b|\\b${kin}(?: place| house| lets me)? ${until} ${day}`,
    ),
  ],
  ['payment', /\b(pay|payment|pagar|pago|dar|fees?|restitution|restitucion|multas?|cuota|bill)\b/],
  ['ss-card', /\b(?:ss card|social security card|social card|tarjeta (?:del|de) (?:seguro )?social)\b/],
  ['license', /\b(?:license|licencia)\b/],
  ['other', new RegExp(`\\b(?:have|got|gave me|gives me|tengo|dieron|dio|da|dan) (?:me )?${until} ${day}`)],
  [
    'other',
    /\b(appointment|appt|interview|class|classes|clases|curso|course|empie[sz]an?|test|orientation|start|starts|meeting|visit|dmv|cita|entrevista|clase|examen|empiezo|reunion|deadline|due|exam|physical|(?:job|work|trabajo) (?:by|para)|flight|vuelo|pasaje|boleto|ticket|viajar|travel|trip|viaje|background|form|ceremony|ceremonia|funeral|wedding|boda|entierro|velorio)\b/,
  ],
]

/** "Until Friday, the judge said": who set the day does not say that it is in court. */
const whoSaid =
  /\b(?:judge|juez|jueza|court|corte) (?:me )?(?:said|says|told me|gave me|give me|gives me|ordered|dijo|dice|dio|ordeno|mando)\b|\b(?:dijo|dice|ordeno|segun|says|said) (?:el|la|the) (?:judge|juez|jueza|court|corte)\b/g

const findCandidates = indexPatterns(subjectWords, ([, words]) => words)

export function findDaySubject(sentence: string, except?: DaySubject): DaySubject | null {
  const told = sentence.replace(whoSaid, (words) => words.replace(/judge|jueza?|court|corte/, 'they'))
  return findCandidates(told).find(([about, words]) => about !== except && words.test(told))?.[0] ?? null
}

/** "Salí el miércoles, estoy en el sofá de un pana hasta el lunes": the day on which a bed ends, whatever else is told. */
const staysUntil = new RegExp(
  `\\b(?:stay\\w*|crash\\w*|couch|sofa|sillon|motel|hotel|cuarto|garage|garaje|sala|shelter|albergue|cama|quedarme|me quedo|${lives})\\b(?: (?!work|trabaj|open|abre|school|escuela)\\w+){0,6} ${until} ${day}`,
)

export const findStay = (part: string): DaySubject | null => (says(staysUntil, part) ? 'bed' : null)

const phoneWords =
  /\b(?:by|over|on|per|via|thru|through) (?:the |a )?(?:phone|telephone|video|zoom|text|call)\b|\bphone (?:interview|appointment|call|visit|hearing|court|screen)\b|\b(?:por|en) (?:telefono|llamada|video|videollamada|zoom|texto|mensaje|internet|linea)\b|\b(?:entrevista|cita|audiencia) (?:telefonica|virtual)\b|\b(?:online|virtual|zoom|video ?call|videollamada)\b/

/** A call is no trip: nobody has to be anywhere. */
export const isByPhone = (sentence: string) => says(phoneWords, sentence)

/** An appointment whose kind stands beside it: "on probation, first appointment the 1st". */
const anyVisit =
  /\b(?:cita|appointment|appt|visit|visita|next one|next is|next time|first one|la proxima|me toca|primera|i go|voy)\b/
const strongSubjects: ReadonlySet<DaySubject | null> = new Set<DaySubject>([
  'officer',
  'court',
  'child-case',
  'eviction',
  'medicine',
])
const namesItself =
  /\b(?:interview|entrevista|class|clase|dmv|doctor|dentist\w*|clinic|clinica|job|trabajo|school|escuela|consul\w*|ice|inmigracion|immigration|ssa|social security|seguro social|uas?|test|lawyer|abogad[oa])\b/

export function findVisitSubject(part: string, before = ''): DaySubject | null {
  if (!says(anyVisit, part) || says(namesItself, part)) return null
  const own = findDaySubject(part)
  if (own !== null && own !== 'other') return null
  const beside = findDaySubject(before, 'release')
  return strongSubjects.has(beside) ? beside : null
}

/** "My insulin. They gave me a little, enough till Saturday": what lasts is what was named before it. */
const lasts = new RegExp(
  `\\b(?:enough|lasts?|good|supply|alcanza\\w*|duran?|quedan?|left|have|got|tengo|traigo)(?: \\w+){0,3} (?:${until}|to|for|pa|para) |\\bquedan? (?:como |nomas )?\\d+$`,
)

export function findLastingSubject(part: string, told: string): DaySubject | null {
  const isMedicine = says(lasts, part) && findDaySubject(part) === null && /\w/.test(told)
  return isMedicine && subjectWords.some(([about, words]) => about === 'medicine' && says(words, told))
    ? 'medicine'
    : null
}

/** "I need a phone … he said have one by Friday": the word for it stands before. */
const pronouns =
  /\b(?:have|get|got|need|needs?|want|tener|traer|conseguir)(?: \w+)? (?:one|it|that|eso|uno|una) (?:by|before|para|pa|antes)\b/
/** "Trabajo. Me dieron hasta el 8 pa conseguir algo". */
const somethingBy =
  /\b(?:hasta|til|till|until|by|para)\b.*\b(?:conseguir|hallar|encontrar|find|get|land|tener|have) (?:algo|uno|one|something|it)\b/
const workWords = /\b(?:job|work|trabajo|jale|chamba|empleo)\b/
/** "My boss … said come back Monday", "ya me dijeron q regrese el lunes". */
const toldToReturn =
  /\b(?:said|says?|told|dijo|dijeron|dice|dicen|can|puedo|let me|quieren que|quiere que)\b(?: \w+){0,4} (?:come back|go back|back|regres\w+|vuelv\w+|volver)\b/
const notTheJob =
  /\b(?:po|p o|parole|probation|officer|oficial|court|corte|judge|juez|clinic|clinica|doctor|hospital|dmv|office|oficina|wife|esposa|ex|house|casa|pharmacy|farmacia|shelter)\b/
const atWork =
  /\b(?:boss|jefe|patron|foreman|mayordomo|supervisor|job|work|trabajo|jale|chamba|bodega|warehouse|plant|planta|fabrica|shop|taller|crew|company|compania|carpenter|restaurant\w*|manzana|campo|fields?)\b/

const thingsNamed: readonly (readonly [DaySubject, RegExp])[] = [
  ['phone', /\b(?:phone|cell|celular|telefono|fon)\b/],
  ['ss-card', /\b(?:ss card|social security card|social card|tarjeta (?:del|de) (?:seguro )?social)\b/],
  ['license', /\b(?:license|licencia)\b/],
]

/** "Need a job fast. The halfway house gives you 15 days": whoever counts the days wants the work. */
const givesDays =
  /\b(?:gives?|gave|giving|da|dan|dio|dieron)(?: (?:you|me|us|te|nos|only|like|about|nomas|solo|como))* \d+ (?:days?|dias?|weeks?|semanas?)\b/
const whoCounts =
  /\b(?:halfway|house|program|programa|casa|po|p o|officer|oficial|parole|probation|rrc|case ?manager|agente?)\b/
const workNeeded =
  /\b(?:need|get|find|must have|gotta get|busco|necesito|conseguir|ocupo|tengo que (?:hallar|conseguir)) (?:\w+ ){0,3}(?:job|work|trabajo|jale|chamba|empleo)\b/

export function findThingMeant(part: string, told: string): DaySubject | null {
  if (says(givesDays, part) && says(whoCounts, part) && says(workNeeded, told)) return 'job-by'
  const isPhone = /\b(?:phone|celular|telefono) (?:\w+ ){0,4}(?:by|before|para|antes)\b/.test(part)
  if (isPhone && !/\b(?:appointment|interview|call|court|cita)\b/.test(part)) return 'phone'
  if (says(somethingBy, part) && workWords.test(`${told} ${part}`)) return 'job-by'
  if (says(toldToReturn, part) && !notTheJob.test(part) && atWork.test(`${told} ${part}`)) return 'work-start'
  if (!says(pronouns, part)) return null
  return thingsNamed.find(([, words]) => says(words, `${told} ${part}`))?.[0] ?? null
}
