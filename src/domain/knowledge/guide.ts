import * as z from 'zod/mini'
import { NeedKey } from '../needs/needs.ts'
import { PromptModule } from '../prompts/modules.ts'

const filled = z.string().check(z.minLength(1))
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** What a guide says, in one language. */
export const GuideText = z.object({
  title: filled,
  /** One clear thing to do next, as a sentence. */
  next: filled,
  /** Ways people ask for this, in their own words. Finding rests on them. */
  asks: z.array(filled).check(z.minLength(5)),
  /** Other words and names people use for it. */
  words: z.array(filled),
  /** Short paragraphs and lists in plain markdown. */
  body: filled,
})
export type GuideText = z.infer<typeof GuideText>

/** What is the same in every language; it stands in the English file. */
export const GuideFacts = z.object({
  id,
  modules: z.array(PromptModule).check(z.minLength(1)),
  needs: z.array(NeedKey).check(z.minLength(1)),
  /** National lines and offices on file that belong to it. */
  contacts: z.array(id),
  related: z.array(id),
  /** Where the facts come from: a record on file, or general. */
  sources: z.array(filled).check(z.minLength(1)),
  checkedOn: day,
})
export type GuideFacts = z.infer<typeof GuideFacts>

export interface ExtraQuestions {
  en: readonly string[]
  es: readonly string[]
}

export interface Guide extends GuideFacts {
  text: { en: GuideText; es: GuideText }
  /** Further ways of asking, for finding only. */
  moreAsks: ExtraQuestions
}
