import * as z from 'zod/mini'
import { Instant } from '#domain/instant.ts'
import { Language } from '#domain/language.ts'
import { Resource } from '#domain/resources/resource.ts'
import { SavedResource } from '#domain/saved/saved-resource.ts'
import { Absence } from '#domain/search/absence.ts'

/** A list whose unreadable entries are dropped one by one: one bad entry must not lose all the others. */
function listSchema<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.flatMap((entry) => {
        const parsed = schema.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
}

const StoredResourceList = z.lazy(() => listSchema(Resource))
export const StoredSavedList = z.lazy(() => listSchema(SavedResource))

const StoredLocation = z.lazy(() => z.object({ state: z.string(), county: z.string() }))

/** Stores only the checked needs, never the text a person typed about them (T-5.4). */
const StoredNeeds = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((needs) => Object.fromEntries(Object.entries(needs).filter((need) => typeof need[1] === 'boolean'))),
)

/**
 * Only a person's own device stores the text of an answer; others store that it came and whether it was read (T-5.4).
 */
export function withoutAnswers(saved: SavedResource[]): SavedResource[] {
  return saved.map((resource) => {
    if (!resource.providerResponse) return resource
    const { respondedAt, isRead } = resource.providerResponse
    return { ...resource, providerResponse: { respondedAt, isRead } }
  })
}

export const StoredChatSession = z.lazy(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    messages: z.array(
      z.object({ id: z.optional(z.string()), role: z.enum(['user', 'assistant']), content: z.string() }),
    ),
    lastUpdated: Instant,
  }),
)

export const StoredSearchProgress = z.lazy(() =>
  z.object({
    isSearchInProgress: z.boolean(),
    isSearchCompleted: z.boolean(),
    searchStartTime: z.nullable(Instant),
    estimatedProgress: z.number().check(z.minimum(0), z.maximum(100)),
  }),
)

export const StoredTutorialProgress = z.lazy(() =>
  z.object({
    currentStep: z.int().check(z.minimum(1), z.maximum(3)),
    completed: z.array(z.int().check(z.minimum(1), z.maximum(3))),
    started: z.boolean(),
    lastAccessed: Instant,
  }),
)

const shortWord = z.string().check(z.maxLength(64))

/** The documents tool validates the values and ignores unknown ones. */
export const StoredDocuments = z.lazy(() =>
  z.object({
    marked: z.array(shortWord).check(z.maxLength(60)),
    birthState: z.optional(shortWord),
    homeState: z.optional(shortWord),
    goal: z.optional(shortWord),
  }),
)

export const StoredSession = z.lazy(() =>
  z.object({
    currentScreen: z.optional(z.string()),
    currentStep: z.optional(z.int().check(z.minimum(1), z.maximum(7))),
    sessionId: z.optional(z.string()),
    userLocation: z.optional(z.nullable(StoredLocation)),
    userNeeds: z.optional(z.nullable(StoredNeeds)),
    resources: z.optional(StoredResourceList),
    /** The training results the opportunity hub found last. */
    trainingOpportunities: z.optional(z.array(z.unknown())),
    actionPlans: z.optional(z.array(z.unknown())),
  }),
)

export const StoredResults = z.lazy(() =>
  z.object({
    resources: StoredResourceList,
    /** These three are missing in results that an older version stored. */
    alsoHelpful: z.optional(StoredResourceList),
    absences: z.optional(listSchema(Absence)),
    counts: z.optional(z.object({ organizations: z.number(), programs: z.number() })),
    /** When the copy of the county was made that this list is from, and whether typed words were left out. */
    copy: z.optional(z.object({ builtAt: Instant, isWithoutWords: z.boolean() })),
    location: StoredLocation,
    needs: z.optional(StoredNeeds),
    /** The language of the listing descriptions. */
    language: z.optional(Language),
    timestamp: Instant,
  }),
)

/** Parsed by the transportation screen, so that the first load need not include its schemas. */
export const StoredTransport = z.lazy(() => z.object({ transit: z.unknown(), curfew: z.unknown() }))

/** A shared device must not reveal where a person goes or that they have a curfew. */
export const withoutTransport = (): z.output<typeof StoredTransport> => ({ transit: null, curfew: null })

// Half of what the first file does is above. The rest of it is a task of its own, because one long task would
// freeze a slow phone. Journeys read this file without a build.
if (import.meta.env?.PROD && !import.meta.env.SSR) await new Promise((next) => setTimeout(next))
