/** Words whose ending carries meaning, or whose stem would collide with another word (train, car, us). */
const asTheyAre = new Map(
  Object.entries({
    training: 'training',
    trainings: 'training',
    hiring: 'hire',
    hired: 'hire',
    living: 'live',
    using: 'use',
    used: 'use',
    bus: 'bus',
    buses: 'bus',
    children: 'child',
    news: 'news',
    kitchen: 'kitchen',
    cooking: 'cook',
    teeth: 'tooth',
    women: 'woman',
    bipolar: 'bipolar',
    casita: 'casa',
    casitas: 'casa',
  }),
)

/** Longest first; an ending is removed only if this many letters remain before it. */
const endings: readonly (readonly [ending: string, left: number])[] = [
  ['iendo', 4],
  ['ando', 4],
  ['ing', 3],
  ['ito', 4],
  ['ita', 4],
  ['ed', 4],
  ['ar', 5],
  ['er', 5],
  ['ir', 5],
]

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  return /(ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function withoutEnding(word: string): string {
  for (const [ending, left] of endings) {
    if (word.length >= ending.length + left && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

/** Final vowels mark gender and person in Spanish and carry little in English; short words keep theirs (casa, case). */
function withoutVowel(word: string): string {
  if (word.length >= 5 && word.endsWith('e')) return word.slice(0, -1)
  return word.length >= 6 && /[ao]$/.test(word) ? word.slice(0, -1) : word
}

const lastTwins = /([bdgmnprt])\1$/

/**
 * One stem for all forms of a word, in English and Spanish at once, because people mix both. Deliberately light:
 * stemming too far finds the wrong results. Takes a folded word.
 */
export function stem(word: string): string {
  const exception = asTheyAre.get(word)
  if (exception !== undefined) return exception
  if (word.length < 4) return word
  const single = withoutPlural(word)
  const bare = withoutEnding(single)
  if (bare !== single) return bare.replace(lastTwins, '$1')
  return withoutVowel(single)
}
