import { streamText, type ModelMessage } from 'ai'
import type { OpenModel } from '../assistant/providers/open-model.ts'

/** Enough for rewording a plan of twenty steps in Spanish. */
const mostTokens = 3_000
const longestReply = 16_000

export interface JsonCall extends OpenModel {
  instructions: string
  messages: ModelMessage[]
  signal: AbortSignal
}

/** One complete answer of the model. No tools, no retry, nothing logged. Throws unless the model finished normally. */
export async function writeJson(call: JsonCall): Promise<{ text: string; tokens: number }> {
  const { model, providerOptions, instructions, messages, signal } = call
  const { stream } = streamText({
    model,
    providerOptions,
    instructions,
    messages,
    abortSignal: signal,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    // The loop below sees every error; the default would print it.
    onError: () => undefined,
  })
  let text = ''
  for await (const part of stream) {
    if (part.type === 'text-delta') text += part.text
    else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') signal.throwIfAborted()
    else if (part.type === 'finish') {
      if (part.finishReason !== 'stop') throw new Error(`The model ended with ${part.finishReason}.`)
      return { text, tokens: part.totalUsage.totalTokens ?? 0 }
    }
    if (text.length > longestReply) throw new Error('The answer does not end.')
  }
  throw new Error('The model stopped in the middle.')
}
