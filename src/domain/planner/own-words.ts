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
  const whole = keepWhole(plain, longest)
  if (whole !== null) return whole
  const cut = letters.slice(0, longest).join('')
  const lastGap = cut.lastIndexOf(' ')
  const atWord = lastGap > longest / 2 ? cut.slice(0, lastGap) : cut
  return `${atWord.replace(/[\s.,;:]+$/, '')}…`
}

/** As many whole sentences as fit, or parts of the first one: a thought that breaks off reads as a mistake. */
function keepWhole(plain: string, longest: number): string | null {
  for (const end of [/(?<=[.!?;])\s+/, /(?<=,)\s+|\s+(?=\b(?:but|pero)\b)/]) {
    let kept = ''
    for (const part of plain.split(end)) {
      const longer = kept === '' ? part : `${kept} ${part}`
      if ([...longer].length > longest) break
      kept = longer
    }
    if (kept.split(' ').length > 2) return kept.replace(/[\s.,;:]+$/, '')
  }
  return null
}

const noise = /\b(?:idk|lol|lmao|jaja\w*|haha\w*|dunno|i guess|no se)\b/i

/** A wish without the laughs and shrugs around it. */
export const dropShrugs = (answer: string) =>
  answer
    .split(/(?<=[.!?;\n])\s+/)
    .filter(
      (sentence) => !/^\s*(?:idk|i dunno|dunno|i dont know|no s[eé]|i guess|quien sabe)(?!\p{L})/iu.test(sentence),
    )
    .join(' ')
    .replace(/,?\s*\b(?:lol|lmao|jaja\w*|haha\w*|i guess)\b/gi, '')
    .trim()

/** Who is no support, or whom one does not count on. */
const notWithThem =
  /\b(?:p\.?o\.?|parole|probation|probatoria|probaci[oó]n|officer|oficial|supervis\w+|maxed|agent|judge|juez|court|(?<!\bme )corte|locked up|pres[oa]|in (?:jail|prison)|encerrad[oa]|drinks?|(?:uses|usa)(?! (?:an?|the|his|her|un|una|el|la|su|silla|bast[oó]n)\b)|toma mucho|funeral|nobody|no one|nadie|ex|havent|haven['’]t|mad|miedo|stay away|no me (?:habla|contesta|quiere)|don['’]?t (?:speak|talk|answer)|dont|can['’]?t|won['’]?t|no puedo|no (?:space|room)|used to|passed(?: away)?(?! (?:me|it|my|the|her|his)\b)|died|dead|pas[oó] a mejor|falleci[oó]|se muri[oó]|muri[oó]|still (?:down|locked|inside)|done with me|gave up on me|cut me off|want(?:s)? nothing to do|don['’]?t want me|no (?:me )?quieren? saber|ya no (?:me )?(?:hablan?|quieren?)|me dieron la espalda|(?:i|we) (?:don['’]?t|never|stopped) (?:pick up|answer\w*|call\w*|talk\w*)|no (?:le |les )?contesto|adentro todav[ií]a|part(?:y|ies|ying)|pistea\w*|me revisa|checks? my (?:phone|cell|texts)|app(?:t|ointment)s? (?:is |on )?(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d))\b/i

/** What is added to a person in the same breath: "my brother, but he's far", "my sponsor and my PO". */
const beside =
  /,?\s*\b(?:but|pero)\b[^.;]*|\s*(?:,|\band\b|\by\b)\s*(?:(?:my|mi|the|el|la)\s+)?(?:(?:probation|parole)(?:\s+officer)?|p\.?o\.?|officer|oficial)\b[^,.;]*/i

/** Whoever calls and is not answered is no help yet. */
const notAnswered =
  /\b(?:but|pero)\b[^.;]*\b(?:i (?:don['’]?t|never) (?:pick up|answer|call back)|no (?:le |les )?contesto|been dodging|no l[eo]s? he (?:llamado|contestado))\b/i

/** The sentences about people who stand by somebody. */
/** Company that is no help: "my brother but he uses". A wheelchair is used, too. */
const usesDrugs =
  /\b(?:but|pero|and|y|he|she|they|q|que)\b (?:\w+ )?(?:uses|using|usa|gets high|se droga|se mete|deals|vende)\b(?! (?:an?|the|his|her|my|un|una|el|la|su|silla|bast[oó]n))/i

export const keepPeople = (answer: string) =>
  answer
    .split(/(?<=[.!?;\n])(?<!\b(?:mrs?|ms|sra?|dr|st)\.)\s+/i)
    .filter((sentence) => !notAnswered.test(sentence) && !usesDrugs.test(sentence))
    .map((sentence) => sentence.replace(beside, ''))
    .filter((sentence) => !notWithThem.test(sentence))
    .join(' ')
    .replace(/[\s.,;]+$/, '')

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
