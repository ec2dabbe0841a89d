import { fixedTexts, terms, turnedPhrases, type Term } from '#content/terms.ts'
import type { Language } from '#domain/language.ts'

export interface VoiceProblem {
  /** What is written. */
  found: string
  /** What a person would say. */
  better: string
}

interface Retired {
  pattern: RegExp
  /** In small letters, without its ending: where this is not, the pattern need not look. */
  start: string
  better: string
  except: readonly { start: string; pattern: RegExp }[]
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A whole word or phrase; `*` stands for any ending. */
function buildPattern(words: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escape(words).replaceAll(String.raw`\*`, String.raw`\p{L}*`)}(?![\p{L}\p{N}])`,
    'giu',
  )
}

const buildRetired = (words: string, better: string, except: readonly string[] = []): Retired => ({
  pattern: buildPattern(words),
  start: words.split('*', 1)[0]?.toLowerCase() ?? '',
  better,
  except: except.map((fine) => ({ start: fine.toLowerCase(), pattern: new RegExp(escape(fine), 'gi') })),
})

function listRetired(language: Language): Retired[] {
  const ofTerm = (term: Term) =>
    (term.retired?.[language] ?? []).map((words) => buildRetired(words, term[language], term.except))
  return [...terms.flatMap(ofTerm), ...turnedPhrases[language].map(({ was, is }) => buildRetired(was, is))]
}

const retired = { en: listRetired('en'), es: listRetired('es') } as const

function findRetired(language: Language, text: string): VoiceProblem[] {
  const small = text.toLowerCase()
  return retired[language].flatMap(({ pattern, start, better, except }) => {
    const fine = except.filter((exception) => small.includes(exception.start))
    if (fine.length === 0 && !small.includes(start)) return []
    const open = fine.reduce((rest, exception) => rest.replaceAll(exception.pattern, ' '), text)
    return [...open.matchAll(pattern)].map(([found]) => ({ found, better }))
  })
}

const negatives = 'do|does|did|is|are|was|were|has|have|had|would|could|should'
/** After these the verb carries the stress ("what it is like", "more than you will need") and is not contracted. */
const stressed = String.raw`(?<!\b(?:what|where|who|how|when|than|as|whatever|wherever|which|why|whoever|that|of|in|with|at|near|hiding|review|searching|be) |\b(?:what|which|how) [a-z]+ )`
/** At the end of a clause a verb is not contracted. */
const spoken = String.raw`(?= [a-z])(?! (?:or|and|but|if|when|to say|in[,.])(?![a-z]))`
const contractions: readonly { pattern: RegExp; better: (found: RegExpMatchArray) => string }[] = [
  { pattern: new RegExp(String.raw`\b(${negatives}) not\b(?! only)`, 'gi'), better: ([, verb]) => `${verb}n't` },
  { pattern: /\bcan ?not\b(?! only)/gi, better: () => "can't" },
  { pattern: /\bwill not\b/gi, better: () => "won't" },
  { pattern: new RegExp(String.raw`${stressed}\b(I) am${spoken}`, 'g'), better: () => "I'm" },
  { pattern: new RegExp(String.raw`${stressed}\b(you|we|they) are${spoken}`, 'gi'), better: ([, who]) => `${who}'re` },
  {
    pattern: new RegExp(String.raw`${stressed}\b(I|you|we|they|it) will${spoken}`, 'gi'),
    better: ([, who]) => `${who}'ll`,
  },
  { pattern: new RegExp(String.raw`${stressed}\b(it|that|there) is${spoken}`, 'gi'), better: ([, who]) => `${who}'s` },
]

function findLongForms(text: string): VoiceProblem[] {
  return contractions.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map((match) => ({ found: match[0], better: better(match) })),
  )
}

/** Words of our own that mean nothing to a reader. */
function findInside(text: string): VoiceProblem[] {
  const numbers = [...text.matchAll(/\b[TR]-\d+(?:\.\d+)*\b/g)].map(([found]) => ({ found, better: 'plain words' }))
  const isKey = /^(?:[a-z]+(?:[-_][a-z]+)+|[a-z]+(?:[A-Z][a-z]+)+|[a-z]+(?:\.[a-z]+)+)$/.test(text)
  return isKey && !/\.(?:com|org|gov|net|txt|csv|pdf)$/.test(text)
    ? [...numbers, { found: text, better: 'the words for this key' }]
    : numbers
}

/** Both languages are set in “ ”: a straight quote is a sign of a text that nobody read on a screen. */
function findStraightQuotes(text: string): VoiceProblem[] {
  return /["«»]/.test(text) ? [{ found: /["«»]/.exec(text)?.[0] ?? '"', better: '“ ”' }] : []
}

/** What in a visible text is not how this product speaks. */
export function checkText(language: Language, text: string): VoiceProblem[] {
  const own = text.replaceAll(/\{\w+\}/g, '{}')
  const read = fixedTexts.reduce((rest, kept) => rest.replaceAll(kept.text, ' '), own)
  return [
    ...findRetired(language, read),
    ...(language === 'en' ? findLongForms(read) : []),
    ...findInside(read),
    ...findStraightQuotes(read),
  ]
}
