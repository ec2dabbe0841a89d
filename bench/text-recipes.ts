/** The words and the sentences that texts are made of. */
export interface Corpus {
  words: readonly string[]
  sentences: readonly string[]
}

/** What separates words, shortens them or ends a sentence: what a reader of sentences has most work with. */
const signs = [
  ...Array.from('.,;:!?\n()-—/\'’"@$#&…¿¡'),
  '. ',
  ', ',
  '; ',
  '? ',
  ' - ',
  ...' and , y , but , pero , if , si , or , o '.split(','),
]
const abbreviations =
  'a. a.b. p.o. P.O. U.S. Mr. Dr. St. No. apt. etc. e.g. i.e. a.m. p.m. 2p 11/20 3rd $5 1. 2) 555-0101 (619) x@y.co w/ b/c dcfs cps'
const danger = [
  'I want to kill myself tonight. ',
  'me quiero morir esta noche. ',
  'he hits me. ',
  'my kids would be better off. ',
]

/** As many as fill the longest answers, so that none stands twice in them. */
const fewSentences = Array.from({ length: 120 })

type Random = () => number
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

export interface Recipe {
  start: string
  parts: readonly string[]
  glue: string
}

/** The recipe over and over, to the length asked for. */
export const writeRecipe = ({ start, parts, glue }: Recipe, length: number): string => {
  const turn = parts.join(glue) + glue || 'a'
  return (start + turn.repeat(Math.ceil(length / turn.length))).slice(0, length)
}

export function createCook({ words, sentences }: Corpus, random: Random) {
  const part = () => {
    const kind = random()
    if (kind < 0.45) return pick(random, words)
    if (kind < 0.6) return pick(random, signs)
    if (kind < 0.75) return pick(random, abbreviations.split(' '))
    if (kind < 0.85) return pick(random, ['a', 'i', 'no', 'my', '7', '2026', 'ñ', 'é', '中', '🙂', 'ﷺ', 'a\u0301'])
    return pick(random, sentences)
  }
  const glue = () => (random() < 0.4 ? ' ' : random() < 0.8 ? pick(random, signs) : '')
  const start = () => (random() < 0.2 ? pick(random, danger) : '')
  return {
    make(): Recipe {
      // Readers find more in honest sentences, each another, than in noise.
      if (random() < 0.1) return { start: start(), parts: fewSentences.map(() => pick(random, sentences)), glue: ' ' }
      const count = random() < 0.5 ? 1 + Math.floor(random() * 3) : 1 + Math.floor(random() ** 2 * 40)
      return { start: start(), parts: Array.from({ length: count }, part), glue: glue() }
    },
    change({ parts, ...rest }: Recipe): Recipe {
      const at = Math.floor(random() * parts.length)
      const kind = random()
      if (kind < 0.2) return { ...rest, parts, glue: glue() }
      if (kind < 0.3) return { ...rest, parts, start: start() }
      if (kind < 0.5) return { ...rest, parts: parts.with(at, part()) }
      if (kind < 0.7) return { ...rest, parts: [...parts.slice(0, at), part(), ...parts.slice(at)] }
      return parts.length > 1 && kind < 0.85
        ? { ...rest, parts: parts.toSpliced(at, 1) }
        : { ...rest, parts: [...parts, ...parts.slice(0, 4)] }
    },
  }
}
