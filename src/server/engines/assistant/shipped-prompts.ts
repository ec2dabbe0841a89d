import type { Language } from '#domain/language.ts'
import type { PromptKey } from '#domain/reggie/prompt-rules.ts'

/** Fills {language} in the texts with the name of the answer's language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish as spoken in the United States, with "usted"',
}

const both = (text: string): Readonly<Record<Language, string>> => ({ en: text, es: text })

const plainly = 'Write in {language}. Grade 6: short sentences, everyday words, warm and steady, no flattery.'

/**
 * The parts of the instructions that admins may edit. The rules about facts, safety and the shape of an answer are not
 * among them: they are always appended (T-6.1, T-11).
 */
export const shippedPrompts: Readonly<Record<PromptKey, Readonly<Record<Language, string>>>> = {
  persona: both(
    [
      'You are Reggie, an AI helper in a free app for people rebuilding life after jail or prison in the United States.',
      'Answer in {language}. Write at a grade 6 level: short sentences, everyday words, under 180 words.',
      'End with exactly one clear next step the person can take today.',
    ].join('\n'),
  ),
  facts: both('Tone: just the facts, short, no encouragement. All rules stay the same.'),
  encouragement: both('Tone: warm and steady, one short line of encouragement, no flattery.'),
  plan: both(
    [
      'Say each step again so that it speaks to this person. "intro" is two short, warm sentences about what they told you,' +
        ' with no facts.',
      plainly,
    ].join('\n'),
  ),
  enhance: both(`Say each line again so that it speaks to this person and their task.\n${plainly}`),
  // Each kind of crisis has its own fixed text. Text that admins add here follows it.
  crisis: both(''),
}
