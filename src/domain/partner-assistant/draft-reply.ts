import { answerLengths } from '../introductions/partner-answer.ts'
import type { Language } from '../language.ts'
import { sentenceKinds, type DraftTexts } from './draft-texts.ts'
import { fillIn } from './fill-in.ts'
import { formatMoment, joinWords } from './format-moment.ts'
import type { Duration } from './note-parts.ts'
import { toPlainSentence } from './plain-sentence.ts'
import { readNotes, type BringItem, type NoteMeaning, type NoteSentence } from './read-notes.ts'

/** Words of staff that stand in a draft as they wrote them. */
export interface StaffText {
  text: string
  /** It is in the other language: the person may not be able to read it. */
  isOtherLanguage: boolean
}

export interface Draft {
  text: string
  kept: StaffText[]
}

/** What staff wrote comes after whether there is help, and before what to do next. */
const freeAfter = sentenceKinds.indexOf('hold') + 0.5

/**
 * Drafts a short, plain reply from notes, in the language the person reads. It states only what the notes say and adds
 * no promises. What is not understood is not translated: it stays as it was written, and is named so that staff check it.
 */
export function draftReply(input: string, language: Language, words: DraftTexts): Draft {
  const isOther = (of: Language | null) => of !== null && of !== language
  const rank = (note: NoteMeaning) => {
    if (note.kind !== 'asWritten') return sentenceKinds.indexOf(note.kind)
    return isOther(note.language) ? sentenceKinds.length : freeAfter
  }
  const notes = readNotes(input).toSorted((a, b) => rank(a) - rank(b))
  const sentences = [...new Set(notes.map((note) => sentenceFor(note, isOther, language, words)))].filter(Boolean)
  const says = (...kinds: NoteMeaning['kind'][]) => notes.some(({ kind }) => kinds.includes(kind))
  const isNo =
    says('full', 'fullWhen', 'cannot', 'cannotTake', 'cannotWith') &&
    !says('yes', 'bed', 'room', 'waitlist', 'onWaitlist', 'helpWith', 'onlyWith')
  const whole = [words.hello, ...sentences, isNo ? words.closeNo : words.close].join(' ')
  return {
    text: whole.length <= answerLengths.message ? whole : [words.hello, ...sentences].join(' '),
    kept: listKept(notes).map((kept) => ({ text: kept.text, isOtherLanguage: isOther(kept.language) })),
  }
}

function listKept(notes: readonly NoteMeaning[]): { text: string; language: Language | null }[] {
  return notes.flatMap((note) => {
    if (note.kind === 'asWritten') return [note]
    return (note.bring ?? []).flatMap((item) => (typeof item === 'object' && 'text' in item ? [item] : []))
  })
}

type IsOther = (language: Language | null) => boolean

function sentenceFor(note: NoteMeaning, isOther: IsOther, language: Language, words: DraftTexts): string {
  if (note.kind === 'asWritten') {
    return isOther(note.language)
      ? fillIn(words.inOtherLanguage, { text: toPlainEnd(note.text) })
      : toPlainSentence(note.text, language)
  }
  return fillIn(words.sentences[note.kind], listValues(note, isOther, words)).replace(/\.\.$/, '.')
}

/** As written, with a period where it has no end. */
const toPlainEnd = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

function listValues(note: NoteSentence, isOther: IsOther, words: DraftTexts): Record<string, string> {
  const { moment, phone, place, name, email, url, money, duration, bring, details, help, group } = note
  const items = bring
    ? bring.map((item) => formatItem(item, isOther, words))
    : [...(details ?? []).map((detail) => words.details[detail]), ...(help ?? []).map((kind) => words.help[kind])]
  return {
    when: moment ? ` ${formatMoment(moment, words.moments)}` : '',
    at: phone ? fillIn(words.atPhone, { phone }) : '',
    place: formatPlace(note.kind, place ?? null, words),
    name: name ?? '',
    email: email ?? '',
    url: url ?? '',
    money: money ?? '',
    duration: duration ? formatDuration(duration, words) : '',
    items: joinWords([...new Set(items)], words.moments.and),
    group: group ? words.groups[group] : '',
  }
}

function formatPlace(kind: NoteSentence['kind'], place: string | null, words: DraftTexts): string {
  if (place === null) return ''
  return kind === 'at' ? place : fillIn(words.atPlace, { place })
}

function formatDuration({ count, unit }: Duration, words: DraftTexts): string {
  return fillIn(words.durations[unit][count === '1' ? 'one' : 'many'], { count })
}

function formatItem(item: BringItem, isOther: IsOther, words: DraftTexts): string {
  if (typeof item === 'string') return words.papers[item]
  if ('medicineFor' in item) return fillIn(words.medicineFor, { duration: formatDuration(item.medicineFor, words) })
  return isOther(item.language) ? fillIn(words.quote, { text: item.text }) : item.text
}
