import type { ChatOutcome } from '#domain/admin-analytics/chat.ts'
import { Language } from '#domain/language.ts'
import type { Answer, Assistant } from '#server/engines/assistant/assistant.ts'
import { isUnanswered } from '#server/engines/assistant/embedded/reply-texts.ts'

/** `dropped`: the number of claims removed from a model's text; null when no model wrote it. */
export type AnswerCounter = (language: Language, outcome: ChatOutcome | null, dropped: number | null) => void

/** Counts the outcome of each question by language: never the text, never the person (T-11.8). */
export function countedAssistant(assistant: Assistant, count: AnswerCounter): Assistant {
  return {
    async answer(question, options) {
      try {
        const answer = await assistant.answer(question, options)
        count(question.language, classifyOutcome(answer), answer.dropped ?? null)
        return answer
      } catch (error) {
        // A caller that disconnected does not count as a failure.
        if (!options.signal.aborted) count(question.language, 'failed', null)
        throw error
      }
    },
  }
}

function classifyOutcome({ crisis, sources, reply }: Answer): ChatOutcome | null {
  if (crisis) return 'crisis'
  if (sources.length > 0) return 'answered'
  return Language.options.some((language) => isUnanswered(reply, language)) ? 'no_data' : null
}
