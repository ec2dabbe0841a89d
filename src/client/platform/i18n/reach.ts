import type { Translated } from '#content/shape.ts'
import { type CrisisLine, getMenuKey, getSmsKeyword } from '#domain/help-lines/help-lines.ts'
import type { Language } from '#domain/language.ts'
import { fillText } from './fill-text.ts'
import type { EnglishText } from './text-library.ts'

type CardWords = Pick<Translated<EnglishText['crisisCard']>, 'call' | 'callKey' | 'text' | 'textWord' | 'lines'>

/** How a help card says to reach a line. The number is listed separately unless the name already is the number. */
export function formatReach(line: CrisisLine, language: Language, words: CardWords) {
  const { id, phone, sms } = line
  const name = words.lines[id]
  const key = getMenuKey(line, language)
  const word = sms && getSmsKeyword(sms, language)
  return {
    call: key === null ? fillText(words.call, { name }) : fillText(words.callKey, { name, key }),
    number: name.startsWith(phone) ? null : phone,
    text:
      sms &&
      (word === null
        ? fillText(words.text, { number: sms.number })
        : fillText(words.textWord, { word: word ?? '', number: sms.number })),
  }
}
