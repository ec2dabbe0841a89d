import type { Translated } from '#content/shape.ts'
import { type CrisisLine, getMenuKey, getSmsKeyword } from '#domain/help-lines/help-lines.ts'
import type { Language } from '#domain/language.ts'
import { fillText } from './fill-text.ts'
import type { EnglishText } from './text-library.ts'

type CardWords = Pick<
  Translated<EnglishText['crisisCard']>,
  'call' | 'callKey' | 'text' | 'textThem' | 'textWord' | 'lines'
>

/** How a help card says to reach a line. The number is listed separately unless the name already is the number. */
export function formatReach(line: CrisisLine, language: Language, words: CardWords) {
  const { id, phone, sms } = line
  const name = words.lines[id]
  const key = getMenuKey(line, language)
  const number = name.startsWith(phone) ? null : phone
  return {
    call: key === null ? fillText(words.call, { name }) : fillText(words.callKey, { name, key }),
    number,
    text: sms && (sms.number === number ? words.textThem : formatSms(sms, language, words)),
  }
}

function formatSms(sms: NonNullable<CrisisLine['sms']>, language: Language, words: CardWords): string {
  const word = getSmsKeyword(sms, language)
  const { number } = sms
  return word === null ? fillText(words.text, { number }) : fillText(words.textWord, { word, number })
}
