import * as z from 'zod/mini'
import { DeviceType, getDeviceType } from '#domain/device-type.ts'
import { defaultLanguage, Language } from '#domain/language.ts'
import { forEveryNeed, needKeys, Needs, type SavedNeeds } from '#domain/needs/needs.ts'
import { Location } from '#domain/places/location.ts'

const TransportationMode = z.enum(['public', 'walk', 'bike', 'car'])
const defaultTransportationMode = 'public'

const SessionLabel = z.string().check(z.regex(/^[\w.:-]{1,128}$/))
const Instant = z.number().check(z.minimum(0))

export const noNeeds: Needs = forEveryNeed(false)

/** The input of a search. It stays in the browser; no call sends all of it. */
export const SearchContext = z.object({
  location: z._default(z.nullable(Location), null),
  needs: z._default(Needs, noNeeds),
  language: z._default(Language, defaultLanguage),
  transportationMode: z._default(TransportationMode, defaultTransportationMode),
  deviceType: DeviceType,
  sessionId: SessionLabel,
  lastUpdated: Instant,
})
export type SearchContext = z.infer<typeof SearchContext>

export interface ContextInput {
  language: Language
  widthPx: number
  sessionId: string
  now: number
}

export function createSearchContext({ language, widthPx, sessionId, now }: ContextInput): SearchContext {
  return SearchContext.parse({ language, deviceType: getDeviceType(widthPx), sessionId, lastUpdated: now })
}

export const hasNeed = (needs: Needs): boolean => needKeys.some((need) => needs[need])

/** Only a complete context can be searched again without questions. */
export function isContextComplete({ location, needs }: Pick<SearchContext, 'location' | 'needs'>): boolean {
  return location !== null && hasNeed(needs)
}

/** Onboarding is complete: its answers become the search context. */
export function withAnswers(
  context: SearchContext,
  answers: { location: Location; needs: Needs },
  now: number,
): SearchContext {
  return { ...context, location: answers.location, needs: answers.needs, lastUpdated: now }
}

/** A new search starts empty; language, label and travel mode are kept. */
export function withoutAnswers(context: SearchContext, now: number): SearchContext {
  return { ...context, location: null, needs: noNeeds, lastUpdated: now }
}

/** A session opened by PIN restores location and needs, as far as they were saved. */
export function withSavedSession(
  context: SearchContext,
  saved: { userLocation?: Location | null | undefined; userNeeds?: SavedNeeds | null | undefined },
  now: number,
): SearchContext {
  const needs = Needs.safeParse(saved.userNeeds ?? {})
  return {
    ...context,
    location: saved.userLocation ?? null,
    needs: needs.success ? needs.data : noNeeds,
    lastUpdated: now,
  }
}

/** The context as it may be stored: without the text the person wrote (T-5.4). */
export function toStoredContext(context: SearchContext): SearchContext {
  const { otherDescription: _, ...flags } = context.needs
  return { ...context, needs: flags }
}
