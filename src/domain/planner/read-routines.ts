import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { indexPatterns, says } from '../text/says.ts'

export type RoutineKind = 'meeting' | 'test' | 'class' | 'church' | 'ceremony' | 'care' | 'visit' | 'work' | 'other'

/** Something that goes on already and is to go on. */
export interface Routine {
  /** As the person wrote it. */
  words: string
  kind: RoutineKind
  /** 0 is Sunday; where one weekday is named for it. */
  weekday: number | null
  /** Where two or more are named for it. */
  weekdays?: readonly number[]
  question: PlanQuestionId
}

const kinds: readonly (readonly [RoutineKind, RegExp])[] = [
  [
    'test',
    /\b(?:color code|(?:drug|urine|piss) (?:tests?|screens?)|uas?|drops|pruebas? de (?:orina|drogas?)|antidoping|test clean|me hacen pruebas?)\b/,
  ],
  ['ceremony', /\b(?:sweat|sweats|inipi|ceremon\w+|talking circle|powwow|temazcal|pipe)\b/],
  [
    'meeting',
    /\b(?:aa|na|al anon|alanon|celebrate recovery|smart recovery|meetings?|juntas?|home group|sponsor|padrino|doble a|alcoholicos anonimos|narcoticos anonimos|support group|grupo de apoyo|recovery group)\b/,
  ],
  [
    'church',
    /\b(?:church|iglesia|mass|misa|mosque|jummah|temple|templo|bible study|culto|sunday service|parish|parroquia)\b/,
  ],
  [
    'class',
    /\b(?:class(?:es)?|clases?|ged|school|escuela|college|parenting|anger management|batterers?|iop|outpatient|programa?|curso|course|group|grupo|groups|grupos)\b/,
  ],
  [
    'care',
    /\b(?:doctor\w*|clinic|clinica|therap\w+|terapi\w+|counsel\w+|consejer\w+|psychiatr\w+|psiquiatra|methadone clinic|clinica de metadona|dialysis|dialisis|case ?manager|va)\b/,
  ],
  [
    'visit',
    /\b(?:visits?|visitas?|visitation|see (?:my|the) (?:kids?|boys?|girls?|son|daughter|babies)|(?:l[oa]s?|a mis? \w+) (?:veo|visito)|veo a mis?|vienen a verme|call (?:my|the) kids|calls? (?:me|on me|and checks)|me (?:llama|llaman|marca|habla por telefono))\b/,
  ],
  ['work', /\b(?:volunteer\w*|voluntari\w+|gym|basketball|coach\w*|walk every|jog|run every)\b/],
]

const days = [
  'sundays?|domingos?',
  'mondays?|lunes',
  'tuesdays?|tues|martes',
  'wednesdays?|weds?|miercoles',
  'thursdays?|thurs?|jueves',
  'fridays?|viernes',
  'saturdays?|sabados?',
]
const anyDay = days.join('|')

/** That it comes again and again. */
const again = new RegExp(
  `\\b(?:every|each|cada|todos los|todas las|los|las|most) (?:\\w+ )?(?:${anyDay}|day|days|week|weeks|month|morning|night|dia|dias|semana|semanas|mes|manana|noche)\\b|\\b(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|sabados|domingos)\\b|\\b(?:weekly|daily|monthly|semanal\\w*|diari[oa]\\w*|(?:once|twice|\\d+ ?x|\\d+ times|una vez|dos veces|\\d+ veces) (?:a|per|al|por|a la) (?:week|month|day|semana|mes|dia)|on (?:a )?color code)\\b`,
)
/** That somebody does it now, whether or not they say how often. */
const goesOn =
  /\b(?:i go to|i been going|been going|ive been going|i still go|still going|i attend|im going to|going to (?:aa|na|meetings|church|group|class|iop|therapy)|i run|he runs|she runs|runs sweat|im in (?:iop|outpatient|a program|group|classes|college|school|ged|therapy|counseling)|i see (?:a|my) (?:therapist|counselor|doctor|psychiatrist)|my sponsor|i got a sponsor|have a sponsor|never missed?|havent missed|voy a|sigo yendo|sigo en|asisto|estoy yendo|ando yendo|vamos a la|tengo (?:mi )?(?:padrino|terapia)|estoy en (?:terapia|clases|un grupo|el programa)|no (?:he )?falt\w+ a)\b/
/** That it is over, wished for, or still to be found. */
const notNow =
  /\b(?:used to|stopped|quit going|quit the|dont go|didnt|cant (?:go|get|make)|havent (?:gone|been|started)|not going|no more|any ?more|need(?:s)? (?:a|to|some)|want(?:s)? (?:a|to)|wanna|gotta (?:find|start|get)|have to (?:find|start|sign)|looking for|look for|find (?:a|an|me|some)|start(?:s|ing)? (?:a|an|my|going)?|sign up|wait ?list|antes iba|iba a|deje de|ya no|no voy|no he ido|necesito|ocupo|quiero|quisiera|busco|buscar|tengo que (?:buscar|empezar|entrar|hacer|tomar)|me mandaron|me ordenaron|ordered|court ordered|(?<!never |havent |not |aint |dont )(?:missed|miss) (?:one|it|mine|two|a|the)|falte|miss church|miss my|extrano)\b/
const wishes: PlanQuestionId = 'goals_3_months'
/** "Voy a" is also said of what somebody is going to do. */
const willDo =
  /\b(?:voy a|vamos a|going to|im going to) (?!aa\b|na\b|la\b|las\b|los\b|mi\b|mis\b|meetings?\b|juntas?\b|misa\b|terapia\b|church\b|group\b|class\b|therapy\b|iop\b|clases\b|un\b|doble\b)\w+/

const isOfficial = /\b(?:po|p o|parole|probation|proba|probacion|officer|oficial|agente?|court|corte|judge)\b/

const commaInDays =
  /,(?=\s*(?:and |y |n |los )*(?:mon|tue|wed|thu|fri|sat|sun|lun|mar(?:tes)?|mi[eé]|jue|vie|s[aá]b|dom)(?:day|sday|nesday|rsday|urday|es|rcoles|ves|rnes|ado|ingo)?s?\b)/gi

const splitClauses = (answer: string) =>
  answer
    // The commas of a list of days part nothing.
    .replace(commaInDays, ' ')
    .split(/[.;!?\n]+|,(?!\d{3})|\b(?:but|pero)\b/i)
    .map((raw) => raw.trim())
    .filter((raw) => raw !== '')

function findWeekdays(folded: string): number[] {
  return days.flatMap((names, day) => (new RegExp(`\\b(?:${names})\\b`).test(folded) ? [day] : []))
}

const shortDays = ['sun|dom', 'mon|lun', 'tue|mar|tu', 'wed|mie', 'thu|jue|th', 'fri|vie', 'sat|sab']
const anyShort = `(?:${anyDay}|${shortDays.join('|')})`
/** "Mon/Wed/Fri", "martes y jueves", "tues n thurs": one thing on several days. */
const dayList = new RegExp(`\\b${anyShort}(?:(?: (?:and|y|n|e|los|on))* ${anyShort})+\\b`)
const letters: Readonly<Record<string, readonly number[]>> = {
  'm w f': [1, 3, 5],
  mwf: [1, 3, 5],
  't th': [2, 4],
  tth: [2, 4],
}
const letterList = /\b(?:m w f|mwf|t th|tth)\b/

function findDayList(folded: string): number[] {
  const byLetter = letterList.exec(folded)
  if (byLetter) return [...(letters[byLetter[0]] ?? [])]
  const list = dayList.exec(folded)?.[0]
  if (list === undefined) return []
  return days.flatMap((names, day) => (new RegExp(`\\b(?:${names}|${shortDays[day]})\\b`).test(list) ? [day] : []))
}

const findCandidates = indexPatterns(kinds, ([, words]) => words)

/** What goes on in a person's life and helps them, or is asked of them: meetings, tests, classes, church, care. */
export function readRoutines(answers: PlanAnswers): Routine[] {
  const found = planQuestionIds.flatMap((question) =>
    splitClauses(answers[question]).flatMap((raw): Routine[] => {
      const folded = fold(raw)
      const kind = findCandidates(folded).find(([, words]) => words.test(folded))?.[0]
      // An officer's call is a day to be ready for, and nothing to be praised.
      if (kind === undefined || says(notNow, folded) || (kind === 'visit' && says(isOfficial, folded))) return []
      const list = findDayList(folded)
      const isAgain = says(again, folded) || list.length > 1
      const named = findWeekdays(folded)
      const isNow = says(goesOn, folded) && !willDo.test(folded) && question !== wishes
      if (!isAgain && !isNow) return []
      const weekday = list.length < 2 && named.length === 1 ? (named[0] ?? null) : null
      return [{ words: raw, kind, weekday, ...(list.length > 1 && { weekdays: list }), question }]
    }),
  )
  return found.filter(
    (routine, at) =>
      found.findIndex((other) => other.kind === routine.kind && other.weekday === routine.weekday) === at,
  )
}
