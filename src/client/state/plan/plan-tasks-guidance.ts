import { useSyncExternalStore } from 'react'
import type { Language } from '#domain/language.ts'
import { TaskGuidance } from '#domain/action-plan/task-guidance.ts'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'
import { currentPlanLabel, readPlan } from './plan-tasks.ts'

/** A model can take a while. */
const askMs = 30_000
const guidanceKey = (id: string, language: Language) => `${id}.${language}`
const underWay = new Map<string, Promise<boolean>>()

const reading = storedReading(['planGuidance'], (): ReadonlyMap<string, TaskGuidance> => {
  const entries = Object.entries(readKey('planGuidance')).flatMap(([name, stored]) => {
    const parsed = TaskGuidance.safeParse(stored)
    return parsed.success ? [[name, parsed.data] as const] : []
  })
  return new Map(entries)
})
const none: ReadonlyMap<string, TaskGuidance> = new Map()

/** Guidance stays on the device once loaded, in the language it was requested in. */
export function useGuidance(language: Language): (task: PlanTask) => TaskGuidance | undefined {
  const all = useSyncExternalStore(reading.subscribe, reading.get, () => none)
  return ({ id }) => all.get(guidanceKey(id, language))
}

/** Requests guidance once per task, however often it is pressed. Returns whether guidance is available now. */
export async function askGuidance(task: PlanTask, language: Language): Promise<boolean> {
  const name = guidanceKey(task.id, language)
  if (reading.get().has(name)) return true
  const pending = underWay.get(name) ?? ask(task, language).finally(() => underWay.delete(name))
  underWay.set(name, pending)
  return pending
}

/** Moves the guidance along when a task's id changes. */
export function moveGuidance(from: string, to: string): void {
  const all = Object.entries(readKey('planGuidance'))
  if (!all.some(([name]) => name.startsWith(from))) return
  writeKey('planGuidance', Object.fromEntries(all.map(([name, guidance]) => [name.replace(from, to), guidance])))
}

async function ask({ id, title, description, category }: PlanTask, language: Language): Promise<boolean> {
  const label = currentPlanLabel()
  try {
    // Loaded on the first request: the list itself needs no call of the plan.
    const { enhanceActionPlan } = await import('#contracts/plan-generation.ts')
    const { userLocation, userNeeds } = await lastSearch()
    const guidance = await callApi(
      enhanceActionPlan,
      {
        body: {
          actionPlan: { title, description, category },
          userLocation,
          userNeeds,
          language,
        },
      },
      { signal: AbortSignal.timeout(askMs) },
    )
    // Skipped if the device was cleared meanwhile.
    if (currentPlanLabel() === label) keep(guidanceKey(id, language), guidance)
    return true
  } catch (error) {
    reportQuietly('guidance', error)
    return false
  }
}

/** Also removes guidance for tasks that no longer exist. */
function keep(name: string, guidance: TaskGuidance): void {
  const ids = new Set(readPlan().tasks.map(({ id }) => id))
  const others = Object.entries(readKey('planGuidance')).filter(([other]) => ids.has(other.split('.')[0] ?? ''))
  writeKey('planGuidance', { ...Object.fromEntries(others), [name]: guidance })
}

/** Loaded on the first request: the task list itself needs nothing of the search. */
async function lastSearch() {
  const [{ readResults }, { searchContext }] = await Promise.all([
    import('../search/results.ts'),
    import('../search/search-context.ts'),
  ])
  const results = readResults()
  const context = searchContext.get()
  const { otherDescription: _, ...userNeeds } = results?.needs ?? context.needs
  return { userLocation: results?.location ?? context.location, userNeeds }
}
