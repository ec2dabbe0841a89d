import { blankOut, matchClaims, type Claim } from './claim.ts'
import { findDigitRuns, joinDigits, type DigitGroup } from './digit-runs.ts'
import { buildAlternation, buildPattern } from './pattern.ts'

/** Fewer digits than a local number has are a price, an age or a time. */
const fewestDigits = 7

/** The digits used to compare numbers: without the country code 1. */
export const toPhoneKey = (digits: string) => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits)

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
const toKeypadDigit = (letter: string) =>
  String(keypad.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2)

/** Hours, dates and large counts: full of digits, never a number to call. */
const harmless = [
  /(?<!\d)24\s?\/\s?7(?:\s?\/\s?365)?(?!\d)/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?:\s?[ap]\.?\s?m\b\.?)?/gi,
  /(?<!\d)(?:1[0-2]|0?[1-9])\s?[ap]\.?\s?m\b\.?/gi,
  /(?<![\d,.-]|\d\s)\d{1,3}(?:,\d{3})+(?![\s.,-]{0,3}\d)/g,
]

/** 1-800-FREE-NOW: an area code, then seven or more keypad letters and digits. */
const vanity = buildPattern(
  'g',
  String.raw`(?<![\w.])(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?`,
  String.raw`(?:[\s.-]*(?=[\dA-Z.\s-]*[A-Z])([\dA-Z]+(?:[\s.-]?[\dA-Z]+){0,3})`,
  String.raw`|[.-]([\da-z]+(?:[.-][\da-z]+){0,3}))(?!\w)`,
)
/** A zero written as an O, a one as an l. */
const digitLike = String.raw`[\dOolISBZ]`
const lookalike = buildPattern(
  'g',
  String.raw`(?<!\w)(?:\+?[1lI][\s.-]*)?`,
  String.raw`\(?${digitLike}{3}\)?[\s.-]*${digitLike}{3}[\s.-]*${digitLike}{4}(?!\w)`,
)
const realDigit: Record<string, string> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8', Z: '2' }

/** 2-1-1, 988 and similar are phone numbers anywhere; other short numbers only after a word such as "call". */
const notMore = String.raw`(?![\d\w%]|[-.,/:]\d|\s+\p{L}+s\b)`
const shortNumber = buildPattern('giu', String.raw`(?<![\d\w$#.,-]|\d\s)(?:[2-9]-?1-?1|9-?8-?8)`, notMore)
const calling = buildAlternation(
  'call calling calls dial dialing text texting phone telephone tel number hotline line llame llamar llamando llama',
  'marque marcar teléfono telefono número numero mensaje texto envíe envie mande línea linea',
)
const calledNumber = buildPattern(
  'giu',
  String.raw`(?<!\p{L})${calling}(?!\p{L})(?:[^.!?\n\d\u0000]{0,40}[\s:](?:to|at|on|is|al|a|es|el|or|o))?[\s:]*`,
  String.raw`(\d{3}|\d{5,6}|\d{3}[-\s]\d{3}|\d(?:[-\s]\d){2,5})`,
  notMore,
)

/**
 * Numbers to call or text, in any spelling. `isAllowed` says which are on file: two of them in a row are then read as
 * two.
 */
export function findPhones(text: string, isAllowed: (key: string) => boolean): Claim[] {
  const lettered = [...letteredNumbers(text)]
  const rest = blankOut(text, [...lettered, ...harmless.flatMap((pattern) => spans(text, pattern))])
  const long = findDigitRuns(rest).flatMap((run) => longNumbers(text, run, isAllowed))
  const left = blankOut(rest, long)
  const short = matchClaims('phone', left, shortNumber, ([found]) => found.replace(/\D/g, ''))
  const called = [...blankOut(left, short).matchAll(calledNumber)].map((match) => {
    const number = match[1] ?? ''
    const start = match.index + match[0].length - number.length
    return claim(text, start, start + number.length, number.replace(/\D/g, ''))
  })
  return [...lettered, ...long, ...short, ...called]
}

const spans = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))

const claim = (text: string, start: number, end: number, key: string): Claim => ({
  kind: 'phone',
  text: text.slice(start, end),
  start,
  end,
  key,
})

function letteredNumbers(text: string): Claim[] {
  const found = matchClaims('phone', text, vanity, ([whole, upper, lower]) => {
    const name = (upper ?? lower ?? '').replace(/[^\da-z]/gi, '')
    if (!/[a-z]/i.test(name) || name.length < 7 || name.length > 12) return null
    const digits = whole.replace(/[a-z]/gi, toKeypadDigit).replace(/\D/g, '')
    return toPhoneKey(digits.slice(0, digits.length - name.length + 7))
  })
  const alike = matchClaims('phone', blankOut(text, found), lookalike, ([whole]) => {
    const isMixed = /[a-z]/i.test(whole) && whole.replace(/\D/g, '').length >= 5
    return isMixed ? toPhoneKey(whole.replace(/[a-z]/gi, (letter) => realDigit[letter] ?? '').replace(/\D/g, '')) : null
  })
  return [...found, ...alike]
}

/**
 * A run of digits is one number, unless numbers on file explain it: two in a row, or one beside a small figure. Long
 * ones on file are removed first; a short one (211) must not explain the middle of something longer.
 */
function longNumbers(text: string, run: readonly DigitGroup[], isAllowed: (key: string) => boolean): Claim[] {
  const claims: Claim[] = []
  let rest: DigitGroup[] = []
  const close = () => {
    const [first, last] = [rest[0], rest.at(-1)]
    const digits = joinDigits(rest)
    if (first && last && digits.length >= fewestDigits && !isExplained(rest, isAllowed)) {
      claims.push(claim(text, first.start, last.end, toPhoneKey(digits)))
    }
    rest = []
  }
  for (let index = 0; index < run.length; index += 1) {
    const allowedNumber = findAllowedAt(run, index, isAllowed)
    if (allowedNumber === null) rest.push(run[index] as DigitGroup)
    else {
      close()
      claims.push(claim(text, allowedNumber[0].start, allowedNumber[1].end, allowedNumber[2]))
      index += allowedNumber[3] - 1
    }
  }
  close()
  return claims
}

function findAllowedAt(
  run: readonly DigitGroup[],
  from: number,
  isAllowed: (key: string) => boolean,
): [DigitGroup, DigitGroup, string, number] | null {
  for (let count = Math.min(12, run.length - from); count > 0; count -= 1) {
    const groups = run.slice(from, from + count)
    const key = toPhoneKey(joinDigits(groups))
    const [first, last] = [groups[0], groups.at(-1)]
    if (first && last && key.length >= fewestDigits && isAllowed(key)) return [first, last, key, count]
  }
  return null
}

const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits)

/** Every part is a short number on file or a year, and nothing is left over. */
function isExplained(groups: readonly DigitGroup[], isAllowed: (key: string) => boolean): boolean {
  if (groups.length === 0) return true
  return groups.some((_, index) => {
    const digits = joinDigits(groups.slice(0, index + 1))
    return (
      (isYear(digits) || (digits.length < fewestDigits && isAllowed(digits))) &&
      isExplained(groups.slice(index + 1), isAllowed)
    )
  })
}
