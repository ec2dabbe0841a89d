import type { SentAnswer } from '#contracts/partner-introductions.ts'
import type { DeclineReason } from '#domain/introductions/introduction.ts'
import type { AnswerState, PartnerAnswer } from '#domain/introductions/partner-answer.ts'

/** A listing that may help instead. */
export interface OtherListing {
  id: string
  name: string
  city: string | null
}

/** Form values, in the order of the fields. */
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

/** Starts from the current answer, so that an edit keeps the values that still apply. */
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

/** Splits a contact line, which joins the name and the phone number for the person. */
function contactParts(contact: string | null) {
  const [, name = '', phone = ''] = /^(.*?)[\s,:·]*([+(]?\d[\d\s().+-]{5,})?$/s.exec(contact ?? '') ?? []
  return { contactName: name.trim(), contactPhone: phone.trim() }
}

const orNull = (text: string) => text.trim() || null

/** Only the fields of the chosen answer; values typed for another answer are dropped. */
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
