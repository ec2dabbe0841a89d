import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import { detectLanguage } from '../understanding/detect-language.ts'
import type { HelpKind, PeopleGroup, RequestedDetail, RequestedDocument, SentenceKind } from './draft-texts.ts'
import { isRange } from './moments.ts'
import { findDetail, findDocument, findHelp, isMedicine, splitItems, takeGroup, takeIfAny } from './note-items.ts'
import { takeParts, type Duration, type NoteParts } from './note-parts.ts'
import { courtesies, fillers, noteSigns } from './note-signs.ts'

/** Something to bring: a known thing, medicine for some time, or what staff wrote. */
export type BringItem = RequestedDocument | { medicineFor: Duration } | { text: string; language: Language | null }

/** A sentence that a reply can say in both languages, with its facts. */
export interface NoteSentence extends Partial<NoteParts> {
  kind: SentenceKind
  bring?: readonly BringItem[]
  details?: readonly RequestedDetail[]
  help?: readonly HelpKind[]
  group?: PeopleGroup
}

/** What a note means, as far as a reply needs it; a note that says more stays as it is written. */
export type NoteMeaning = NoteSentence | { kind: 'asWritten'; text: string; language: Language | null }

const mostNotes = 16
/** Longer sentences are not taken apart. */
const mostClauses = 10

/** Parses notes as people jot them down: one per line, or separated by periods, semicolons or bullets. */
export function readNotes(input: string): NoteMeaning[] {
  const inputLanguage = detectLanguage(input)
  return splitNotes(input).flatMap((note) => parseNote(note, inputLanguage))
}

/** A period ends a note, except after "a. m.", "St." and other short forms. */
const sentenceEnd =
  /(?<=[.!?])(?<!(?<!\p{L})(?:\p{L}|st|ave|rd|blvd|dr|mr|mrs|ms|sr|sra|ext|apt|ste|no|appt)\.)\s+(?=[\p{L}¿¡])/iu

function splitNotes(input: string): string[] {
  return input
    .split(/\r?\n|;|•|·/u)
    .flatMap((line) => line.split(sentenceEnd))
    .map((note) =>
      note
        .replace(/^\s*(?:[-*–+]|\d{1,2}[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((note) => /[\p{L}\d]/u.test(note))
    .slice(0, mostNotes)
}

function parseNote(note: string, inputLanguage: Language | null): NoteMeaning[] {
  const agreed = /^(?:yes|sí|si|ok)(?:[,.:!]\s*|\s+)(?!no\b)(.+)$/iu.exec(note)?.[1]
  if (agreed !== undefined) return [{ kind: 'yes' }, ...parseNote(agreed, inputLanguage)]
  return parseClause(note, false) ?? parseClauses(note) ?? [toFreeText(note, inputLanguage)]
}

/** Where one part of a sentence denies or limits another, they are not taken apart. */
const limits =
  /\b(?:not|no|dont|doesnt|cant|cannot|wont|never|if|unless|except|only|but|or|without|until|because|nunca|si|excepto|salvo|solo|pero|sin|porque|ni)\b/
const clauseEnd = /(\s*[,()]\s*|\s+-\s+|\s+(?:and|y|but|pero|so|then)\s+)/iu

/** Takes a sentence apart into pieces that are all understood, or all but some that stand for themselves. */
function parseClauses(note: string): NoteMeaning[] | null {
  const pieces = note.split(clauseEnd)
  const count = Math.ceil(pieces.length / 2)
  if (count < 2 || count > mostClauses) return null
  const join = (from: number, to: number) =>
    pieces
      .slice(2 * from, 2 * to - 1)
      .join('')
      .trim()
  let best: (Segmentation | null)[] = Array.from({ length: count + 1 }, () => null)
  best = best.with(count, { cost: 0, meanings: [], free: 0 })
  for (let from = count - 1; from >= 0; from -= 1) {
    for (let to = count; to > from; to -= 1) {
      const rest = best[to]
      if (!rest) continue
      const text = join(from, to)
      const parsed = text === '' ? [] : parseClause(text, true)
      const cost = rest.cost + (parsed ? 1 : freeCost * (to - from))
      const current = best[from]
      if (current && current.cost <= cost) continue
      const meanings = [...(parsed ?? [toFreeText(text, detectLanguage(note))]), ...rest.meanings]
      best = best.with(from, { cost, meanings, free: rest.free + (parsed ? 0 : 1) })
    }
  }
  const [whole] = best
  if (!whole || whole.free === whole.meanings.length) return null
  return whole.free === 0 || !limits.test(fold(note)) ? whole.meanings : null
}

interface Segmentation {
  cost: number
  meanings: NoteMeaning[]
  /** How many pieces stay as they are written. */
  free: number
}
const freeCost = 10

/** What a clause means; null when it says more than our sentences. */
function parseClause(note: string, isPiece: boolean): NoteMeaning[] | null {
  const words = fold(note)
  if (courtesies.test(words)) return []
  return parseBring(note) ?? parseRequest(note) ?? parseGroup(note) ?? parseHelp(note) ?? parseSigns(note, isPiece)
}

const bringStart =
  /^\s*(?:please|por favor)?,?\s*(?:(?:you|he|she|they|client)\s+)?(?:(?:can|should|must|will)\s+)?(?:needs? to bring|has to bring|have to bring|bring|debe traer|necesita traer|tiene que traer|que traiga|traiga|traer|take along)\b\s*:?/iu

function parseBring(note: string): NoteMeaning[] | null {
  if (!bringStart.test(note)) return null
  const { list, isIfAny } = takeIfAny(note.replace(bringStart, ''))
  const items = splitItems(list).map(toBringItem)
  // Only kids, pets or nothing known: other signs may fit better.
  if (
    items.every(
      (item) =>
        isFreeItem(item) && /^(?:a )?(?:su|sus|your|the|los)? ?(?:kids|hijos|ninos|children)$/.test(fold(item.text)),
    )
  ) {
    return null
  }
  return [{ kind: isIfAny ? 'bringIfAny' : 'bring', bring: items }]
}

const isFreeItem = (item: BringItem): item is { text: string; language: Language | null } =>
  typeof item === 'object' && 'text' in item

function toBringItem(item: string): BringItem {
  const document = findDocument(item)
  if (document) return document
  const { parts, rest } = takeParts(item)
  const what = rest.replace(/\b(?:supply|worth|of|for|de|para|enough|suficiente)\b/g, ' ').trim()
  if (parts.duration && isMedicine(what)) return { medicineFor: parts.duration }
  return { text: item, language: detectLanguage(item) }
}

const requestStart =
  /^\s*(?:please|por favor)?,?\s*(?:but\s+|pero\s+)?(?:we|i|nos)?\s*(?:still\s+|first\s+|also\s+|todavía\s+|también\s+)?(?:needs?(?: to know)?|are missing|missing|require|send(?: us)?|tell us|give us|what is|what's|whats|(?:hacen? )?falta[n]?|necesitamos(?: saber)?|ocupamos(?: saber)?|díganos|diganos|mándenos|mandenos|dénos|denos|cuál es|cual es)\b(?:\s+(?:more|some|a little more|más|mas))?(?:\s+(?:info(?:rmation)?|details|información|informacion|datos))?\s*:?/iu

/** Things to tell, or papers to bring, when every one of them is known. */
function parseRequest(note: string): NoteMeaning[] | null {
  if (!requestStart.test(note)) return null
  const items = splitItems(note.replace(requestStart, '').replace(/^¿/, ''))
  const details = items.flatMap((item) => findDetail(item) ?? [])
  const documents = items.flatMap((item) => (findDetail(item) ? [] : (findDocument(item) ?? [])))
  if (items.length === 0 || details.length + documents.length < items.length) return null
  return [
    ...(details.length > 0 ? [{ kind: 'tellUs' as const, details }] : []),
    ...(documents.length > 0 ? [{ kind: 'bring' as const, bring: documents }] : []),
  ]
}

const onlyWord = /\b(?:only|just|solo|solamente|unicamente|nada mas)\b/
/** "We are a men's program" says who it is for. */
const ownProgram = /\b(?:are|were|somos)\b.*\b(?:program|house|home|shelter|programa|casa|albergue)\b/
const groupWords =
  /\b(?:we|were|are|a|an|is|this|for|take|takes|serve|serves|accept|house|help|program|house|home|shelter|in|the|somos|es|un|una|programa|casa|albergue|de|para|aceptamos|recibimos|atendemos|a)\b/g

function parseGroup(note: string): NoteMeaning[] | null {
  const words = fold(note)
  if (!onlyWord.test(words) && !ownProgram.test(words)) return null
  const taken = takeGroup(words.replace(onlyWord, ' '))
  if (!taken || taken.rest.replace(groupWords, ' ').trim() !== '') return null
  return [{ kind: 'onlyFor', group: taken.group }]
}

const helpStarts: readonly (readonly ['cannotWith' | 'onlyWith' | 'helpWith', RegExp])[] = [
  [
    'cannotWith',
    /^(?:but |pero |sorry |lo sentimos )*(?:(?:we|i) )?(?:are |were )?(?:(?:not able to|unable to|cant|cannot|can not|dont|do not|no longer)(?: currently)? (?:help|assist|do|offer|have|provide|pay)(?: (?:you|him|her|them|people))?(?: out)?(?: (?:with|for))?|(?:ya )?no (?:le |lo |la )?(?:podemos ayudar(?:le|lo|la)?|ayudamos|damos|tenemos|ofrecemos|pagamos|hacemos)(?: con)?)\b/,
  ],
  [
    'onlyWith',
    /^(?:we |i )?(?:(?:only|just)(?: (?:do|help with|help people with|offer|have|provide|give))?|(?:do|help with|offer|have|provide) only|sol[oa](?:mente)?(?: (?:con|ayudamos con|podemos ayudar con|tenemos|damos|hacemos))?)\b/,
  ],
  [
    'helpWith',
    /^(?:(?:we|i|also|but|pero|tambien) )*(?:(?:can |do )?(?:help|assist|offer|provide|give|have)(?: (?:you|him|her|them|people))?(?: out)?(?: with)?|(?:le |lo |la |si )*(?:podemos ayudar(?:le|lo|la)?|ayudamos|damos|tenemos|ofrecemos|podemos dar(?:le)?)(?: con)?)\b/,
  ],
]

/** What the organization helps with, or does not, when every item is known. */
function parseHelp(note: string): NoteMeaning[] | null {
  // Folding turns commas into spaces; the list needs them.
  const words = note.replace(/\bw\//gi, 'with ').split(',').map(fold).join(', ')
  for (const [kind, start] of helpStarts) {
    if (!start.test(words)) continue
    const items = splitItems(words.replace(start, ''))
    const help = items.flatMap((item) => findHelp(item) ?? [])
    if (items.length > 0 && help.length === items.length) return [{ kind, help }]
  }
  return null
}

function parseSigns(note: string, isPiece: boolean): NoteMeaning[] | null {
  const { parts, rest } = takeParts(note)
  const words = fold(rest)
  const present = (Object.keys(parts) as (keyof NoteParts)[]).filter((part) => parts[part] !== null)
  for (const { kind, sign, says, needs = [] } of noteSigns) {
    const match = sign.exec(words)
    if (!match || needs.some((part) => parts[part] === null)) continue
    if (!isCovered(words.replace(match[0], ' ')) || present.some((part) => !says.includes(part))) continue
    return toSentences(kind, parts)
  }
  // A fact alone means what people mostly mean by it; as a piece of a sentence it may belong to anything.
  return isPiece || !isCovered(words) ? null : parseFactAlone(parts, present)
}

const isCovered = (words: string) => words.split(' ').every((word) => word === '' || fillers.has(word))

function toSentences(kind: SentenceKind, parts: NoteParts): NoteMeaning[] {
  const { name, duration, phone, moment } = parts
  const askFor: NoteSentence[] = name === null ? [] : [{ kind: 'askFor', name }]
  switch (kind) {
    case 'waitlist':
    case 'onWaitlist':
      return [{ kind }, ...(duration ? [{ kind: 'waitTime' as const, duration }] : [])]
    case 'lasts':
      // What takes weeks is a wait, not a visit.
      return [{ kind: duration && /^(?:minute|hour)$/.test(duration.unit) ? 'lasts' : 'waitTime', duration }]
    case 'full':
      return moment ? [{ kind: 'fullWhen', moment }] : [{ kind }]
    case 'askFor':
      return phone === null ? askFor : [{ kind: 'callUs', phone }, ...askFor]
    default:
      return [{ ...parts, kind }, ...askFor]
  }
}

function parseFactAlone(parts: NoteParts, present: readonly (keyof NoteParts)[]): NoteMeaning[] | null {
  const { moment, place } = parts
  const hasOnly = (...names: (keyof NoteParts)[]) => present.length > 0 && present.every((part) => names.includes(part))
  if (parts.phone !== null && hasOnly('phone', 'moment')) return [{ ...parts, kind: 'callUs' }]
  if (parts.email !== null && hasOnly('email')) return [{ ...parts, kind: 'emailUs' }]
  if (parts.url !== null && hasOnly('url')) return [{ ...parts, kind: 'apply' }]
  if (moment === null) return place !== null && hasOnly('place') ? [{ ...parts, kind: 'at' }] : null
  if (!hasOnly('moment', 'place')) return null
  if (isRange(moment)) return place === null ? [{ ...parts, kind: 'open' }] : null
  const isChoice = moment.day?.kind === 'days' && moment.day.join === 'or'
  const isExact = moment.time?.kind === 'one' && moment.time.edge === 'on'
  return isExact && !isChoice ? [{ ...parts, kind: 'appointment' }] : null
}

function toFreeText(note: string, inputLanguage: Language | null): NoteMeaning {
  return { kind: 'asWritten', text: note, language: detectLanguage(note) ?? inputLanguage }
}
