import type { AnswerSource } from '#contracts/assistant.ts'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import type { KnownFact } from '#domain/assistant/known-facts.ts'
import type { ChatMessage, Tone } from '#domain/chat/message.ts'
import type { TurnKind } from '#domain/conversation/turn-kinds.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import type { FacetName } from '#domain/knowledge/facets.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { ReggieControl } from './control.ts'

/** A person's question, with the context from the browser: county, needs, and preferred tone. */
export interface Question {
  /** Oldest first; the last is the person's. */
  messages: readonly ChatMessage[]
  location: Location | null
  needs: readonly NeedKey[]
  language: Language
  tone: Tone
  /** Reggie's settings at the time of the question; the shipped ones when absent. */
  control?: ReggieControl
  /** What the last turns call for, where it was read before the question was passed on. */
  danger?: Danger | null
}

/** One record an answer may be based on, as plain text in the language of the answer. Nothing else may be stated. */
export interface EvidenceText {
  source: AnswerSource
  text: string
}

/** How the talk is read. It holds words of ours and names of listings, never a person's own text. */
export interface TalkEvidence {
  turn: TurnKind
  /** What is asked about the subject, most likely first. */
  asks: readonly FacetName[]
  /** The title of the guide it is about. */
  subject: string | null
  need: NeedKey | null
  /** The small answers given about the subject so far. */
  toldBefore: readonly string[]
  known: readonly KnownFact[]
  /** Listings shown before that are still on file. */
  listingsShown: readonly string[]
}

/** The records found for a question: the only facts an answer may state (T-6.3). */
export interface Evidence {
  /** The language of the answer: that of the question, otherwise that of the page. */
  language: Language
  location: Location | null
  texts: readonly EvidenceText[]
  places: readonly Resource[]
  talk?: TalkEvidence
}

export interface Answer {
  reply: string
  crisis: Crisis | null
  followUps: readonly string[]
  sources: readonly AnswerSource[]
  /** How many claims were removed from it; only text by a model is checked. For stats only. */
  dropped?: number
}

export interface AnswerOptions {
  signal: AbortSignal
  /** Called with each finished piece of the answer, in order, to stream it. */
  onText?: (text: string) => void
}

/** Implemented by the embedded assistant and by each model provider. */
export interface Assistant {
  answer(question: Question, options: AnswerOptions): Promise<Answer>
}
