import { CircuitOpenError, type Breaker } from '#server/platform/breaker.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { Answer, Assistant, Question } from '../assistant.ts'
import type { ControlReader, ReggieControl } from '../control.ts'
import type { Asker, ChatBudget } from './budget.ts'
import { ModelUnavailable, type ModelAssistant, type ModelCheck, type ModelOptions } from './model-assistant.ts'

/** Events a model reports while it answers. */
export interface ModelTap {
  onChecked(check: ModelCheck): void
  /** The answer came from the model, not from the fallback. */
  onAnswered(): void
}

export interface GuardDeps {
  model: ModelAssistant
  embedded: Assistant
  breaker: Breaker
  budget: ChatBudget
  logger: Logger
  /** Keeps questions with one right answer (voting, refusals, privacy) away from the model. */
  isForModel?(question: Question): boolean
  /** Used for questions that carry no control settings of their own. */
  control: ControlReader
  /** Overrides the configured deadline. */
  deadlineMs?: number
}

/**
 * Uses the model when it may and can answer, and the embedded assistant otherwise. A crisis never waits for a model:
 * the embedded answer is built first, and if it contains a crisis, it is the answer (T-11.1).
 */
export function guardedAssistant(deps: GuardDeps): (who: Asker, tap?: ModelTap) => Assistant {
  return (who, tap) => ({
    async answer(incomingQuestion, { signal, onText }) {
      const question = { ...incomingQuestion, control: incomingQuestion.control ?? (await deps.control()) }
      const safe = await deps.embedded.answer(question, { signal })
      const isForModel = question.control.mayAskModel && safe.crisis === null && (deps.isForModel?.(question) ?? true)
      let hasShown = false
      const show = (text: string) => {
        hasShown = true
        onText?.(text)
      }
      const answer = isForModel
        ? await fromModel(deps, who, question, { signal, onText: show, ...(tap && { onChecked: tap.onChecked }) })
        : null
      if (answer) {
        tap?.onAnswered()
        return { ...answer, followUps: safe.followUps }
      }
      signal.throwIfAborted()
      // If the model had already streamed text, the final answer replaces it.
      if (!hasShown) onText?.(safe.reply)
      return safe
    },
  })
}

async function fromModel(
  deps: GuardDeps,
  who: Asker,
  question: Question & { control: ReggieControl },
  options: ModelOptions,
): Promise<Answer | null> {
  const { limits } = question.control
  const { model, breaker, budget, logger, deadlineMs = limits.timeoutSeconds * 1000 } = deps
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(deadlineMs)])
  let tokens = 0
  try {
    const turn = await budget.enter(who, signal, limits)
    if (turn === null) return null
    try {
      return await breaker.run(signal, () =>
        model.answer(question, {
          ...options,
          signal,
          onTokens: (spent) => {
            tokens = spent
          },
        }),
      )
    } finally {
      turn.leave(tokens).catch((error: unknown) => logger.error('chat spending not counted', describeFault(error)))
    }
  } catch (error) {
    if (options.signal.aborted || error instanceof CircuitOpenError) return null
    logger.warn(
      'model answer failed',
      describeFault(error instanceof ModelUnavailable ? (error.cause ?? error) : error),
    )
    return null
  }
}
