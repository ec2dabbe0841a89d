import { addDays, getWeekday } from './calendar.ts'
import { indexPatterns, says } from '../text/says.ts'

interface HolidayWords {
  words: RegExp
  /** The day in that year. */
  on: (year: number) => string
}

const fixed = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`

/** The nth such weekday of a month. */
const nthWeekday = (month: string, weekday: number, nth: number) => (year: number) => {
  const first = `${year}-${month}-01`
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (nth - 1) * 7)
}

/** Holidays as people name them, the longer names first. */
const holidays: readonly HolidayWords[] = [
  { words: /\b(christmas eve|xmas eve|nochebuena|noche buena)\b/, on: fixed('12-24') },
  { words: /\b(christmas|xmas|x mas|navidad(?:es)?)\b/, on: fixed('12-25') },
  { words: /\b(new ?years? eve|nye|fin de ano|ano viejo)\b/, on: fixed('12-31') },
  { words: /\b(new ?years?(?: day)?(?! old)|ano nuevo)\b/, on: fixed('01-01') },
  { words: /\b(dia de (?:los )?reyes|three kings)\b/, on: fixed('01-06') },
  { words: /\b(mlk day|martin luther king day)\b/, on: nthWeekday('01', 1, 3) },
  { words: /\b(valentines(?: day)?|san valentin)\b/, on: fixed('02-14') },
  { words: /\b(fourth of july|july 4th|4th of july|4 de julio)\b/, on: fixed('07-04') },
  { words: /\b(labor day|dia del trabajo)\b/, on: nthWeekday('09', 1, 1) },
  { words: /\bhalloween\b/, on: fixed('10-31') },
  { words: /\b(veterans day|dia de los veteranos)\b/, on: fixed('11-11') },
  {
    words: /\b(thanks ?giving|turkey day|(?:dia de )?accion de gracias|dia de gracias|san ?giving|tanksgiving)\b/,
    on: nthWeekday('11', 4, 4),
  },
  { words: /\bblack friday\b/, on: (year) => addDays(nthWeekday('11', 4, 4)(year), 1) },
]

/** The day that stands beside the name: "the day after", "the Monday after", "thanksgiving eve". */
function shift(on: string, before: string, after: string): string | null {
  if (/\b(?:day after|dia despues de(?:l)?|al dia siguiente de(?:l)?)(?: the| el| la)? $/.test(before))
    return addDays(on, 1)
  if (/\b(?:day before|dia antes de(?:l)?|vispera de(?:l)?|before|antes de(?:l)?)(?: the| el| la)? $/.test(before))
    return addDays(on, -1)
  if (/^ (?:eve|vispera)\b/.test(after)) return addDays(on, -1)
  const weekday =
    /\b(monday|lunes|tuesday|martes|wednesday|miercoles|thursday|jueves|friday|viernes|saturday|sabado|sunday|domingo) (after|before|despues de(?:l)?|antes de(?:l)?)(?: the| el| la)? $/.exec(
      before,
    )
  if (weekday) {
    const step = weekday[2] === 'after' || weekday[2]?.startsWith('despues') ? 1 : -1
    return findWeekday(on, weekday[1] ?? '', step)
  }
  // "After the holidays" is no day to get ready for.
  return /\b(?:after|despues de(?:l)?|since|desde|last|pasad[oa]|past|over|during|every|cada|for)(?: the| el| la| this| mi| my)? $/.test(
    before,
  )
    ? null
    : on
}

const weekdayStarts = [
  ['sun', 'dom'],
  ['mon', 'lun'],
  ['tue', 'mar'],
  ['wed', 'mie'],
  ['thu', 'jue'],
  ['fri', 'vie'],
  ['sat', 'sab'],
] as const

function findWeekday(from: string, name: string, step: 1 | -1): string {
  const weekday = weekdayStarts.findIndex((starts) => starts.some((start) => name.startsWith(start)))
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, step * (at + 1)))
  return days.find((day) => getWeekday(day) === weekday) ?? from
}

/** "Pino de navidad", "Christmas party money": no day is meant. */
const isThing =
  /(?:pinos?|arbol(?:es)?|regalos?|cena|fiesta|posada|luces|adornos|bono|ropa) de (?:la )?#|#(?: )?(?:trees?|gifts?|presents?|party|lights|bonus|season|money|dinner|stuff|toys|shopping|clothes)\b/

const findCandidates = indexPatterns(holidays, ({ words }) => words)

/** The next time a holiday in a part of an answer comes, or the day beside it. */
export function readHoliday(sentence: string, today: string): string | null {
  for (const { words, on } of findCandidates(sentence)) {
    const found = words.exec(sentence)
    if (!found) continue
    const year = Number(today.slice(0, 4))
    const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
    const next = [on(year), on(year + 1)]
      .map((day) => shift(day, before, after))
      .find((day) => day === null || day >= today)
    if (isThing.test(`${before.slice(-20)}#${after}`)) return null
    // "It's the day after Thanksgiving and nobody picks up" tells what day it is.
    return next === today ? null : (next ?? null)
  }
  return null
}

/** "Thursday is a holiday", "cierran el viernes": a day on which nothing can be done. */
const holidayName =
  '(?:thanks ?giving|turkey day|christmas(?: eve)?|xmas|new ?years?(?: eve| day)?|black friday|accion de gracias|dia de gracias|navidad|nochebuena|ano nuevo)'
const isClosing = new RegExp(
  `\\b(?:is|es|its|are|son) (?:a |all |un |el |dia de )*(?:holiday|closed|festivo|feriado|cerrad\\w|${holidayName})\\b|\\b(?:cierran|cierra|cerrado|closed|close|closes) (?:on|for|por|el|til|till|until|hasta|thursday|friday|monday|tomorrow|${holidayName})\\b`,
)
/** "It's Saturday, everything's closed" tells what day it is. */
const saysWhatDayItIs =
  /^(?:and |y |but |pero )?(?:its|it is|today is|hoy es|es|ya es) (?:a )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?! (?:at|the|clock|a las|el)\b)(?:$| (?:and|y|so|everything\w*|all|they|nobody|todo|ya|no)\b)/

/** Words with a weekday in them that name no day for anything. */
export const namesNoDay = (sentence: string) => says(isClosing, sentence) || says(saysWhatDayItIs, sentence)
