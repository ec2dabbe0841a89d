import type { ChatOutcome } from '#domain/admin-analytics/chat.ts'
import { Language } from '#domain/language.ts'
import type { Answer, Assistant } from '#server/engines/assistant/assistant.ts'
import { say } from '#server/engines/assistant/embedded/say.ts'

/** `dropped`: how many claims were taken out of what a model wrote; null when none wrote it. */
export type CountAnswer = (language: Language, outcome: ChatOutcome | null, dropped: number | null) => void

/** Counts the outcome of each question by language: never the text, never the person (T-11.8). */
export function countedAssistant(assistant: Assistant, count: CountAnswer): Assistant {
  return {
    async answer(question, options) {
      try {
        const answer = await assistant.answer(question, options)
        count(question.language, outcomeOf(answer), answer.dropped ?? null)
        return answer
      } catch (error) {
        // Who left in the middle was not failed.
        if (!options.signal.aborted) count(question.language, 'failed', null)
        throw error
      }
    },
  }
}

function outcomeOf({ crisis, sources, reply }: Answer): ChatOutcome | null {
  if (crisis) return 'crisis'
  if (sources.length > 0) return 'answered'
  return Language.options.some((language) => reply === say(language, 'unknown')) ? 'no_data' : null
}
