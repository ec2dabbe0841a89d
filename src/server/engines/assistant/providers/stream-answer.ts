import { isStepCount, streamText, type FinishReason, type ModelMessage, type ToolSet } from 'ai'
import type { OpenModel } from './open-model.ts'

const mostTokens = 700
const mostSteps = 4

export interface ModelCall extends OpenModel {
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  signal: AbortSignal
  onText(text: string): void
}

export interface ModelEnd {
  finish: FinishReason
  tokens: number
}

/** Streams one answer of the model. No retry, no logging, and no tools in the last step. */
export async function streamAnswer(call: ModelCall): Promise<ModelEnd> {
  const { model, providerOptions, instructions, messages, tools, signal, onText } = call
  const { stream } = streamText({
    model,
    providerOptions,
    instructions,
    messages,
    tools,
    abortSignal: signal,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    stopWhen: isStepCount(mostSteps),
    prepareStep: ({ stepNumber }) => (stepNumber === mostSteps - 1 ? { toolChoice: 'none' } : {}),
    // The loop below sees every error; the default would print it.
    onError: () => undefined,
  })
  let steps = 0
  for await (const part of stream) {
    if (part.type === 'text-delta') onText(part.text)
    else if (part.type === 'start-step' && (steps += 1) > 1) onText('\n\n')
    else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') signal.throwIfAborted()
    else if (part.type === 'finish') return { finish: part.finishReason, tokens: part.totalUsage.totalTokens ?? 0 }
  }
  throw new Error('The model stopped in the middle.')
}
