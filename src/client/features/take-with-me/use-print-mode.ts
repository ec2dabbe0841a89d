import { useMemo, useState } from 'react'
import type { Resource } from '#domain/resources/resource.ts'
import { type PocketListing, toPocketListing } from '#domain/take-with-me/pocket-listing.ts'
import { formatTakeWithMe, type TakeWithMeTexts } from '#domain/take-with-me/take-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'

/** One list, ready for the printed sheet, card, QR code, message and file. */
export interface PrintMode {
  listings: readonly PocketListing[]
  steps: readonly string[]
  words: TakeWithMeTexts
  madeOn: string
  text: string
}

const noSteps: readonly string[] = []

export function usePrintMode(resources: readonly Resource[], steps = noSteps): PrintMode {
  const t = useText('takeWithMe')
  const { longDay } = useMoments()
  const [now] = useState(() => new Date())
  return useMemo(() => {
    const words: TakeWithMeTexts = {
      title: t('paper.title'),
      phone: t('paper.phone', { phone: '{phone}' }),
      hours: t('paper.hours', { hours: '{hours}' }),
      phoneWithExtension: t('paper.phoneWithExtension', { phone: '{phone}', extension: '{extension}' }),
      spanish: t('paper.spanish'),
      callFirst: t('paper.callFirst'),
      help: t('paper.help'),
      steps: t('paper.steps'),
    }
    const date = longDay(now)
    const [listings, madeOn] = [
      resources.map((resource) => toPocketListing(resource, now.getTime())),
      t('paper.madeOn', { date }),
    ]
    return { listings, steps, words, madeOn, text: formatTakeWithMe(listings, words, { steps, date: madeOn }) }
  }, [resources, steps, now, t, longDay])
}
