import * as z from 'zod/mini'
import { isKnownRoute } from '../navigation/routes.ts'
import { Location } from '../places/location.ts'

const slug = /^[\w:.-]{1,80}$/
const identifier = z.string().check(z.regex(slug))
/** A name from a fixed vocabulary; anything that could be a person's own text is dropped. */
const word = z.pipe(
  z.string().check(z.maxLength(2000)),
  z.transform((text) => (slug.test(text) ? text : undefined)),
)
const count = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** A list of what was clicked is as good as its length, which is all that is stored. */
const clickCount = z.union([
  count,
  z.pipe(
    z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(1000)),
    z.transform((clicked) => clicked.length),
  ),
])

/** The public name of a listing, in one line. */
const listingName = z.string().check(z.maxLength(300), z.regex(/^[^\p{Cc}]*$/u))

/** A URL can carry what a person typed; only the paths of our own pages are stored. */
const pathOnly = z.pipe(
  z.string().check(z.maxLength(2000)),
  z.transform((address) => {
    const path = address.split(/[?#]/)[0] ?? ''
    return isKnownRoute(path) ? path : 'unknown'
  }),
)

/** The origin of the referrer, without the page: `https://example.org/search?q=…` becomes `https://example.org`. */
const originOnly = z.pipe(
  z.string().check(z.maxLength(2000)),
  z.transform((referrer) => {
    const [, scheme = '', host = ''] = /^(https?:\/\/)(?:[^/?#\s]*@)?([^/?#@\s]+)/i.exec(referrer) ?? []
    return (scheme + host).toLowerCase().slice(0, 200)
  }),
)

/** Fields not named are dropped when the event is parsed. */
/* @__NO_SIDE_EFFECTS__ */
function event<Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.object({ eventType: z.literal(type), eventData: z.object(fields) })
}

/**
 * The fields stored of each event (T-9.2, R-18.2): search queries, titles and all other free text never reach the
 * database; of names, only that of a listing somebody saved.
 */
export const AnalyticsEvent = z.discriminatedUnion('eventType', [
  event('page_view', { path: pathOnly, referrer: z.optional(originOnly) }),
  event('search', {
    type: z.optional(z.literal('results')),
    category: z.optional(word),
    location: z.optional(Location),
    resultCount: z.optional(count),
    clickedResults: z.optional(clickCount),
  }),
  event('resource_click', { resourceId: identifier, source: z.optional(word), position: z.optional(count) }),
  event('resource_save', { resourceId: identifier, resourceName: z.optional(listingName) }),
  event('action_plan', {
    category: z.optional(word),
    stepCount: z.optional(count),
    aiGenerated: z.optional(z.boolean()),
  }),
  event('chat', { messageType: z.optional(word), messageLength: z.optional(count), context: z.optional(word) }),
  event('warm_intro_request', { urgency: z.optional(word) }),
  // The module name is checked on the server: the list of modules would make the first load heavier.
  event('gro_module', { module: identifier }),
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>
