import { fold } from '../text/fold.ts'

/** The longest excerpt of an answer that the plan quotes. */
const longestEcho = 80

const links = /!?\[([^\]]*)\]\([^)]*\)/g
const removedPatterns = [
  /<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi,
  /<[^>]*>?/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /[^\s@]{1,64}@[^\s@]{1,255}/g,
  // A phone, card or case number does not belong in a plan that others may see lying on a table.
  /\+?\d[\d().\s-]{5,}\d/g,
  /[*_`#~|<>{}[\]\\"“”«»]+|^\s*[-•]+/gm,
  /[\p{Cc}\p{Cf}]+/gu,
]

/** A person's own words, made safe to quote: one line, no markup, cut at a word. */
export function cleanOwnWords(answer: string, longest = longestEcho): string {
  const plain = removedPatterns
    .reduce((text, pattern) => text.replace(pattern, ' '), answer.replace(links, '$1'))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
  const letters = [...plain]
  if (letters.length <= longest) return plain
  const cut = letters.slice(0, longest).join('')
  const lastGap = cut.lastIndexOf(' ')
  const atWord = lastGap > longest / 2 ? cut.slice(0, lastGap) : cut
  return `${atWord.replace(/[\s.,;:]+$/, '')}…`
}

const noise = /\b(?:idk|lol|lmao|jaja\w*|haha\w*|dunno|i guess|no se)\b/i

/** Without the sentences that are a joke or a shrug: who helps with work need not hear them. */
export const dropNoise = (answer: string) =>
  answer
    .split(/(?<=[.!?;\n])\s+/)
    .filter((sentence) => !noise.test(sentence))
    .join(' ')

const empty = new RegExp(
  `^(?:${[
    'x*',
    'n a',
    'na',
    'idk',
    'not sure',
    '(?:i |yo )?(?:have |got |tengo )?(?:nothing|none|no one|noone|nobody|nada|nadie|ningun[oa]|no)(?: really)?',
    '(?:i )?(?:dont|do not) (?:know|have (?:any|any one|anyone|anybody|one|nobody))',
    'no (?:se|tengo(?: a nadie| nada)?)',
    '(?:just|only) (?:me|myself)',
    '(?:i am |im |estoy )?(?:alone|sol[oa])',
    'no (?:family|support|friends|familia|apoyo)',
    // Words that may mean more than they say are not repeated back.
    '(?:not (?:here|alive|around)|dead|gone|muert[oa]|no estar(?: aqui)?)',
  ].join('|')})$`,
)

/** "Nothing", "nobody", "no sé": an answer without content. */
export function isEmptyAnswer(answer: string): boolean {
  const folded = fold(answer)
  return !/\p{L}/u.test(folded) || empty.test(folded)
}
