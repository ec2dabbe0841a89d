import { isPlanFresh, type StoredPlan } from '#domain/action-plan/stored-plan.ts'
import {
  getUnfinishedDraft,
  initialPlanTool,
  planToolReducer,
  type PlanToolState,
} from '#domain/action-plan/plan-tool.ts'
import { track } from '#client/platform/analytics/track.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readKey, removeKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'
import { classifyPlanError } from './plan-error.ts'

/** The one plan tool state, shared by screen, page and dialog. Imported only by browser code. */
export const planTool = createStore(planToolReducer, stateAtLoad())
planTool.subscribe(keep)
subscribeToKey('sessionId', forgetWithDevice)

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
  if (state.phase === 'complete' && state.plan) writeKey('last-action-plan', state.plan)
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
  const state = planTool.get()
  if (!isRunning(state, run)) return
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(new DOMException('too slow', 'TimeoutError')), planTimeoutMs)
  const unfollow = planTool.subscribe(() => {
    if (!isRunning(planTool.get(), run)) request.abort()
  })
  try {
    const { requestPlan } = await import('./plan-request.ts')
    request.signal.throwIfAborted()
    const plan = await requestPlan(state.answers, request.signal)
    if (!isRunning(planTool.get(), run)) return
    planTool.send({ type: 'generated', run, plan })
    if (plan) trackPlan(plan)
  } catch (error) {
    reportQuietly('plan', error)
    planTool.send({ type: 'failed', run, trouble: classifyPlanError(error) })
  } finally {
    clearTimeout(timer)
    unfollow()
  }
}

function isRunning(state: PlanToolState, run: string): state is Extract<PlanToolState, { phase: 'generating' }> {
  return state.phase === 'generating' && state.run === run
}

/** Sends only the number of steps and the first need, never any text. */
function trackPlan({ steps }: StoredPlan): void {
  const [first] = steps
  const eventData = { ...(first && { category: first.category }), stepCount: steps.length, aiGenerated: true }
  void track({ eventType: 'action_plan', eventData })
}
