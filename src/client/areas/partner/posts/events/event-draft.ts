import type { CallArguments } from '#contracts/call.ts'
import type { announceEvent } from '#contracts/community-staff.ts'
import type { EventDetails } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'

export type EventBody = CallArguments<typeof announceEvent>['body']

/** Form values; empty string where nothing is typed. Times are local, in the format of the browser's input. */
export interface EventDraft {
  kind: EventDetails['kind']
  title: string
  about: string
  starts: string
  ends: string
  place: string
  state: StateCode | ''
  county: string
  bus: string
  bring: string
  phone: string
  url: string
  need: NeedKey | ''
  language: Language
}

export const newEvent = (language: Language): EventDraft => ({
  kind: 'hiring',
  title: '',
  about: '',
  starts: '',
  ends: '',
  place: '',
  state: '',
  county: '',
  bus: '',
  bring: '',
  phone: '',
  url: '',
  need: '',
  language,
})

const toIso = (local: string) => new Date(local).toISOString()

export function eventBody(draft: EventDraft): EventBody {
  const { kind, title, about, place, bus, bring, phone, url } = draft
  const orNone = (text: string) => text.trim() || null
  return {
    words: {
      kind,
      title: title.trim(),
      about: about.trim(),
      place: place.trim(),
      bus: orNone(bus),
      bring: orNone(bring),
      phone: orNone(phone),
      url: orNone(url),
    },
    language: draft.language,
    need: draft.need || null,
    state: StateCode.parse(draft.state),
    county: draft.county.trim(),
    startsAt: toIso(draft.starts),
    endsAt: draft.ends === '' ? null : toIso(draft.ends),
  }
}

type Problem = 'filled' | 'url' | 'past' | 'order' | 'place'

const webAddress = /^https?:\/\/[^\s<>"]+$/

/** Problems, as keys of their texts. */
export function eventProblems(draft: EventDraft, now: number): Partial<Record<keyof EventDraft, Problem>> {
  const { title, about, place, starts, ends, state, county, url } = draft
  const startsAt = Date.parse(starts)
  return {
    ...(title.trim() === '' && { title: 'filled' }),
    ...(about.trim() === '' && { about: 'filled' }),
    ...(Number.isNaN(startsAt) ? { starts: 'filled' } : startsAt <= now && { starts: 'past' }),
    ...(ends !== '' && !(Date.parse(ends) > startsAt) && { ends: 'order' }),
    ...(place.trim() === '' && { place: 'filled' }),
    ...(state === '' && { state: 'place' }),
    ...(state !== '' && county === '' && { county: 'place' }),
    ...(url.trim() !== '' && !webAddress.test(url.trim()) && { url: 'url' }),
  }
}
