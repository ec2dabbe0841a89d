import { answerLengths } from '../introductions/partner-answer.ts'
import type { Language } from '../language.ts'
import { detectLanguage } from '../understanding/detect-language.ts'
import type { DraftTexts } from './draft-texts.ts'
import { formatMoment } from './moments.ts'
import { toPlainSentence } from './plain-sentence.ts'
import { readNotes, type NoteMeaning } from './read-notes.ts'

/**
 * The order in which the reader needs it: whether there is help, what it is, what happens next, whom to contact, what
 * to bring.
 */
const order: readonly NoteMeaning['kind'][] = [
  'yes',
  'full',
  'waitlist',
  'other',
  'free',
  'moment',
  'open',
  'comeIn',
  'weCall',
  'callUs',
  'askFor',
  'bring',
]

/** Drafts a short, plain reply from notes. It states only what the notes say and adds no promises. */
export function draftReply(input: string, language: Language, words: DraftTexts): string {
  const notes = readNotes(input).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const sentences = [...new Set(notes.map((note) => sentenceFor(note, language, words).replace(/\.\.$/, '.')))].filter(
    Boolean,
  )
  const isNo =
    notes.some(({ kind }) => kind === 'full') && !notes.some(({ kind }) => kind === 'yes' || kind === 'waitlist')
  const whole = [words.hello, ...sentences, isNo ? words.closeNo : words.close].join(' ')
  return whole.length <= answerLengths.message ? whole : [words.hello, ...sentences].join(' ')
}

function sentenceFor(note: NoteMeaning, language: Language, words: DraftTexts): string {
  switch (note.kind) {
    case 'yes':
    case 'full':
    case 'waitlist':
    case 'free':
      return words[note.kind]
    case 'weCall':
      return words.weCall.replace('{when}', after(formatMoment(note.note, words)))
    case 'callUs': {
      const at = note.phone === null ? '' : words.atPhone.replace('{phone}', note.phone)
      const when = note.phone === null ? note.note : note.note.replace(note.phone, '')
      return words.callUs.replace('{at}', at).replace('{when}', after(formatMoment(when, words)))
    }
    case 'askFor':
      return words.askFor.replace('{name}', note.name)
    case 'comeIn':
      return formatLocation(note, words)
    case 'open':
      return words.open.replace('{when}', formatMoment(note.note, words))
    case 'moment': {
      const when = formatMoment(note.note, words)
      return when === '' || note.address ? formatLocation(note, words) : words.atTime.replace('{when}', when)
    }
    case 'bring':
      return words.bring.replace(
        '{items}',
        listed(
          note.items.map((item) =>
            typeof item === 'string' ? words.papers[item] : inLanguage(item.text, language, words),
          ),
          words.and,
        ),
      )
    case 'other':
      return note.language === null || note.language === language
        ? toPlainSentence(note.text, language)
        : words.sayInLanguage.replace('{text}', note.text)
  }
}

const after = (when: string) => (when === '' ? '' : ` ${when}`)

function formatLocation({ note, address: where }: { note: string; address: string | null }, words: DraftTexts): string {
  const when = after(formatMoment(where === null ? note : note.replace(where, ' '), words))
  return where === null
    ? words.comeIn.replace('{when}', when)
    : words.comeTo.replace('{place}', where).replace('{when}', when)
}

function inLanguage(text: string, language: Language, words: DraftTexts): string {
  const spoken = detectLanguage(text)
  return spoken === null || spoken === language ? text : words.sayInLanguage.replace('{text}', text)
}

function listed(items: readonly string[], and: string): string {
  const [last = '', ...before] = items.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`
}
