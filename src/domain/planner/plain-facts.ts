import { type PlanAnswers, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { indexPatterns } from '../text/says.ts'
import type { DetailSignal } from './detail-signals.ts'
import type { StatedSignal } from './signal-names.ts'

type PlainSignal = StatedSignal | DetailSignal

/** The signals read so far. */
interface SignalSet {
  add(signal: PlainSignal): unknown
  delete(signal: PlainSignal): unknown
}

/** Up to eight words, none of which says that the thing is not there or still to be got. */
const holding =
  '(?:(?!(?:no|not|dont|aint|without|lost|need|to|get|order|replace|find|for|sin|ni|perdi|sacar|pedir|que|para|pero|but|everything|except|menos) )\\w+ ){0,8}?'
const isGone = '(?! (?:\\w+ )?(?:stolen|lost|burned|burnt|expired|gone|robada?|perdida?|vencida?))'
const birthPaper = '(?:birth certificate|birth cert|acta(?: de nacimiento)?|(?:partida|certificado) de nacimiento)'
const socialCard = '(?:social security card|ss card|social card|tarjeta (?:del|de) (?:seguro )?social)'
const holds = (paper: string) =>
  new RegExp(
    `(?<!\\b(?:my|his|her|mom|she|he|mi|su) (?:\\w+ )?)\\b(?:i|ive|just|only|yo|ya|nomas|solo|^) ?(?:still )?(?:have|got|tengo|traigo) ${holding}${paper}\\b${isGone}`,
  )

interface PlainFact {
  words: RegExp
  adds?: readonly PlainSignal[]
  undoes?: readonly PlainSignal[]
}

const years = '(?:\\d+|two|three|four|five|six|ten|dos|tres|cuatro|cinco|seis|diez)'
const officer = '(?:probation|parole|po|p o|officer|supervision|probatoria|oficial|condicional)'

/** Where the words leave no room, they decide, whatever an answer sounds like. One part of an answer at a time, folded. */
const plainFacts: readonly PlainFact[] = [
  { words: holds(birthPaper), adds: ['has-birth-certificate'], undoes: ['no-birth-certificate'] },
  { words: holds(socialCard), adds: ['has-ss-card'], undoes: ['no-ss-card'] },
  {
    words:
      /\b(?:(?:have|got|with|on|my|tengo|con|mi|la|renew\w*|renovar|lose|losing|perder) (?:\w+ ){0,2}green ?card|(?:tengo|con|traigo|perder) (?:la |mi )?(?:mica|residencia)|mi (?:mica|residencia)|la mica|(?:soy|im|i am) (?:\w+ )?(?:residente(?! de)|(?:legal |lawful )?permanent resident)|(?:lose|losing) my (?:papers|residency))\b/,
    adds: ['immigration'],
  },
  {
    words: new RegExp(
      `\\b${officer} (?:\\w+ ){0,3}(?:wants?|charges?|asks?|costs?|is asking|cobran?|quieren?|piden?) (?:me |for |like |a |una )*(?:(?:\\d+|money|dinero|fees?|dollars|dolares|bucks|cuota) ){1,3}(?:every|each|a|per|cada|al|por) (?:month|mes|visit|visita|week|semana)\\b|\\b${officer} (?:\\w+ ){0,3}(?:fees?|costs|cuotas?)\\b|\\b(?:fees?|cuotas?) (?:\\w+ ){0,3}${officer}\\b|\\b(?:pay|owe|pagar\\w*|debo|pago) (?:\\w+ ){0,4}${officer}\\b`,
    ),
    adds: ['fines', 'officer-fees'],
  },
  {
    words:
      /\b(?:tuition|prereqs?|(?:winter|spring|fall|summer|next) (?:term|semester)|fafsa|pell grant|colegiatura)\b(?! (?:break|job))/,
    adds: ['college'],
  },
  {
    words:
      /\b(?:dont|do not|aint|didnt|no) (?:got|have|own) (?:a |any |no )?(?:car|ride|truck|wheels|transportation)(?! (?:insurance|payment|note|seat))\b|\bno tengo (?:un )?(?:carro|coche|troca|raite|ride|en que)\b/,
    adds: ['no-ride'],
  },
  {
    words: new RegExp(
      `\\b${years} (?:years?|yrs?|anos) (?:\\w+ ){0,2}(?:in|at|with|en|con) (?:the |el |la |un )?(?:same|mism[oa]) (?:place|shop|company|boss|job|warehouse|plant|taller|trabajo|lugar|patron|compania|empresa|fabrica|restaurante)\\b|\\b(?:steady|same|stable) job\\b(?! (?:search|hunt))|\\btrabajo (?:fijo|estable) (?:desde|hace)\\b`,
    ),
    adds: ['working'],
  },
  {
    words:
      /\b(?:no hay|se acabo el|ya no hay|me quede sin) (?:trabajo|jale|chamba)\b|\b(?:se acabo|acabo|termino) (?:la )?temporada\b|\b(?:season(?:s|al work)?) (?:is |was )?(?:over|done|ended)\b|\b(?:i )?(?:got|was|been) (?:laid off|let go|fired)\b|\bme (?:despidieron|corrieron del (?:trabajo|jale))\b|\b(?:out of|no) work (?:now|right now|anymore|since)\b/,
    undoes: ['working'],
  },
  {
    words:
      /\b(?:wanted (?:man|woman)|(?:im|i am) wanted|(?<!never |havent |not |aint )missed (?:my )?court|se me paso la corte|(?<!nunca )falte a (?:la |mi )?corte)\b/,
    adds: ['warrant'],
  },
  {
    words:
      /\b(?:keep|kept|been|always) (?:missing|missin) (?:\w+ )?(?:screens?|drops?|uas?|drug tests?|tests?)\b|\b(?:falto|faltando|pierdo|perdiendo) (?:a )?(?:\w+ )?(?:pruebas?|antidoping|drug tests?|screens?)\b/,
    adds: ['missed-test'],
  },
]

/** A wish is not how things are; a list of skills and people may tell of a job that is held. */
const inLists: ReadonlySet<PlainSignal> = new Set(['working'])

const splitParts = (answer: string) =>
  answer
    .replaceAll('$', ' dollars ')
    .split(/[.,;!?\n()]+|\b(?:but|pero)\b/i)
    .map(fold)
    .filter((part) => part !== '')

const findCandidates = indexPatterns(plainFacts, ({ words }) => words)

/** Adds what the plain words say, and takes back what was read against them. */
export function settlePlainFacts(signals: SignalSet, answers: PlanAnswers): void {
  for (const id of planQuestionIds) {
    if (id === 'goals_3_months') continue
    const isList = id === 'strengths' || id === 'support_system'
    for (const part of splitParts(answers[id])) {
      for (const { words, adds = [], undoes = [] } of findCandidates(part)) {
        if (!words.test(part) || (isList && !adds.some((signal) => inLists.has(signal)))) continue
        for (const signal of undoes) signals.delete(signal)
        for (const signal of adds) signals.add(signal)
      }
    }
  }
}
