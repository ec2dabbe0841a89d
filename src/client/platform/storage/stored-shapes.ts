import * as z from 'zod/mini'

/** Epoch milliseconds; an ISO text left by an older page is read as well. */
export const Instant = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
    z.transform((text) => Date.parse(text)),
  ),
])

const text = z.optional(z.nullable(z.string()))

const resourceFields = {
  id: z.string(),
  name: z.string(),
  category: text,
  description: text,
  address: text,
  hours: z.optional(z.nullable(z.union([z.string(), z.object({ general: text })]))),
  phone: text,
  website: text,
  services: z.optional(z.nullable(z.array(z.string()))),
}

const StoredResource = z.object(resourceFields)

const StoredLocation = z.object({ state: z.string(), county: z.string() })

/** Only the ticked boxes are kept: what a person wrote in their own words is not (T-5.4). */
const StoredNeeds = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((needs) => Object.fromEntries(Object.entries(needs).filter((need) => typeof need[1] === 'boolean'))),
)

export const StoredSavedResource = z.object({
  ...resourceFields,
  state: text,
  county: text,
  warmIntroStatus: z.optional(z.nullable(z.enum(['none', 'pending', 'responded']))),
  warmIntroSentAt: z.optional(z.nullable(Instant)),
  providerResponse: z.optional(
    z.nullable(
      z.object({ message: text, contactInfo: text, instructions: text, respondedAt: Instant, isRead: z.boolean() }),
    ),
  ),
})
export type StoredSavedResource = z.infer<typeof StoredSavedResource>

/** A provider's answer stays only on a person's own device; elsewhere just that it came and was read (T-5.4). */
export function withoutAnswers(saved: StoredSavedResource[]): StoredSavedResource[] {
  return saved.map((resource) => {
    if (!resource.providerResponse) return resource
    const { respondedAt, isRead } = resource.providerResponse
    return { ...resource, providerResponse: { respondedAt, isRead } }
  })
}

export const StoredChatSession = z.object({
  id: z.string(),
  title: z.string(),
  messages: z.array(
    z.object({ id: z.optional(z.string()), role: z.enum(['user', 'assistant']), content: z.string() }),
  ),
  lastUpdated: Instant,
})

export const StoredSearchProgress = z.object({
  isSearchInProgress: z.boolean(),
  isSearchCompleted: z.boolean(),
  searchStartTime: z.nullable(Instant),
  estimatedProgress: z.number().check(z.minimum(0), z.maximum(100)),
})

export const StoredTutorialProgress = z.object({
  currentStep: z.int().check(z.minimum(1), z.maximum(3)),
  completed: z.array(z.int().check(z.minimum(1), z.maximum(3))),
  started: z.boolean(),
  lastAccessed: Instant,
})

export const StoredSession = z.object({
  currentScreen: z.optional(z.string()),
  currentStep: z.optional(z.int().check(z.minimum(1), z.maximum(7))),
  sessionId: z.optional(z.string()),
  userLocation: z.optional(z.nullable(StoredLocation)),
  userNeeds: z.optional(z.nullable(StoredNeeds)),
  resources: z.optional(z.array(StoredResource)),
  actionPlans: z.optional(z.array(z.unknown())),
})

export const StoredResults = z.object({
  resources: z.array(StoredResource),
  location: StoredLocation,
  needs: z.optional(StoredNeeds),
  timestamp: Instant,
})
