import { ApiError } from '#client/platform/api/api-error.ts'
import { isPlanFresh, type StoredPlan } from '#domain/action-plan/stored-plan.ts'
import type { PlanCorrection } from '#domain/action-plan/plan-corrections.ts'
import {
  findRun,
  getUnfinishedDraft,
  initialPlanTool,
  planToolReducer,
  type PlanToolState,
  type PlanToolError,
} from '#domain/action-plan/plan-tool.ts'
import { track } from '#client/platform/analytics/track.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readKey, removeKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'

/** The one plan tool state, shared by screen, page and dialog. */
export const planTool = createStore(planToolReducer, stateAtLoad())
if (!import.meta.env.SSR) {
  planTool.subscribe(keep)
  subscribeToKey('sessionId', forgetWithDevice)
  subscribeToKey('last-action-plan', followStorage)
}

let keptPlan: StoredPlan | null = null
let isKeeping = false

function stateAtLoad(): PlanToolState {
  const draft = readKey('plan-draft')
  return draft ? planToolReducer(initialPlanTool, { type: 'restored', draft }) : initialPlanTool
}

/** Unfinished answers are stored for this tab, the plan on the device; each is written only when it changed. */
function keep(): void {
  const state = planTool.get()
  const draft = getUnfinishedDraft(state)
  if (draft) writeKey('plan-draft', draft)
  else removeKey('plan-draft')
  if (state.phase !== 'complete' || !state.plan || state.plan === keptPlan) return
  keptPlan = state.plan
  isKeeping = true
  writeKey('last-action-plan', state.plan)
  isKeeping = false
}

/** Feedback on a step is written to storage by whichever screen or tab it was given on. */
function followStorage(): void {
  const plan = isKeeping ? undefined : readKey('last-action-plan')
  if (!plan) return
  keptPlan = plan
  planTool.send({ type: 'stored', plan })
}

/** When the device is cleared, here or in another tab, this page drops its data too, and nothing is stored again. */
function forgetWithDevice(): void {
  if (readKey('sessionId') === undefined) planTool.send({ type: 'reset' })
}

/** The plan of an earlier visit, unless it is too old. */
export function readStoredPlan(now = Date.now()): StoredPlan | null {
  const plan = readKey('last-action-plan')
  if (!plan) return null
  if (isPlanFresh(plan, now)) return plan
  removeKey('last-action-plan')
  return null
}

/** The server gives up on a plan after a minute; this leaves a little more for the network. */
export const planTimeoutMs = 75_000

/**
 * Creates a plan from the answers. A second press sends nothing; the result is ignored if the person goes back
 * meanwhile.
 */
export async function createPlan(): Promise<void> {
  const run = crypto.randomUUID()
  planTool.send({ type: 'submitted', run })
  const plan = await makePlan(run)
  if (plan) trackPlan(plan)
}

/** Makes the plan again with what the person said of a line, and with every earlier correction. */
export async function correctPlan(correction: PlanCorrection): Promise<void> {
  const run = crypto.randomUUID()
  planTool.send({ type: 'corrected', run, correction })
  await makePlan(run)
}

export async function undoCorrection(signal: string): Promise<void> {
  const run = crypto.randomUUID()
  planTool.send({ type: 'uncorrected', run, signal })
  await makePlan(run)
}

/** Returns the plan if it came and was still wanted. */
async function makePlan(run: string): Promise<StoredPlan | null> {
  const input = findRun(planTool.get(), run)
  if (!input) return null
  const isWanted = () => findRun(planTool.get(), run) !== null
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(new DOMException('too slow', 'TimeoutError')), planTimeoutMs)
  const unfollow = planTool.subscribe(() => {
    if (!isWanted()) request.abort()
  })
  try {
    const { requestPlan } = await import('./plan-request.ts')
    request.signal.throwIfAborted()
    const plan = await requestPlan(input, request.signal)
    if (!isWanted()) return null
    planTool.send({ type: 'generated', run, plan })
    return plan
  } catch (error) {
    reportQuietly('plan', error)
    planTool.send({ type: 'failed', run, trouble: classifyPlanError(error) })
    return null
  } finally {
    clearTimeout(timer)
    unfollow()
  }
}

/** Sends only the number of steps and the first need, never any text. */
function trackPlan({ steps }: StoredPlan): void {
  const [first] = steps
  const eventData = { ...(first && { category: first.category }), stepCount: steps.length, aiGenerated: true }
  void track({ eventType: 'action_plan', eventData })
}

/** Classifies the error that a person sees when no plan came. */
function classifyPlanError(error: unknown): PlanToolError {
  if (error instanceof ApiError) return error.status === 429 ? 'busy' : 'failed'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow'
  return 'offline'
}
