import { CircuitOpenError, type Breaker } from '#server/platform/breaker.ts'
import type { Limit } from '#server/platform/db/limits.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { ControlReader, ReggieControl } from '../assistant/control.ts'
import type { Asker, ChatBudget } from '../assistant/providers/budget.ts'
import type { ModelOpener } from '../assistant/providers/choose-model.ts'

const hourMs = 60 * 60 * 1000

/** How often one browser may use a model per hour, and the deadline of each use (T-6.5, T-6.6). */
export const modelUses = {
  plan: { max: 6, deadlineMs: 50_000 },
  guidance: { max: 30, deadlineMs: 25_000 },
} as const

export interface ModelGuards {
  model: ModelOpener
  breaker: Breaker
  /** The slots and the spending limit shared with the chat. */
  budget: ChatBudget
  /** Reserves one slot in a database window, or returns null. */
  reserve(limit: Limit): Promise<object | null>
  logger: Logger
  /** Read for each use: when the kill switch is on, no model is called. */
  control: ControlReader
  /** Overrides the usual deadlines. */
  deadlineMs?: number
}

/** What a test of a new text changes: it has settings and slots of its own. */
export type GuardOverrides = Partial<Pick<ModelGuards, 'control' | 'budget'>>

export interface ModelTask<Made> {
  use: keyof typeof modelUses
  who: Asker
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal
  /** Throws when the model produced nothing that may be shown. */
  make(signal: AbortSignal, onTokens: (tokens: number) => void, control: ReggieControl): Promise<Made>
}

/**
 * The model's result, or null, in which case the embedded one is used. A refusal, an error and a late answer are
 * treated the same.
 */
export async function runModelTask<Made>(
  guards: ModelGuards,
  { use, who, signal, make }: ModelTask<Made>,
): Promise<Made | null> {
  const { breaker, budget, logger } = guards
  const within = AbortSignal.any([signal, AbortSignal.timeout(guards.deadlineMs ?? modelUses[use].deadlineMs)])
  let tokens = 0
  try {
    const control = await guards.control()
    if (!control.mayAskModel || !(await mayUse(guards, use, who))) return null
    const turn = await budget.enter(who, within, control.limits)
    if (turn === null) return null
    try {
      return await breaker.run(within, () =>
        orAborted(
          make(
            within,
            (spent) => {
              tokens = spent
            },
            control,
          ),
          within,
        ),
      )
    } finally {
      turn.leave(tokens).catch((error: unknown) => logger.error('plan spending not counted', describeFault(error)))
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof CircuitOpenError)) logger.warn('model plan failed', describeFault(error))
    return null
  }
}

async function mayUse({ reserve }: ModelGuards, use: keyof typeof modelUses, { browser }: Asker): Promise<boolean> {
  if (browser === null) return false
  return (await reserve({ key: `${use}-hour:${browser}`, max: modelUses[use].max, windowMs: hourMs })) !== null
}

/** A provider that ignores the abort must not keep the person waiting. */
async function orAborted<Made>(task: Promise<Made>, signal: AbortSignal): Promise<Made> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await Promise.race([task, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
