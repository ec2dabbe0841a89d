import type * as z from 'zod/mini'
import { createPinSession } from '#contracts/pin-sessions.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { needsToSave, tellsLeftOut } from '#domain/pin/sensitive-needs.ts'
import type { Progress } from '#client/state/pin-session.ts'

const SessionData = createPinSession.body.shape.sessionData
export type SessionData = z.output<typeof SessionData>

const mostResources = 1000
const mostTasks = 500
/** Together they leave room for the rest of the request, which may have 512 KB. */
const resourceBytes = 400 * 1024
const taskBytes = 80 * 1024

/** The four keys a PIN keeps, without what the person leaves out, and never more than the server takes. */
export function sessionDataFor(progress: Progress, leftOut: ReadonlySet<NeedKey>): SessionData {
  const { location, needs } = progress
  const resources = progress.resources
    // A saved place carries the state of its search, which may be written in full.
    .map((place) => ({ ...place, state: place.state?.length === 2 ? place.state : null }))
    .filter((place) => !tellsLeftOut(place, needs, leftOut))
    .flatMap((place) => SessionData.safeParse({ resources: [place] }).data?.resources ?? [])
  const tasks = progress.actionPlans.flatMap(
    (task) => SessionData.safeParse({ actionPlans: [task] }).data?.actionPlans ?? [],
  )
  return {
    resources: fitting(resources, mostResources, resourceBytes),
    actionPlans: fitting(tasks, mostTasks, taskBytes),
    userLocation: location,
    userNeeds: needsToSave(needs, leftOut),
  }
}

/** The first ones, as many as fit. */
function fitting<Item>(items: readonly Item[], most: number, bytes: number): Item[] {
  const encoder = new TextEncoder()
  let left = bytes
  return items.slice(0, most).filter((item) => {
    left -= encoder.encode(JSON.stringify(item)).length + 1
    return left >= 0
  })
}
