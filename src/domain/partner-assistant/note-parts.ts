import { twoToFour } from '../text/number-words.ts'
import type { DurationUnit } from './draft-texts.ts'
import { normalize, takeMoment, type Moment } from './moments.ts'

export interface Duration {
  /** As written: "3" or "2-3". */
  count: string
  unit: DurationUnit
}

/** The facts in a note that go into a reply unchanged. */
export interface NoteParts {
  phone: string | null
  email: string | null
  url: string | null
  money: string | null
  place: string | null
  name: string | null
  duration: Duration | null
  moment: Moment | null
}

const email = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/
const url =
  /\b(?:https?:\/\/|www\.)[^\s,;]+[^\s,;.!?)]|\b[\w-]+(?:\.[\w-]+)*\.(?:org|com|gov|net|edu)(?:\/[^\s,;]*[^\s,;.!?)])?/i
const phone =
  /(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])?\d{3}[\s.-]\d{4}(?:,?\s?(?:x|ext\.?)\s?\d{1,6})?|\b\d{10}\b/i
const money = /\$\s?\d{1,5}(?:\.\d{2})?/
const streetTypes =
  'st|street|ave|avenue|av|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct|court|pl|place|hwy|highway|pkwy|parkway|ter|terrace|cir|circle|plaza|broadway|calle|avenida'
const street = new RegExp(
  String.raw`(?:^|\s)(?:(?:at|in|to|en|a)\s+)?(\d{1,6}\s+(?:(?!(?:am|pm|a|at|on|in|to|with|con|en|y|and)\b)[\p{L}\d'’.-]+\s+){0,4}?(?:${streetTypes})\b\.?(?:,?\s+(?:\d\w{2}\s+floor|floor\s+\d+|piso\s+\d+|(?:suite|ste|apt|unit|room|rm|#)\.?\s*\w+))?)`,
  'iu',
)
const capitalName = String.raw`((?:(?:Ms|Mr|Mrs|Miss|Dr|Sr|Sra)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]*\.?)?)`
const askedName = new RegExp(String.raw`(?:[Aa]sk for|[Pp]regunt[ea]r? por|[Pp]ida hablar con)\s+${capitalName}`, 'u')
const metName = new RegExp(
  String.raw`\b(?:with|see|meet|con|(?<=\b(?:[Cc]all|[Ll]lame) )(?:a )?)\s*${capitalName}`,
  'u',
)

const numberWords: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  un: '1',
  una: '1',
  ...twoToFour,
  six: '6',
  seis: '6',
}
const units: readonly (readonly [DurationUnit, string])[] = [
  ['minute', 'min|mins|minutes?|minutos?'],
  ['hour', 'hours?|hrs?|horas?'],
  ['day', 'days?|dias?'],
  ['week', 'weeks?|wks?|semanas?'],
  ['month', 'months?|mos?|mes|meses'],
  ['year', 'years?|yrs?|anos?'],
]
const duration = new RegExp(
  String.raw`(?<!every )(?<!cada )(?:\b(?:about|around|approx\w*|roughly|like|como|unos|unas|mas o menos|alrededor de|de)\s+)*\b(?:(?<half>half an hour|media hora)|(?<count>\d{1,3}(?:\s*(?:-|to|a)\s*\d{1,3})?|${Object.keys(numberWords).join('|')})[\s-]*(?<unit>${units.map(([, words]) => words).join('|')})\b)(?! a week| a la semana)`,
)

/** Splits a note into the facts it names and the rest of its words. */
export function takeParts(note: string): { parts: NoteParts; rest: string } {
  let rest = note
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest)
    if (!match) return null
    rest = rest.replace(match[0], ' ')
    return (match[1] ?? match[0]).trim().replace(/,+$/, '')
  }
  const fixed = {
    email: take(email),
    url: take(url),
    phone: take(phone),
    money: take(money),
    place: take(street),
    name: takeName(),
  }
  function takeName() {
    const asked = askedName.exec(rest)
    if (asked) {
      // The words "ask for" stay: they say what the name is for.
      rest = rest.replace(asked[1] ?? '', ' ')
      return asked[1]?.trim() ?? null
    }
    return take(metName)
  }
  const spoken = normalize(rest)
  const length = duration.exec(spoken)
  const withoutLength = length ? spoken.replace(length[0], ' ') : spoken
  const { moment, rest: words } = takeMoment(withoutLength)
  return { parts: { ...fixed, duration: length ? toDuration(length) : null, moment }, rest: words }
}

function toDuration({ groups }: RegExpExecArray): Duration | null {
  if (groups?.['half']) return { count: '30', unit: 'minute' }
  const word = groups?.['count'] ?? ''
  const unit = units.find(([, words]) => new RegExp(`^(?:${words})$`).test(groups?.['unit'] ?? ''))?.[0]
  const count = numberWords[word] ?? word.replace(/\s*(?:-|to|a)\s*/, '-')
  return unit ? { count, unit } : null
}
