import { findNames } from '../community/person-names.ts'
import { fold } from '../text/fold.ts'
import { findAddresses } from './addresses.ts'
import { findDigitRuns, joinDigits, type DigitGroup } from './digit-runs.ts'
import { buildAlternation, buildPattern } from './pattern.ts'
import { toVisibleText } from './visible-text.ts'

/** The last three are hidden from a provider only: they are common in ordinary text, so no post is refused for them. */
export type PersonalKind = 'SSN' | 'PHONE' | 'EMAIL' | 'CARD' | 'ID' | 'DATE' | 'NAME' | 'ADDRESS' | 'WORDS'

export interface MaskResult {
  masked: string
  /** Puts the person's data back in place of the tokens. */
  unmask(text: string): string
  /** The tokens in use, such as PHONE_1. */
  tokens: readonly string[]
}

export interface MaskedConversation<Message> {
  messages: Message[]
  unmask(text: string): string
  tokens: readonly string[]
}

const email = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.)+\p{L}{2,24}/giu
const spelledEmail = /[\w.%+-]{1,64}\s+(?:at|arroba)\s+[\w-]{1,63}\s+(?:dot|punto)\s+[a-z]{2,12}\b/gi
const ssn = /(?<![\d-])\d{3}[-. ]\d{2}[-. ]\d{4}(?![\d-])|(?<![\d-])\d{3}[-. ]?\d{6}(?!\d)/g
/** Immigration, federal and state ID numbers, recognized by format alone. */
const shapes = [
  /(?<![\p{L}\d])A[\s#-]*\d{2,3}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/giu,
  /(?<![\d-])\d{5}-\d{3}(?![\d-])/g,
  /(?<![\p{L}\d])\p{Lu}{1,3}-?\d{4,8}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{2}-?\p{Lu}-?\d{4}(?![\p{L}\d])/gu,
]

/** A word that says what kind of number follows. */
const named = buildAlternation(
  'inmate prisoner doc docs dc booking case docket cause id sid ssn social tdcj cdcr bop din offender register license',
  'licence passport account routing medicaid medicare ebt policy member badge file record permit dl fbi pin',
  'recluso reclusa preso presa interno interna expediente caso causa licencia pasaporte cuenta matrícula matricula',
  'folio reo seguro registro identificación identificacion',
)
const link = String.raw`(?:[\s:#.,()=-]|(?<!\p{L})(?:${buildAlternation(
  'number numbers num no nr nbr is was are my the last four digits ending in of card id security drivers',
)}|${buildAlternation(
  'número numero núm es era son mi el la los últimos ultimos cuatro dígitos digitos termina en de del',
)}|social|n[°º])(?!\p{L}))`
const namedNumber = buildPattern(
  'giu',
  String.raw`(?<!\p{L})(?:${named}|last (?:4|four)|[uú]ltimos (?:4|cuatro))(?!\p{L})${link}{0,12}`,
  String.raw`(?<![\p{L}\d])((?=[\p{L}\d-]*\d{3})[\p{L}\d]+(?:-[\p{L}\d]+)*(?:\s+\p{L}{1,3}\s+\d{2,})?`,
  String.raw`|\d(?=(?:[\s-]?\d){3})[\d\s-]*\d)`,
)
const birth = buildPattern(
  'giu',
  String.raw`(?<!\p{L})(?:born|dob|d\.o\.b\.?|birth ?da(?:te|y)|date of birth|nac[ií]|nacimiento|cumpleaños)`,
  String.raw`[^\d\n]{0,24}(\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})`,
)
/** Prices, counts, dates and times are not personal numbers, however long. */
const harmless = [
  /[$€£]\s?\d[\d,]*(?:\.\d{1,2})?/g,
  /(?<![\d,.-])\d{1,3}(?:,\d{3})+(?![\s.,-]{0,2}\d)/g,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<![\d/])\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})(?![\d/])/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
]
const isYear = ({ digits }: DigitGroup) => /^(?:19|20)\d\d$/.test(digits)

interface Span {
  start: number
  end: number
  kind: PersonalKind
}

/** A text as it may be sent to a provider: personal numbers and addresses are replaced by tokens (T-6.4). */
export function maskPersonal(text: string): MaskResult {
  const tokens = tokenBook()
  return { masked: tokens.mask(text), unmask: tokens.unmask, tokens: tokens.names }
}

export interface MaskOptions {
  /** Names of listings: they are not people. */
  knownNames?: readonly string[]
  /** Whether a word can be one of the return words. */
  isReturnWord?(word: string): boolean
}

/**
 * A conversation as it may be sent to a provider: also names, street addresses, birth dates in words and return words
 * become tokens. Each value keeps one token throughout.
 */
export function maskConversation<Message extends { content: string; role?: string }>(
  messages: readonly Message[],
  options: MaskOptions = {},
): MaskedConversation<Message> {
  const tokens = tokenBook()
  // What the person tells is found first: an answer that repeats it must not give it away.
  const own = messages.map(({ role, content }) =>
    role === 'assistant' ? null : tokens.mask(content, (text) => findPrivateWords(text, options)),
  )
  const masked = messages.map((message, at) => ({
    ...message,
    content: own[at] ?? tokens.maskKnown(tokens.mask(message.content)),
  }))
  return { messages: masked, unmask: tokens.unmask, tokens: tokens.names }
}

const token = /\\?\[(SSN|PHONE|EMAIL|CARD|ID|DATE|NAME|ADDRESS|WORDS)\\?_(\d+)\\?\]/gi

function tokenBook() {
  const values = new Map<string, string>()
  const nameByValue = new Map<string, string>()
  const counts = new Map<PersonalKind, number>()
  const names: string[] = []
  const getTokenName = (kind: PersonalKind, value: string): string => {
    const existingName = nameByValue.get(`${kind} ${value}`)
    if (existingName !== undefined) return existingName
    const count = (counts.get(kind) ?? 0) + 1
    const name = `${kind}_${count}`
    counts.set(kind, count)
    nameByValue.set(`${kind} ${value}`, name)
    values.set(name, value)
    names.push(name)
    return name
  }
  return {
    names,
    /** Names and the like that the person told, where they come again. */
    maskKnown(text: string): string {
      let out = text
      for (const [name, value] of values) {
        if (/^(?:NAME|ADDRESS|WORDS)/.test(name) && value.length > 2) out = out.replaceAll(value, `[${name}]`)
      }
      return out
    },
    mask(text: string, findMore: (text: string) => Span[] = () => []): string {
      const visibleText = toVisibleText(text)
      let [out, from] = ['', 0]
      const numbers = personalIn(visibleText)
      const more = findMore(visibleText).filter(
        ({ start, end }) => !numbers.some((number) => number.start < end && start < number.end),
      )
      for (const { start, end, kind } of [...numbers, ...more].toSorted((a, b) => a.start - b.start)) {
        if (start < from) continue
        out += `${visibleText.slice(from, start)}[${getTokenName(kind, visibleText.slice(start, end))}]`
        from = end
      }
      return out + visibleText.slice(from)
    },
    unmask: (text: string) =>
      text.replace(
        token,
        (whole, kind: string, count: string) => values.get(`${kind.toUpperCase()}_${count}`) ?? whole,
      ),
  }
}

const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic'
const dayWord =
  String.raw`(?:\d{1,2}(?:st|nd|rd|th|º)?|(?:twenty|thirty)[ -]\p{L}+|first|second|third|\p{L}+th|(?:veinti|diec)\p{L}+|veinte` +
  String.raw`|treinta(?: y uno)?|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)`
const yearWord = String.raw`(?:\d{4}|'?\d{2}(?!\d)|(?:nineteen|twenty|eighty|ninety|seventy|sixty|mil|dos mil)(?:[ -]\p{L}+){0,4})`
const born = String.raw`(?<!\p{L})(?:born|birth ?day|date of birth|dob|nac[ií]|nacimiento|cumpleaños|cumplo años)(?!\p{L})`
/** "Born on the fifth of May, 1985", "nací el 5 de mayo de mil novecientos ochenta". */
const birthInWords = [
  String.raw`${born}[^.!?\n]{0,20}?(?<!\p{L})(${dayWord} (?:of |de )?(?:${month})\p{L}*(?:,? (?:de |del |of )?${yearWord})?)`,
  String.raw`${born}[^.!?\n]{0,20}?(?<!\p{L})((?:${month})\p{L}* ${dayWord}(?:,? (?:de |del |of )?${yearWord})?)`,
  String.raw`${born}[^.!?\n]{0,12}?(?<!\p{L})((?:19|20)\d\d)(?!\d)`,
].map((text) => new RegExp(text, 'giu'))
const way = 'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl|way|highway|hwy|apt|unit'
/** A street in small letters, after a word that says it is theirs. */
const homeAddress = new RegExp(
  String.raw`(?<!\p{L})(?:live|lives|living|stay|staying|address|home|vivo|vive|direcci[oó]n|domicilio|me quedo)(?!\p{L})[^\d\n]{0,24}` +
    String.raw`(\d{1,6} (?:[\p{L}\d.'’-]+ ){1,4}?(?:${way})(?!\p{L})\.?(?:,? (?:apt|unit|#|apto)\.? ?\w+)?)`,
  'giu',
)
const toldWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:return|secret|my (?:three|3)) words?|palabras (?:de regreso|secretas)|mis (?:tres|3) palabras)` +
    String.raw`(?:\s+(?:are|is|were|son|eran|es)|\s*:|\s*=)*\s+((?:\p{L}{2,}[\s,./-]+(?:(?:and|y) )?){1,3}\p{L}{2,})`,
  'giu',
)
const wordCount = 3

/** Names, addresses, birth dates in words and return words. */
function findPrivateWords(text: string, { knownNames = [], isReturnWord }: MaskOptions): Span[] {
  const listings = knownNames.map(fold)
  const isListing = (name: string) => listings.some((listing) => listing.includes(fold(name)))
  const spans: Span[] = []
  const takeAll = (kind: PersonalKind, pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) {
      const part = (match[1] ?? match[0]).trimEnd()
      const start = match.index + match[0].lastIndexOf(part)
      spans.push({ kind, start, end: start + part.length })
    }
  }
  takeAll('WORDS', toldWords)
  const words = text.match(/\p{L}+/gu) ?? []
  if (isReturnWord && words.length === wordCount && words.every(isReturnWord)) takeAll('WORDS', /\S[\s\S]*\S/g)
  for (const pattern of birthInWords) takeAll('DATE', pattern)
  takeAll('ADDRESS', homeAddress)
  for (const { start, end, text: address } of findAddresses(text)) {
    // A state with its ZIP says no more than the county that is sent anyway.
    if (!/^[A-Z]{2}\.?,?\s+\d{5}/.test(address)) spans.push({ kind: 'ADDRESS', start, end })
  }
  for (const { match, start } of findNames(text)) {
    if (!isListing(match)) spans.push({ kind: 'NAME', start, end: start + match.length })
  }
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** Positions of personal data, in order; where finders overlap, the first one wins. */
function personalIn(text: string): Span[] {
  const spans: Span[] = []
  let rest = text
  const take = (kind: PersonalKind | null, from: number, to: number) => {
    if (kind) spans.push({ start: from, end: to, kind })
    rest = rest.slice(0, from) + '\u0000'.repeat(to - from) + rest.slice(to)
  }
  const takeAll = (kind: PersonalKind | null, found: RegExp) => {
    for (const match of rest.matchAll(found)) {
      const part = match[1] ?? match[0]
      const start = match.index + match[0].length - part.length
      take(kind, start, start + part.length)
    }
  }
  takeAll('EMAIL', email)
  takeAll('EMAIL', spelledEmail)
  takeAll('DATE', birth)
  for (const found of harmless) takeAll(null, found)
  takeAll('SSN', ssn)
  takeAll('ID', namedNumber)
  for (const shape of shapes) takeAll('ID', shape)
  for (const run of findDigitRuns(rest)) {
    const digits = joinDigits(run).length
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && digits >= 7 && !run.every(isYear)) take(classifyDigits(digits), first.start, last.end)
  }
  return spans.toSorted((a, b) => a.start - b.start)
}

function classifyDigits(digits: number): PersonalKind {
  if (digits === 9) return 'SSN'
  return digits >= 13 ? 'CARD' : 'PHONE'
}
