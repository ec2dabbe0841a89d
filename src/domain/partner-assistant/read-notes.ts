import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import { detectLanguage } from '../understanding/detect-language.ts'
import { requestedDocuments, type RequestedDocument } from './draft-texts.ts'
import { isRange, stripMoments } from './moments.ts'

/** What a note means, as far as a reply needs it. */
export type NoteMeaning =
  | { kind: 'yes' | 'full' | 'waitlist' | 'free' }
  | { kind: 'weCall' | 'comeIn' | 'moment' | 'open'; note: string; address: string | null }
  | { kind: 'callUs'; note: string; phone: string | null }
  | { kind: 'askFor'; name: string }
  | { kind: 'bring'; items: (RequestedDocument | { text: string })[] }
  | { kind: 'other'; text: string; language: Language | null }

const mostNotes = 12
const phone = /(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])?\d{3}[\s.-]\d{4}(?:\s?(?:x|ext\.?)\s?\d{1,6})?|\b\d{10}\b/i
const street = /(?:^|\s)(?:at|in|to|en|a)\s+(\d{1,6}\s+[\p{L}\d .'’#-]{3,80})/iu

/** Patterns for each meaning, matched against folded text in both languages. The first match wins. */
const signs: readonly (readonly [kind: NoteMeaning['kind'], sign: RegExp])[] = [
  ['bring', /^(?:please |por favor )?(?:bring|needs? to bring|traiga|traer|debe traer|que traiga|take along)\b/],
  ['waitlist', /\b(?:wait ?list|waiting list|lista de espera)\b/],
  [
    'full',
    /\b(?:we are full|were full|full (?:right )?now|^full|no (?:space|room|beds?|openings?|spots?)|estamos llenos|lleno|no hay (?:lugar|espacio|cupo|camas?))\b/,
  ],
  [
    'weCall',
    /\b(?:(?:we|i|staff|someone) (?:will|can|ll) (?:call|phone)|(?:well|ill) call|(?:le|la|lo) (?:llamamos|llamaremos|llamo)|llamaremos|(?:le )?vamos a llamar)\b/,
  ],
  ['askFor', /\b(?:ask for|pregunte por|preguntar por|pida hablar con)\b/],
  ['callUs', /\b(?:call|phone|llame|llamar|llamenos|marque)\b/],
  ['comeIn', /\b(?:come|walk ?in|visit|stop by|drop in|venga|venir|pase)\b/],
  ['free', /^(?:it is |its |all |es |todo )?(?:free|no cost|at no cost|gratis|sin costo|no cuesta)(?: of charge)?$/],
  [
    'yes',
    /^(?:yes|si|ok)$|\b(?:we can help|can help|we accept|accepted|we have (?:a )?(?:bed|spot|room|place|space)|podemos ayudar|(?:si )?le ayudamos|hay (?:lugar|cama|espacio))\b/,
  ],
]
/** Parses notes as people jot them down: one per line, or separated by periods, semicolons or bullets. */
export function readNotes(input: string): NoteMeaning[] {
  return splitNotes(input).flatMap(parseNote)
}

function splitNotes(input: string): string[] {
  return input
    .split(/\r?\n|;|•|·|(?<=[^\d\s.][.!?])\s+(?=[\p{L}¿¡])/u)
    .map((note) =>
      note
        .replace(/^\s*(?:[-*–+]|\d{1,2}[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((note) => /[\p{L}\d]/u.test(note))
    .slice(0, mostNotes)
}

function parseNote(note: string): NoteMeaning[] {
  const agreed = /^(?:yes|sí|si|ok)[,.:!]?\s+(.+)$/iu.exec(note)?.[1]
  if (agreed !== undefined) return [{ kind: 'yes' }, ...parseNote(agreed)]
  const found = signs.find(([, sign]) => sign.test(fold(note)))?.[0]
  if (found === 'bring') return [{ kind: 'bring', items: itemsIn(note) }]
  const parts = { phone: phone.exec(note)?.[0].trim() ?? null, place: findAddress(note), name: nameIn(note) }
  return isWhollyUnderstood(note, parts, found) ? buildMeanings(note, found, parts) : [toOtherNote(note)]
}

interface Parts {
  phone: string | null
  place: string | null
  name: string | null
}

function buildMeanings(note: string, found: NoteMeaning['kind'] | undefined, parts: Parts): NoteMeaning[] {
  const { phone: number, place: address, name } = parts
  const askForNotes: NoteMeaning[] = name === null ? [] : [{ kind: 'askFor', name }]
  switch (found) {
    case 'yes':
    case 'full':
    case 'waitlist':
    case 'free':
      return [{ kind: found }]
    case 'weCall':
      return [{ kind: 'weCall', note, address: null }]
    case 'comeIn':
      return [{ kind: 'comeIn', note, address }, ...askForNotes]
    case 'callUs':
      return [{ kind: 'callUs', note, phone: number }, ...askForNotes]
    case 'askFor':
      return number === null ? askForNotes : [{ kind: 'callUs', note: '', phone: number }, ...askForNotes]
    default: {
      if (number !== null) return [{ kind: 'callUs', note, phone: number }]
      const kind = isRange(note) && !/\b(?:appointment|appt|cita)\b/.test(fold(note)) ? 'open' : 'moment'
      return [{ kind, note, address }]
    }
  }
}

const set = (list: string) => new Set(list.split(/\s+/))

/** Words that the reply's own sentences cover. Any other word could change what a note means. */
const sayable: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(`please we us i you your will ll can is are it its the a an on in by at to and of for our there have call phone
    come walk walkin visit stop drop ask number right now help accept accepted bed beds spot spots room space place wait
    list waitlist waiting someone staff yes appointment appt today tomorrow`),
  es: set(`por favor le la lo nos al el las a en usted puede podemos ayudar ayudamos si llame llamar llamenos marque venga
    venir pase pregunte preguntar pida hablar con cita hay lugar espacio cama camas lista de espera llamamos llamaremos
    llamo vamos que su una un y numero telefono hoy manana estamos es todo`),
}
/** "No" is covered only for these kinds: elsewhere it reverses the meaning of a note. */
const sayableNo: Partial<Record<NoteMeaning['kind'], ReadonlySet<string>>> = {
  full: set('no full openings opening cupo lleno llenos were'),
  free: set('no free cost charge all gratis sin costo cuesta'),
}

function isWhollyUnderstood(note: string, parts: Parts, found: NoteMeaning['kind'] | undefined): boolean {
  const { phone: number, place: address, name } = parts
  const bare = [number, address, name].reduce<string>((text, part) => (part ? text.replace(part, ' ') : text), note)
  const { days, rest } = stripMoments(bare)
  if (/\bla manana\b/.test(fold(bare))) return false
  const says = (word: string) =>
    sayable.en.has(word) || sayable.es.has(word) || (found !== undefined && (sayableNo[found]?.has(word) ?? false))
  const hasMoment =
    days > 0 ||
    rest.some((word) => ['today', 'tomorrow', 'hoy', 'manana'].includes(word)) ||
    bare !== note ||
    rest.length < fold(bare).split(' ').filter(Boolean).length
  return days <= 2 && rest.every(says) && (found !== undefined || hasMoment)
}

function toOtherNote(note: string): NoteMeaning {
  return { kind: 'other', text: note, language: detectLanguage(note) ?? detectLanguageByWords(note) }
}

/** Short notes have few function words, so domain vocabulary decides the language. */
function detectLanguageByWords(note: string): Language | null {
  const noteWords = fold(note).split(' ')
  const [en, es] = (['en', 'es'] as const).map(
    (language) => noteWords.filter((word) => sayable[language].has(word)).length,
  )
  if (en === undefined || es === undefined || en === es) return null
  return en > es ? 'en' : 'es'
}

const findAddress = (note: string) =>
  street
    .exec(note)?.[1]
    ?.replace(/\s+(?:on|at|el|a las)\s.*$/iu, '')
    .trim() ?? null

function nameIn(note: string): string | null {
  const found = /(?:ask for|pregunte por|preguntar por|pida hablar con)\s+((?:\p{Lu}[\p{L}'’.-]*\s?){1,3})/iu.exec(
    note,
  )?.[1]
  const name = found
    ?.split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .join(' ')
    .replace(/[.,]+$/, '')
  return name || null
}

const documentPatterns: Readonly<Record<RequestedDocument, RegExp>> = {
  photoId:
    /^(?:your |su |una? )?(?:photo |state |foto )?(?:id|i d|identification|identificacion|drivers? licen[cs]e|licencia)(?: card| con foto)?$/,
  birthCertificate: /birth cert|acta de nac|certificado de nac/,
  socialSecurity: /social security|seguro social|^ssn?(?: card)?$/,
  proofOfAddress:
    /proof of (?:address|residen)|utility bill|comprobante de domicilio|prueba de (?:domicilio|direccion)/,
  proofOfIncome: /proof of income|pay ?stubs?|talon(?:es)? de (?:cheque|pago)|comprobante de ingresos/,
  releasePapers: /release (?:papers|documents)|discharge papers|papeles de (?:salida|liberacion)/,
  courtPapers: /court (?:papers|documents)|papeles de la corte/,
  medicine: /^(?:your |sus )?(?:meds|medications?|medicines?|medicinas?|medicamentos?)$/,
  insuranceCard: /insurance card|medicaid card|tarjeta (?:del seguro|de medicaid)/,
}

function itemsIn(note: string): (RequestedDocument | { text: string })[] {
  const list = note.replace(
    /^\s*(?:please|por favor)?\s*(?:needs? to bring|bring|debe traer|que traiga|traiga|traer|take along)\b\s*:?/iu,
    '',
  )
  return list
    .split(/,|\band\b|\by\b|&|\+/iu)
    .map((item) =>
      item
        .replace(/^\s*(?:(?:your|a|an|the|su|sus|una?|el|la)\s+)?/iu, '')
        .replace(/[.!]+$/, '')
        .trim(),
    )
    .filter(Boolean)
    .map((item) => requestedDocuments.find((document) => documentPatterns[document].test(fold(item))) ?? { text: item })
}
