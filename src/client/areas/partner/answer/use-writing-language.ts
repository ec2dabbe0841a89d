import { useModuleIn } from '#client/platform/i18n/use-module-in.ts'
import { useState } from 'react'
import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import type { Language } from '#domain/language.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { type AnswerTexts, readyTexts, swapped } from './ready-texts.ts'
import type { ResponseValues } from './response-values.ts'

/** Language of the answer, initially the person's own. Templates switch with it; typed text stays. */
export function useWritingLanguage(reads: Language, templates: readonly ReplyTemplate[], form: Form<ResponseValues>) {
  const [language, showLanguage] = useState(reads)
  const words = useModuleIn(language, 'partnerAnswer')
  const change = async (next: Language) => {
    const nextWords = await (loadTextModule(next, 'partnerAnswer') as AnswerTexts | Promise<AnswerTexts>)
    const { state, message, bring } = form.values
    if (state !== '') {
      const before = readyTexts(state, language, templates, words)
      const after = readyTexts(state, next, templates, nextWords)
      form.set(
        'message',
        swapped(
          message,
          before.map(({ text }) => text),
          after.map(({ text }) => text),
        ),
      )
    }
    form.set(
      'bring',
      bring.map((thing) => swapped(thing, words.commonItems, nextWords.commonItems)),
    )
    showLanguage(next)
  }
  const setLanguage = (next: Language) => {
    change(next).catch((error: unknown) => reportQuietly('writing language', error))
  }
  return { language, words, setLanguage }
}
