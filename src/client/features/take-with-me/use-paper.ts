import { useMemo, useState } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { type PocketPlace, pocketPlace } from '#domain/take-with-me/pocket-place.ts'
import { takeText, type TakeWords } from '#domain/take-with-me/take-text.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'

/** One list, ready for paper, card, square, message and file. */
export interface Paper {
  places: readonly PocketPlace[]
  steps: readonly string[]
  words: TakeWords
  madeOn: string
  text: string
}

const noSteps: readonly string[] = []

export function usePaper(resources: readonly Resource[], steps = noSteps): Paper {
  const t = useText('takeWithMe')
  const { language } = useLanguage()
  const [now] = useState(() => new Date())
  return useMemo(() => {
    const words: TakeWords = {
      title: t('paper.title'),
      phone: t('paper.phone', { phone: '{phone}' }),
      hours: t('paper.hours', { hours: '{hours}' }),
      phoneWithExtension: t('paper.phoneWithExtension', { phone: '{phone}', extension: '{extension}' }),
      spanish: t('paper.spanish'),
      callFirst: t('paper.callFirst'),
      help: t('paper.help'),
      steps: t('paper.steps'),
    }
    const date = now.toLocaleDateString(language, { dateStyle: 'long' })
    const [places, madeOn] = [resources.map(pocketPlace), t('paper.madeOn', { date })]
    return { places, steps, words, madeOn, text: takeText(places, words, { steps, date: madeOn }) }
  }, [resources, steps, now, t, language])
}
