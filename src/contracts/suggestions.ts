import * as z from 'zod/mini'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { Location } from '#domain/places/location.ts'
import { placeLengths, wherePattern } from '#domain/suggestions/place.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

export const suggestPlace = defineCall({
  method: 'POST',
  path: '/api/suggestions',
  access: 'visitor',
  summary: 'Tells of a place that is missing where a person searched. Only staff see it until one of them checked it.',
  body: z.object({
    location: Location,
    /** What was searched for there; null when it was several things. */
    need: z.nullable(NeedKey),
    name: filled(placeLengths.name),
    /** Its phone, or the street or corner where it is. */
    where: filled(placeLengths.where).check(z.regex(wherePattern)),
    what: z.nullable(filled(placeLengths.what)),
    language: Language,
  }),
  reply: SuccessReply,
})
