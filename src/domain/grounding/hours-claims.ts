import { fold } from '../text/fold.ts'
import type { Claim } from './claim.ts'

/** When a listing is open, as far as its hours say. */
export interface HoursFacts {
  /** Minutes of the day named in it. */
  times: ReadonlySet<number>
  /** Sunday is 0. */
  days: ReadonlySet<number>
  closedDays: ReadonlySet<number>
  isAlways: boolean
  namesDays: boolean
  saysClosed: boolean
}

const dayWords = [
  'sun sunday sundays domingo domingos dom',
  'mon monday mondays lunes lun',
  'tue tues tuesday tuesdays martes mar',
  'wed wednesday wednesdays miercoles mie',
  'thu thur thurs thursday thursdays jueves jue',
  'fri friday fridays viernes vie',
  'sat saturday saturdays sabado sabados sab',
].map((words) => words.split(' '))
const dayNumbers = new Map(dayWords.flatMap((words, day) => words.map((word) => [word, day] as const)))
const anyDay = [...dayNumbers.keys()].toSorted((a, b) => b.length - a.length).join('|')
const dayRange = new RegExp(`\\b(${anyDay})\\b(?: (?:to|through|thru|a|al|until|hasta|and|y) (${anyDay})\\b)?`, 'g')
const always =
  /\b24 ?(?:hours|hrs|horas|7)\b|\bday and night\b|\bdia y noche\b|\balways open\b|\bnever closes?\b|\bno cierran?\b|\btodo el dia\b/
const everyDay = /\b(?:every ?day|daily|7 days|seven days|todos los dias|diario|los 7 dias|los siete dias)\b/
const weekend = /\b(?:weekends?|fines? de semana)\b/
const clock = /\b(\d{1,2})(?:[ :](\d{2}))? ?(a ?m|p ?m|de la (?:manana|tarde|noche))?(?![\d])/g
const noon = /\b(?:noon|mediodia)\b/
const midnight = /\b(?:midnight|medianoche)\b/

/** Folded, but with a mark between day ranges: "Mon-Fri" is a range, "Tue, Thu" is not. */
const prepare = (text: string) => fold(text.replace(/(\p{L}{3,})\.?\s?[-–]\s?(?=\p{L}{3,})/gu, '$1 to '))

function listDays(text: string): Set<number> {
  const days = new Set<number>()
  if (everyDay.test(text) || always.test(text)) for (let day = 0; day < 7; day += 1) days.add(day)
  if (weekend.test(text)) days.add(0).add(6)
  for (const [whole, from = '', to = ''] of text.matchAll(dayRange)) {
    const [first, last] = [dayNumbers.get(from) ?? 0, dayNumbers.get(to)]
    days.add(first)
    if (last === undefined) continue
    days.add(last)
    if (/ (?:and|y) /.test(whole)) continue
    for (let day = first; day !== last; day = (day + 1) % 7) days.add(day)
  }
  return days
}

/** Each time in both halves of the day where the text does not say which. */
function listTimes(text: string): number[][] {
  const times: number[][] = []
  for (const [, hour = '', minutes = '0', half = ''] of text.matchAll(clock)) {
    const value = Number(hour)
    if (value > 24 || Number(minutes) > 59) continue
    const base = (value % 12) * 60 + Number(minutes)
    const isMorning = /^a|manana/.test(half)
    times.push(half === '' ? (value > 12 ? [base + 720] : [base, base + 720]) : [isMorning ? base : base + 720])
  }
  if (noon.test(text)) times.push([720])
  if (midnight.test(text)) times.push([0])
  return times
}

const closedWords = /\b(?:closed|closes for good|shut down|shut|cerrad[oa]s?|cerro|cerraron|clausurad[oa])\b/

export function parseHours(hours: string): HoursFacts {
  const parts = hours.split(/[;.\n]|,(?=\s*(?:closed|cerrad))/i).map(prepare)
  const open = parts.filter((part) => !closedWords.test(part))
  const closed = parts.filter((part) => closedWords.test(part))
  const days = new Set(open.flatMap((part) => [...listDays(part)]))
  const isAlways = always.test(prepare(hours))
  return {
    times: new Set(listTimes(prepare(hours.replace(/a\.\s?m\./gi, 'am').replace(/p\.\s?m\./gi, 'pm'))).flat()),
    days,
    closedDays: new Set(closed.flatMap((part) => [...listDays(part)])),
    isAlways,
    namesDays: days.size > 0,
    saysClosed: closed.length > 0,
  }
}

export interface HoursClaim extends Claim {
  stated: {
    times: readonly (readonly number[])[]
    days: readonly number[]
    isClosed: boolean
    isForGood: boolean
    isAlways: boolean
  }
}

const opening =
  /\b(?:open|opens|opened|opening|hours|close|closes|closed|closing|shut|shut down|abre|abren|abierto|abierta|abiertos|horario|horarios|cierra|cierran|cerrado|cerrada|cerro|cerraron|clausurado|clausurada|atiende|atienden)\b/
/** Something else is open or closed: a case, a record, a question, an account. */
const otherThing =
  /\b(?:case|cases|record|records|account|accounts|question|file|files|mind|door|doors|letter|envelope|plan|caso|casos|cuenta|expediente|carta|puerta|plan)\b/
const generalPlaces =
  /\b(?:offices|libraries|shelters|clinics|courts|places|banks|pharmacies|stores|schools|oficinas|bibliotecas|refugios|clinicas|cortes|lugares|bancos|farmacias|tiendas|escuelas)\b/
const somePlace =
  /\b(?:the|this|that|el|la|ese|esa|este|esta) (?:\w+ )?(?:shelter|clinic|pantry|place|center|program|refugio|clinica|despensa|lugar|centro|programa|albergue)\b/
const helpNumbers = /\b(?:988|2 ?1 ?1|911|hotline|line|linea)\b/
const notSaid =
  /\b(?:if|when|whether|ask|check|before|until|once|si|cuando|pregunte|antes|hasta que|do not have|dont have|no tengo)\b(?: \w+){0,5}$/

const notOpen = /\b(?:no abren?|no atienden?|not open|isnt open|arent open|not be open|wont open|does not open)\b/

/** No hours can say that a place is gone. */
const forGood =
  /\b(?:for good|permanently|(?:has|have) (?:closed|shut)|shut down|no longer open|out of business|para siempre|permanentemente|ya cerro|cerro|cerraron|clausurad[oa]|dejo de atender)\b/

/** Statements in one sentence about when a place is open or closed. */
export function findHoursClaims(text: string, hasSubject: boolean): HoursClaim[] {
  const folded = prepare(text.replace(/a\.\s?m\./gi, 'am').replace(/p\.\s?m\./gi, 'pm'))
  const word = opening.exec(folded)
  if (!word || otherThing.test(folded) || helpNumbers.test(folded)) return []
  if (notSaid.test(folded.slice(0, word.index).trim())) return []
  if (generalPlaces.test(folded) && !hasSubject) return []
  const isClosed =
    notOpen.test(folded) ||
    (closedWords.test(folded) && !/\b(?:never|not|no|nunca) (?:is |are |esta |estan )?(?:closed|cerrad)/.test(folded))
  const stated = {
    times: isTimeOfDay(folded) ? listTimes(folded) : [],
    days: [...listDays(folded)],
    isClosed,
    isForGood: forGood.test(folded),
    isAlways: always.test(folded),
  }
  if (!hasSubject && !(isClosed ? somePlace.test(folded) : stated.times.length > 0 && somePlace.test(folded))) return []
  if (!isClosed && stated.times.length === 0 && stated.days.length === 0 && !stated.isAlways) return []
  const start = Math.max(0, text.search(/\S/))
  return [{ kind: 'hours', text, start, end: text.length, key: folded, stated }]
}

/** Numbers that can be a time: after "at", "from", "until", or with am or pm. */
const isTimeOfDay = (folded: string) =>
  /\b(?:at|from|until|till|by|before|after|las|la|desde|hasta|de)\b(?: las?)? \d{1,2}\b|\d ?(?:a ?m|p ?m)\b|\b\d{1,2} (?:to|a|and) (?:las )?\d{1,2}\b|noon|mediodia|midnight|medianoche|\d{1,2} \d{2} (?:am|pm)|de la (?:manana|tarde|noche)/.test(
    folded,
  )

/** Whether the hours on file say so. */
export function supportsHours({ stated }: HoursClaim, row: HoursFacts): boolean {
  if (stated.isForGood) return false
  if (stated.isClosed) {
    if (stated.days.length > 0)
      return stated.days.every((day) => row.closedDays.has(day) || (row.namesDays && !row.days.has(day)))
    return row.saysClosed
  }
  if (stated.isAlways) return row.isAlways
  if (row.isAlways) return true
  return (
    stated.times.every((times) => times.some((time) => row.times.has(time))) &&
    (!row.namesDays || stated.days.every((day) => row.days.has(day)))
  )
}
