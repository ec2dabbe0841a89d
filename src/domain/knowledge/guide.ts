import * as z from 'zod/mini'
import { NeedKey } from '../needs/needs.ts'
import { PromptModule } from '../prompts/modules.ts'
import type { Facets, FacetText } from './facets.ts'

const filled = z.string().check(z.minLength(1))
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** The text of a guide, in one language. */
export const GuideText = z.object({
  title: filled,
  /** One clear next step, as a sentence. */
  next: filled,
  /** Example questions, in people's own words. Search depends on them. */
  asks: z.array(filled).check(z.minLength(5)),
  /** Other words and names people use for the topic. */
  words: z.array(filled),
  /** Short paragraphs and lists in plain Markdown. */
  body: filled,
})
export type GuideText = z.infer<typeof GuideText>

/** Fields that are the same in every language; stored in the English file. */
export const GuideFacts = z.object({
  id,
  modules: z.array(PromptModule).check(z.minLength(1)),
  needs: z.array(NeedKey).check(z.minLength(1)),
  /** Related national lines and offices on file. */
  contacts: z.array(id),
  related: z.array(id),
  /** Sources of the facts: a record on file, or general. */
  sources: z.array(filled).check(z.minLength(1)),
  checkedOn: day,
})
export type GuideFacts = z.infer<typeof GuideFacts>

export interface ExtraQuestions {
  en: readonly string[]
  es: readonly string[]
}

/** What a plan says where the subject of the guide is what a person wrote about. */
export interface GuideStep {
  /** What to do, in the imperative. */
  title: FacetText
  detail: FacetText
  /** To whoever answers. */
  say: FacetText
  /** Completes "I need …" for 2-1-1. */
  ask211?: FacetText
  /** Whom to call when the number is on the person's own papers. */
  who?: FacetText
}

/** What makes one person's question special ("the GED, but in Spanish"), with its own answer of at most 60 words. */
export interface Detail {
  /** Unique within the guide. */
  key: string
  asks: ExtraQuestions
  text: FacetText
}

export interface Guide extends GuideFacts {
  text: { en: GuideText; es: GuideText }
  /** Additional example questions, used only for search. */
  moreAsks: ExtraQuestions
  facets: Facets
  details: readonly Detail[]
  /** Null where the subject is no step: feelings, habits, how the app is used. */
  step: GuideStep | null
}
