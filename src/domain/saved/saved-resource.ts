import * as z from 'zod/mini'
import { Instant } from '#domain/instant.ts'
import { Delivery, Urgency } from '#domain/introductions/introduction.ts'
import { IntroductionState } from '#domain/introductions/states.ts'
import type { Location } from '#domain/places/location.ts'
import { makeResourceFields, type Resource } from '#domain/resources/resource.ts'

const text = z.optional(z.nullable(z.string()))

/** Times are epoch milliseconds. `respondedAt` is the newest update seen, so that older ones can be recognized. */
const ProviderResponse = z.lazy(() =>
  z.object({
    message: text,
    contactInfo: text,
    instructions: text,
    respondedAt: Instant,
    isRead: z.boolean(),
  }),
)
export type ProviderResponse = z.infer<typeof ProviderResponse>

const WarmIntroStatus = z.enum(['none', 'pending', 'responded'])

/** A saved listing, with the state and county of the search it came from and its introduction, if any. */
export const SavedResource = z.lazy(() =>
  z.object({
    ...makeResourceFields(),
    state: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
    county: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
    warmIntroStatus: z._default(WarmIntroStatus, 'none'),
    warmIntroSentAt: z._default(z.nullable(Instant), null),
    providerResponse: z._default(z.nullable(ProviderResponse), null),
    introductionId: z.optional(z.string()),
    introductionState: z.optional(IntroductionState),
    delivery: z.optional(Delivery),
    urgency: z.optional(Urgency),
  }),
)
export type SavedResource = z.infer<typeof SavedResource>

export function toSavedResource(resource: Resource, location: Location | null): SavedResource {
  const { state, county } = location ?? resource
  return { ...resource, state, county, warmIntroStatus: 'none', warmIntroSentAt: null, providerResponse: null }
}

/** An answer that has not been opened yet. */
export function isUnread({ warmIntroStatus, providerResponse }: SavedResource): boolean {
  return warmIntroStatus === 'responded' && providerResponse?.isRead === false
}
