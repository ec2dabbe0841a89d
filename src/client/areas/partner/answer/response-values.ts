import type { SentAnswer } from '#contracts/partner-introductions.ts'
import type { DeclineReason } from '#domain/introductions/introduction.ts'
import type { AnswerState, PartnerAnswer } from '#domain/introductions/partner-answer.ts'

/** A place that may help instead. */
export interface OtherListing {
  id: string
  name: string
  city: string | null
}

/** What is written in the form, in the order of its fields. */
export interface ResponseValues {
  state: AnswerState | ''
  reason: DeclineReason | ''
  message: string
  contactName: string
  contactPhone: string
  bring: readonly string[]
  date: string
  time: string
  place: string
  instructions: string
  alternatives: readonly OtherListing[]
}

const nothing: ResponseValues = {
  state: '',
  reason: '',
  message: '',
  contactName: '',
  contactPhone: '',
  bring: [],
  date: '',
  time: '',
  place: '',
  instructions: '',
  alternatives: [],
}

/** Begins with the answer that stands, so that a changed one keeps what is still right. */
export function firstValues(current: SentAnswer | null, start?: AnswerState): ResponseValues {
  if (!current) return { ...nothing, state: start ?? '' }
  const [date = '', time = ''] = current.appointment?.at.split('T') ?? []
  return {
    state: start ?? current.state,
    reason: current.reason ?? '',
    message: current.message,
    ...contactParts(current.contact),
    bring: current.bring,
    date,
    time,
    place: current.appointment?.place ?? '',
    instructions: current.instructions ?? '',
    alternatives: current.alternatives.map((listing) => ({ ...listing, city: null })),
  }
}

/** The name and the number were joined into one line for the person. */
function contactParts(contact: string | null) {
  const [, name = '', phone = ''] = /^(.*?)[\s,:·]*([+(]?\d[\d\s().+-]{5,})?$/s.exec(contact ?? '') ?? []
  return { contactName: name.trim(), contactPhone: phone.trim() }
}

const orNull = (text: string) => text.trim() || null

/** What belongs to the chosen answer; what was written for another one stays behind. */
export function toPartnerAnswer(values: ResponseValues & { state: AnswerState }): PartnerAnswer {
  const { state, reason, message, contactName, contactPhone, bring, date, time, place, instructions } = values
  const isNo = state === 'declined'
  return {
    state,
    message: message.trim(),
    contactName: orNull(contactName),
    contactPhone: orNull(contactPhone),
    instructions: isNo ? null : orNull(instructions),
    bring: isNo ? [] : [...bring],
    appointment: isNo || date === '' || time === '' ? null : { at: `${date}T${time}`, place: orNull(place) },
    reason: isNo && reason !== '' ? reason : null,
    alternatives: isNo ? values.alternatives.map(({ id }) => id) : [],
  }
}
