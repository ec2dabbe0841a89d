import { introductionLengths } from '#domain/introductions/introduction.ts'
import { answerLengths } from '#domain/introductions/partner-answer.ts'
import type { FieldErrors } from '#client/platform/form/form-state.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'
import type { ResponseValues } from './response-values.ts'

export type AnswerText = Translate<EnglishText['partnerAnswer']>

const limits = {
  contactName: answerLengths.contact,
  contactPhone: introductionLengths.phone,
  place: answerLengths.place,
  instructions: answerLengths.instructions,
  message: answerLengths.message,
} as const

/** `now`: current local time, such as 2026-11-15T09:30. */
export function responseProblems(t: AnswerText, values: ResponseValues, now: string): FieldErrors<ResponseValues> {
  const { state, reason, message } = values
  const found: FieldErrors<ResponseValues> = state === 'declined' ? {} : appointmentProblems(t, values, now)
  for (const [key, most] of Object.entries(limits)) {
    const isHidden = state === 'declined' && (key === 'place' || key === 'instructions')
    if (!isHidden && values[key as keyof typeof limits].trim().length > most) {
      found[key as keyof typeof limits] = t('form.problems.long')
    }
  }
  if (state === '') found.state = t('form.problems.state')
  if (state === 'declined' && reason === '') found.reason = t('form.problems.reason')
  if (message.trim() === '') found.message = t('form.problems.message')
  return found
}

function appointmentProblems(t: AnswerText, { date, time, place }: ResponseValues, now: string) {
  const found: FieldErrors<ResponseValues> = {}
  const isWanted = date !== '' || time !== '' || place.trim() !== ''
  if (isWanted && date === '') found.date = t('form.problems.date')
  if (isWanted && date !== '' && time === '') found.time = t('form.problems.time')
  if (date !== '' && time !== '' && `${date}T${time}` < now) found.date = t('form.problems.past')
  return found
}
