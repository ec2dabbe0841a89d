import { SessionData } from '#contracts/pin-sessions.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { toSavedNeeds, revealsLeftOutNeed } from '#domain/pin/sensitive-needs.ts'
import type { Progress } from '#client/state/session/pin-session.ts'

/** Limits that leave room for the rest of the request, which may have 512 KB and 30,000 keys. */
const roomForResources = { items: 1000, bytes: 400 * 1024, keys: 24_000 }
const roomForTasks = { items: 500, bytes: 80 * 1024, keys: 5000 }

/** Which needs a place was found for would tell that somebody asked for them. */
const withoutLeftOut = ({ answers }: Progress['resources'][number], leftOut: ReadonlySet<NeedKey>) =>
  answers && { answers: answers.filter((need) => !leftOut.has(need)) }

/** The four keys saved under a PIN, without what the person excluded, and within the server's limits. */
export function sessionDataFor(progress: Progress, leftOut: ReadonlySet<NeedKey>): SessionData {
  const { location, needs } = progress
  const resources = progress.resources
    // A saved listing has the state of its search, which may be a full name; `savedFor` has that too.
    .map((listing) => ({ ...listing, state: listing.state?.length === 2 ? listing.state : null }))
    .filter((listing) => !revealsLeftOutNeed(listing, needs, leftOut))
    .map((listing) => ({ ...listing, ...withoutLeftOut(listing, leftOut) }))
    .flatMap((listing) => SessionData.safeParse({ resources: [listing] }).data?.resources ?? [])
  const tasks = progress.actionPlans.flatMap(
    (task) => SessionData.safeParse({ actionPlans: [task] }).data?.actionPlans ?? [],
  )
  return {
    resources: fitting(resources, roomForResources),
    actionPlans: fitting(tasks, roomForTasks),
    userLocation: location,
    userNeeds: toSavedNeeds(needs, leftOut),
  }
}

/** The first items, as many as fit. */
function fitting<Item>(items: readonly Item[], room: { items: number; bytes: number; keys: number }): Item[] {
  const encoder = new TextEncoder()
  let { bytes, keys } = room
  return items.slice(0, room.items).filter((item) => {
    bytes -= encoder.encode(JSON.stringify(item)).length + 1
    keys -= 1 + keysIn(item)
    return bytes >= 0 && keys >= 0
  })
}

/** Counted like the server does: fields of objects and entries of lists, recursively. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((count, child) => count + 1 + keysIn(child), 0)
}
