import { stopWords } from '../needs/plain-words.ts'
import { splitWords } from '../text/fold.ts'
import { stem } from '../text/stem.ts'
import { guideIds, guideWords, type GuideId } from './guide-words.ts'

const asking = new Set(
  `how what when where who why which do does can should mean happens happen works work someone person
  people thing want need como que cuando donde quien cual hago hacer pasa significa funciona quiero alguien persona
  gente cosa`.split(/\s+/),
)

/** Reached by one word found in only one or two entries, or by several words found in a few entries. */
const leastScore = 0.5

let index: Map<string, GuideId[]> | undefined

/** Maps each word to its guide entries; built on the first question. */
function openIndex(): Map<string, GuideId[]> {
  if (index) return index
  const made = new Map<string, GuideId[]>()
  for (const id of guideIds) {
    for (const word of meaningful(guideWords[id])) made.set(word, [...(made.get(word) ?? []), id])
  }
  return (index = made)
}

const meaningful = (text: string) =>
  new Set(
    splitWords(text.slice(0, 1000))
      .filter((word) => word === 'no' || (!stopWords.has(word) && !asking.has(word)))
      .map(stem),
  )

/** Danger outranks every other entry. */
const weight = (id: GuideId) => (id === 'danger' ? 10 : 1)

/**
 * The entry a question is about; null when the guide has no match, so that the caller can say so instead of guessing.
 */
export function findGuide(question: string): GuideId | null {
  const byWord = openIndex()
  const scores = new Map<GuideId, number>()
  for (const word of meaningful(question)) {
    const ids = byWord.get(word) ?? []
    // A word found in few entries counts more than a word found in many.
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight(id) / ids.length)
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= leastScore ? best[0] : null
}
