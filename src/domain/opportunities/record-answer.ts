/** Where the question about a record comes up. */
export const situations = ['application', 'interview', 'check'] as const
export type Situation = (typeof situations)[number]

/** The blanks a person fills in; the text around them is fixed. */
export const answerBlanks = ['what', 'year', 'since', 'job'] as const
export type AnswerBlank = (typeof answerBlanks)[number]
export type AnswerBlanks = Readonly<Record<AnswerBlank, string>>

export const emptyBlanks: AnswerBlanks = { what: '', year: '', since: '', job: '' }
export const maxBlankLength = 120

const gap = '_____'

/** The three parts of the answer. A blank that is not filled in stays a line to write on. */
export function fillAnswerSentences(templates: readonly string[], blanks: AnswerBlanks): string[] {
  return templates.map((template) =>
    template.replace(/\{(\w+)\}/g, (brace, name: string) => (isBlank(name) ? clean(blanks[name]) || gap : brace)),
  )
}

/** Speaking time in seconds, rounded up to the next five; lines to write on do not count as words. */
export function estimateSpokenSeconds(sentences: readonly string[]): number {
  const words = sentences
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.ceil(words / wordsPerSecond / 5) * 5
}

/** A calm speaking rate. */
const wordsPerSecond = 2.5
/** The guides recommend under one minute. */
export const maxAnswerSeconds = 60

function isBlank(name: string): name is AnswerBlank {
  return (answerBlanks as readonly string[]).includes(name)
}

/** The sentence already has its own period. */
function clean(text: string): string {
  return text.trim().replace(/[\s.]+$/, '')
}
