import * as z from 'zod/mini'
import { noNeeds, SearchContext } from './context.ts'

const fields = SearchContext.shape
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

/** An invalid field is dropped without affecting the others. */
const StoredContext = z.object({
  location: orNothing(fields.location),
  needs: orNothing(fields.needs),
  transportationMode: orNothing(fields.transportationMode),
  sessionId: orNothing(fields.sessionId),
  lastUpdated: orNothing(fields.lastUpdated),
})

/**
 * What a page load restores from the context of the last visit. Label and travel mode are restored. Location and needs
 * are only restored while their search is still running: otherwise the next person at this screen would read them.
 * Language and device are the current ones.
 */
export function restoreContext(stored: unknown, fresh: SearchContext, facts: { isSearching: boolean }): SearchContext {
  const parsed = StoredContext.safeParse(stored)
  if (!parsed.success) return fresh
  const { location, needs, transportationMode, sessionId, lastUpdated } = parsed.data
  const restored = {
    ...fresh,
    transportationMode: transportationMode ?? fresh.transportationMode,
    sessionId: sessionId ?? fresh.sessionId,
  }
  if (!facts.isSearching) return restored
  return {
    ...restored,
    location: location ?? null,
    needs: needs ?? noNeeds,
    lastUpdated: lastUpdated ?? fresh.lastUpdated,
  }
}
