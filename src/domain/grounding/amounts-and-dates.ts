import { fold } from '../text/fold.ts'
import { matchClaims, type Claim } from './claim.ts'
import { numberWords } from './number-words.ts'
import { buildPattern } from './pattern.ts'

const figure = String.raw`\d[\d,]*(?:\.\d{1,2})?`
const size = String.raw`(?:\s?(?:k|m|mil|thousand|million|millones|millón)(?!\p{L}))?`
const money = 'dollars?|bucks?|usd|dólares?|dolares?|cents?|centavos?|pesos?|euros?'
const signed = new RegExp(String.raw`(?:US|USD|U\.S\.)?\s?[$€£]\s?(${figure})(${size})`, 'giu')
const worded = new RegExp(String.raw`(?<![\d.,\p{L}])(${figure})(${size})\s?-?(?:${money})(?!\p{L})`, 'giu')
const before = new RegExp(String.raw`(?<!\p{L})USD\s?(${figure})(${size})`, 'giu')
const inWords = new RegExp(String.raw`${numberWords}\s+(?:de\s+)?(?:${money})(?!\p{L})`, 'giu')

const times: Record<string, number> = {
  k: 1e3,
  mil: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  millones: 1e6,
  millón: 1e6,
}

/** Amounts of money; `key` is the normalized amount, so that $1,200 equals $1,200.00. */
export function findAmounts(text: string): Claim[] {
  const key = ([whole, amount = '', scale = '']: RegExpExecArray) => {
    const value = Number(amount.replaceAll(',', '')) * (times[scale.trim().toLowerCase()] ?? 1)
    return String(/cents?$|centavos?$/i.test(whole) ? value / 100 : value)
  }
  const found = [signed, worded, before].flatMap((pattern) => matchClaims('price', text, pattern, key))
  return [...found, ...matchClaims('price', text, inWords, ([phrase]) => fold(phrase))]
}

const months = [
  'jan(?:uary)?|enero',
  'feb(?:ruary)?|febrero',
  'mar(?:ch|zo)',
  'apr(?:il)?|abril',
  'may|mayo',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|agosto',
  'sept?(?:ember)?|sept?iembre',
  'oct(?:ober)?|octubre',
  'nov(?:ember)?|noviembre',
  'dec(?:ember)?|diciembre',
]
const month = `(?:${months.join('|')})`
const year = String.raw`(?:\d{4})`
const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g
const slashed = /(?<![\d/])(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)\d\d)(?![\d/])/g
const monthFirst = buildPattern(
  'giu',
  String.raw`(?<!\p{L})(${month})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)`,
  String.raw`(?:,?\s+(?:de\s+)?(${year}))?`,
)
const dayFirst = buildPattern(
  'giu',
  String.raw`(?<!\d)(\d{1,2})(?:º|°|st|nd|rd|th)?\s+(?:de\s+|of\s+)?(${month})\.?(?!\p{L})`,
  String.raw`(?:,?\s+(?:del?\s+)?(${year}))?`,
)

const monthNumber = (name: string) =>
  months.findIndex((monthPattern) => new RegExp(`^(?:${monthPattern})$`, 'i').test(name)) + 1
const dateKey = (y: string | undefined, m: number, d: number) => `${y ?? '*'}-${m}-${d}`

/** Calendar dates: an invented deadline is as dangerous as an invented phone number. */
export function findDates(text: string): Claim[] {
  return [
    ...matchClaims('date', text, iso, ([, y, m, d]) => dateKey(y, Number(m), Number(d))),
    ...matchClaims('date', text, slashed, ([, m, d, y]) => dateKey(y, Number(m), Number(d))),
    ...matchClaims('date', text, monthFirst, ([, name = '', d, y]) => dateKey(y, monthNumber(name), Number(d))),
    ...matchClaims('date', text, dayFirst, ([, d, name = '', y]) => dateKey(y, monthNumber(name), Number(d))),
  ]
}
