import type { AnswerSource } from '#contracts/assistant.ts'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import type { ChatMessage, Tone } from '#domain/chat/message.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { ReggieControl } from './control.ts'

/** What a person asks, with what the browser knows of them: a county, needs, and how they like to be spoken to. */
export interface Question {
  /** Oldest first; the last is theirs. */
  messages: readonly ChatMessage[]
  location: Location | null
  needs: readonly NeedKey[]
  language: Language
  tone: Tone
  /** How Reggie was set when it was asked; as we ship him when absent. */
  control?: ReggieControl
}

/** One record an answer may rest on, as plain text in the language of the answer. Nothing else may be stated. */
export interface EvidenceText {
  source: AnswerSource
  text: string
}

/** The records found for a question: the only facts an answer may state (T-6.3). */
export interface Evidence {
  /** The language of the answer: that of the words asked, else that of the page. */
  language: Language
  location: Location | null
  texts: readonly EvidenceText[]
  places: readonly Resource[]
}

export interface Answer {
  reply: string
  crisis: Crisis | null
  followUps: readonly string[]
  sources: readonly AnswerSource[]
  /** How many claims were taken out of it; only what a model wrote is checked. For counting alone. */
  dropped?: number
}

export interface AnswerOptions {
  signal: AbortSignal
  /** Called with each finished piece of the answer, in order, when somebody wants to read along. */
  onText?: (text: string) => void
}

/** The embedded assistant and each model provider are one of these. */
export interface Assistant {
  answer(question: Question, options: AnswerOptions): Promise<Answer>
}
