import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { firmDenials } from './phrases/firm-denials.ts'
import { type FirmSignal, firmFacts } from './phrases/firm-facts.ts'
import { harmFacts } from './phrases/harm-words.ts'
import { readAge } from './read-age.ts'
import { indexPatterns, says } from '../text/says.ts'

interface SignalSet {
  has(signal: FirmSignal): boolean
  add(signal: FirmSignal): unknown
  delete(signal: FirmSignal): unknown
}

/** Fear of an office, a test or a jail is no violence at home, where no words say that somebody hurts. */
const officialFear =
  /\b(?:scared|afraid|terrified|miedo|nervous) (?:\w+ ){0,5}(?:cps|dcfs?|dcs|ice|migra|inmigracion|court|corte|judge|juez|po|oficial|probation|parole|test|prueba|jail|carcel|prision|back|going back|volver|warrant|cops?|police|policia|oficinas?|gobierno|tren|bus|ir|salir|agarren)\b/
const harm =
  /\b(?:hit\w*|hurts?|hurting|beat\w*|chok\w*|threat\w*|abus\w*|hands on|gun|knife|kill|stalk\w*|punch\w*|slap\w*|push\w*|shov\w*|grab\w*|violen\w*|golpe\w*|peg[ao]\w*|amenaz\w*|mata\w*|ahorc\w*|maltrat\w*|jal[ao]\w*|cuello|grit\w*|revisa|encierr\w*|persig\w*|celos|rape\w*|force\w*|safe at|not safe|my ex|husband|boyfriend|esposo|marido|novio|pareja|he comes|gets home|order of protection)\b/

/** A list of people or skills says these as plainly as a sentence does. */
const goals: PlanQuestionId = 'goals_3_months'
const wishes: ReadonlySet<FirmSignal> = new Set(['tribe', 'consulate'])

/** "Not looking to work", "no busco trabajo": of work at all, not of one job. */
const wantsNoWork =
  /\b(?:not|no longer|aint) (?:looking|trying) (?:to|for) (?:a )?(?:work|job)\b(?! (?:nights?|days?|there|with|for|in|at))|\bno (?:busco|ando buscando) (?:trabajo|jale|empleo)\b/

/** What somebody wants to keep, they have. */
const keepsInsurance =
  /\b(?:keep|keeping|dont (?:wanna |want to )?lose|not lose|mantener|conservar|no perder|no quiero perder) (?:my |mi |el )?(?:medicaid|medical card|seguro medico)\b/

const elderFrom = 60
const ssiFrom = 65
const youngUntil = 25

const facts = [...firmFacts, ...harmFacts, ...firmDenials]
const findCandidates = indexPatterns(facts, ({ words }) => words)

/** Settles what the words leave no doubt about: what ended, was lost or is only feared, how old somebody is, where they sleep. */
export function settleFirmFacts(signals: SignalSet, answers: PlanAnswers, sureHarm = false): void {
  const told = planQuestionIds.filter((id) => id !== goals).map((id) => fold(answers[id]))
  const all = told.join(' . ')
  const partsByFact = new Map<(typeof facts)[number], string[]>()
  for (const part of new Set([...told, ...splitClauses(answers)]))
    for (const fact of findCandidates(part)) {
      const known = partsByFact.get(fact)
      if (known) known.push(part)
      else partsByFact.set(fact, [part])
    }
  for (const fact of facts) {
    const { words, unless, adds = [], undoes = [], where } = fact
    if (where && !where.some((signal) => signals.has(signal))) continue
    const isSaid = partsByFact.get(fact)?.some((part) => words.test(part)) ?? false
    const isWished = adds.some((signal) => wishes.has(signal)) && says(words, fold(answers[goals]))
    if ((!isSaid && !isWished) || (unless && says(unless, all))) continue
    for (const signal of undoes) signals.delete(signal)
    for (const signal of adds) signals.add(signal)
  }
  if (!sureHarm && says(officialFear, all) && !harm.test(all)) signals.delete('violence')
  if (!isAboutStatus(all)) signals.delete('immigration')
  if (!aboutDrunkDriving.test(all)) signals.delete('dui')
  if (signals.has('relapse') && (signals.has('supervised') || tested.test(all))) signals.add('violation-feared')
  // A job that is offered is not held yet.
  if (signals.has('job-offer') && !worksNow.test(all))
    for (const signal of ['working', 'keeps-job'] as const) signals.delete(signal)
  const hasWork = signals.has('starts-work') || (signals.has('working') && says(worksNow, all))
  if (hasWork && !signals.has('job-lost') && !seeksWork.test(all)) signals.delete('wants-job')
  const everything = `${all} . ${fold(answers[goals])}`
  if (says(tradeLicense, everything) && !aboutDriving.test(everything))
    for (const signal of ['license-lost', 'has-license'] as const) signals.delete(signal)
  settleWishes(signals, answers[goals])
  if (says(keepsInsurance, `${all} ${fold(answers[goals])}`)) signals.add('has-insurance')
  if (says(wantsNoWork, `${all} ${fold(answers[goals])}`)) signals.delete('wants-job')
  settleAge(signals, answers)
}

const trade =
  '(?:barber\\w*|cosmetolog\\w+|beauty|hair|nails?|nursing|nurses?|enfermer\\w+|cna|lpn|rn|contractors?|contratista|electric\\w+|plumb\\w+|plomer\\w+|hvac|real estate|security|guard|guardia|forklift|montacargas|teach\\w+|business|negocio|food handlers?|massage|estilista|soldador|tattoo|pharmacy)'
const anyLicense = '(?:licen[sc]es?|lisen[sc]e|licencia|licensia)'
/** A barber's or a nurse's: the office for drivers has nothing to do with it. */
const tradeLicense = new RegExp(
  `\\b${trade} ${anyLicense}\\b|\\b${anyLicense} (?:de|for|as|para|to be)(?: an?| una?| ser)* ${trade}\\b|\\b${trade} (?:legal )?con licencia\\b`,
)
const aboutDriving =
  /\b(?:drivers?|driving|drive|dmv|bmv|dps|manej\w+|du[ip]|dwi|tickets?|cdl|class a|clase a|interlock|child support)\b/

/** To drive without a licence is another charge. */
const aboutDrunkDriving =
  /\b(?:du[ip]s?|dwis?|owis?|ovis?|oui|duii|drunk|drink\w*|drank|drove high|impaired|under the influence|interlock|ignition|breath\w*|blow|scram|sr ?22|alcohol|beers?|borrach\w*|tomad[oa]|tomando|ebri[oa]|cerveza\w*|soplar)\b/

const endsProbation =
  /\b(?:finish|complete|get off|be off|off|get through|done with|terminar|acabar|acabe|acaba|termine|salir de|cumplir|on) (?:\w+ ){0,2}(?:probation|parole|paper|papers|supervision|probacion|probatoria|condicional)\b/
const seesKids =
  /\b(?:see|visit|be with|get|have|ver a|ver|recuperar|traer|estar con) (?:my|mi|mis|a mis?) (?:\w+ )?(?:kids?|son|daughter|boys?|girls?|children|baby|babies|hij[oa]s?|nin[oa]s?|nen[ea]s?|bebe)\b/

/** Who has some work and wants a job with a check looks for one. */
const realJob =
  /\b(?:real|legit|regular|on the books|w ?2|full ?time|better|actual|steady) (?:job|work)\b|\bjob (?:with|w) (?:a )?(?:pay ?)?(?:check|stubs?|benefits)\b|\btrabajo (?:de verdad|en regla|con cheque|con beneficios|mejor|formal|de tiempo completo)\b|\bmejor trabajo\b/

const onlyWork =
  /^(?:a |be |un |and |y )*(?:work|working|job|jobs|trabajo|trabajar|trabajando|jale|jalar|chamba|empleo)$/

/** A trade named as a wish: "welding", "cocinando otra vez". */
const onlyTrade =
  /^(?:be |back |estar |and |y )*(?:cooking|cocinando|welding|soldando|weld|roofing|painting houses|pintando casas|cutting hair|cortando (?:pelo|cabello)|driving (?:truck|trucks|local|otr)|turning wrenches|fixing cars|arreglando carros|framing|plumbing|landscaping|line cook(?:ing)?|hvac)(?: (?:again|otra vez|someplace|somewhere|full time|in a|en un|en una|for|at|para)(?: (?!my|mi|mis|fun)\w+){0,4})?$/

/** Who wants to be done with parole has it, and who wants to see a child does not live with it. */
function settleWishes(signals: SignalSet, goal: string): void {
  const wished = fold(goal)
  if (says(endsProbation, wished) && !signals.has('not-supervised')) signals.add('supervised')
  const hasWork = (['working', 'keeps-job', 'starts-work', 'elder'] as const).some((signal) => signals.has(signal))
  const parts = goal.split(/[.,;\n]+|\b(?:and|y)\b/).map(fold)
  if (!hasWork && parts.some((part) => says(onlyWork, part) || says(onlyTrade, part))) signals.add('wants-job')
  if (/\b(?:child support|manutencion)\b/.test(wished)) signals.add('child-support')
  if (signals.has('working') && says(realJob, wished)) signals.add('better-job')
  if (says(seesKids, wished) && !signals.has('kids-along')) signals.add('kids-apart')
}

const seeksWork =
  /\b(?:(?:need|want|find|get|looking for|look for|busco|buscar|necesito|ocupo|quiero|conseguir|encontrar|another|second|2nd|new|better|otro|mejor|more) (?:a |an |un |el |some |me )?(?:\w+ )?(?:job|work|trabajo|jale|chamba|empleo)|nobody (?:\w+ ){0,2}hire|job search)\b/

const tested =
  /\b(?:uas?|drug (?:test|screen)s?|urine|drops?|screens?|color code|prueba|pruebas|antidoping|test me|breathalyzer|scram)\b/
const worksNow =
  /\b(?:i work|im working|working (?:at|already|full|part|now|nights|days)|my (?:boss|shift|job)|mi (?:patron|turno|jefe)|(?<!ofrecieron |ofrecen |ofrecio |un |el |dieron )trabajo (?:en|con|de (?:noche|dia|lunes))|been at the|same job|at the warehouse \d|current job|tengo (?:mi )?trabajo)\b/

/** A job of today, said among skills and people. */
export const holdsJob =
  /\b(?:i work|im working|(?:been )?working (?:at|for|as|nights|days|full|part|under|there|with|since|\d)|work (?:at|for|full|part|nights|days|\d)|(?:my|mi) (?:boss|shift|job|jefe|patron|turno|trabajo)|(?:got|have|tengo|hold\w*) (?:a |an |un |my |mi |the )?(?:\w+ )?(?:job|jobs|trabajo|jale|chamba)|job at|current\w*|still (?:at|work\w*)|(?:\d+|years|anos) (?:\w+ )?(?:at|en) (?:the |la |el )?(?:same|mism\w+)|trabajando|trabajo (?:en|para|con|\d|desde|hace)|never miss\w* (?:a )?(?:day|shift)|no falto|bring home|take home|gano|me pagan|employed|promot\w*|raise|full ?time|part ?time|again since|coworkers?)\b/

const splitClauses = (answers: PlanAnswers) =>
  planQuestionIds
    .filter((id) => id !== goals)
    .flatMap((id) => answers[id].split(/[.,;!?\n()]+/))
    .map(fold)

/** "Papers" alone are an ID, a birth certificate or a release, not a status. */
const status =
  /\b(?:immigr\w*|inmigr\w*|migra|migracion|visa|green ?card|mica|ice|residen(?:te|cia|cy|t)\w*|asyl\w*|asilo|undocument\w*|indocument\w*|citizen\w*|ciudadan\w*|deport\w*|tps|daca|uscis|permiso (?:de|pa|para) (?:trabaj\w+|residen\w+|estar)|(?:renovar|vence|vencio|perdi) (?:el|mi|su)? ?permiso|(?:mi|el) permiso (?:vence|vencio|de trabajo)|status|notario|consul\w*|border|frontera|passport|pasaporte|work permit|mariel\w*|sponsor|itin|i ?220b?|(?:no (?:tengo|tiene|tenemos)|sin|without|no|got no|dont have|arregl\w+|fix\w*|lose|losing|perder|legal) (?:\w+ )?(?:papers|papeles)|papeles (?:para|de) (?:trabajar|migracion)|legal status|not from here|mi pais|my country|manden|me mandan)\b/
const isAboutStatus = (all: string) =>
  says(status, all.replace(/\b(?:off|on|no) papers?\b|\bpapeles? de (?:la )?(?:corte|salida|carcel)\b/g, ' '))

function settleAge(signals: SignalSet, answers: PlanAnswers): void {
  const age = readAge(answers)
  if (age === null) return
  if (age >= elderFrom) signals.add('elder')
  else signals.delete('elder')
  if (age >= ssiFrom) signals.add('over-65')
  if (age < youngUntil) signals.add('young')
}
