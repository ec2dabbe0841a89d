import * as z from 'zod/mini'
import { Language, defaultLanguage } from '#domain/language.ts'
import { Location } from '#domain/places/location.ts'
import { Resource } from '#domain/resources/resource.ts'
import { defineCall } from './call.ts'

export const getResource = defineCall({
  method: 'GET',
  path: '/api/resources/{id}',
  access: 'visitor',
  summary: 'One listing of the directory.',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)) }),
  query: z.object({ language: z._default(Language, defaultLanguage) }),
  reply: z.object({ success: z.literal(true), resource: Resource }),
})

/** Returns a `CountyPack` (domain/search/pack.ts); `last-modified` says when it was built. */
export const getCountyPack = defineCall({
  method: 'GET',
  path: '/api/county-pack',
  access: 'visitor',
  summary: 'What a search in one county can find, for searching without a network.',
  query: z.extend(Location, { language: z._default(Language, defaultLanguage) }),
  reply: 'file',
})
