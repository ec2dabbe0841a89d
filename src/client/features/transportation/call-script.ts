import type { Language } from '#domain/language.ts'
import type { TripPlan } from '#domain/transportation/plan-trip.ts'
import type { TripForm } from '#domain/transportation/trip-form.ts'
import { clockInSentence, endName, type TransportText, weekdayDate } from './trip-words.ts'

interface Trip {
  form: TripForm
  plan: TripPlan | null
  zone: string | null
}

/** What to say on the phone, line by line: people read it out loud. */
export function callScript({ form, plan, zone }: Trip, t: TransportText, language: Language): string[] {
  const destination = form.toWords.trim() || (form.to ? endName(form.to, t) : t('script.somewhere'))
  const starts = plan?.times?.startsAt
  const go = starts
    ? t('script.goBy', {
        place: destination,
        time: clockInSentence(starts, zone, language, t),
        day: weekdayDate(starts, zone, language),
      })
    : t('script.go', { place: destination })
  return [go, t('script.which'), t('script.last'), t('script.fare'), t('script.pay'), t('script.ride')]
}
