import { hashTerm } from '../text/hash-term.ts'
import { addTerm } from './detail-table.ts'
import type { Detail, Guide } from './guide.ts'
import { leaveUsual, namesOthers, readDetails, type ReadDetails, readTerms } from './read-details.ts'
import { comparePacked, type EmbedTerms } from './word-vectors.ts'

/** The detail that a question is most like. */
export interface FoundDetail {
  detail: Detail
  /** How much more than the next one of the guide; docs/models/vectors.md says what that is worth. */
  ahead: number
  /** From -1 to 1: how close the meaning is, apart from what everybody asks the guide. */
  nearness: number
}

export interface DetailFinder {
  /**
   * Reads a question once, for any number of guides, and only when the first of them is asked about. What is about a relative is
   * found only where the talk so far names somebody.
   */
  ask(text: string, talk?: string): (guide: Guide) => FoundDetail | null
}

interface AskedQuestion {
  terms: readonly { hash: number; weight: number }[]
  weight: number
  meaning: Float32Array
  namesOthers: boolean
}

const shares = { nearest: 0.5, center: 0.3, answer: 0.2 }
/** How much closeness of meaning counts beside the words themselves. */
const meaningWeight = 12

/**
 * Finds what makes a question special among the details of a guide: by the words that people use for a detail and for nothing
 * else of the guide, and by the meaning, which knows that a boss is a jefe. A guide that was not read before is read when it is
 * first asked about.
 */
export function createDetailFinder(
  embed: EmbedTerms,
  readBefore: Iterable<readonly [Guide, ReadDetails]> = [],
): DetailFinder {
  const known = new WeakMap<Guide, ReadDetails>(readBefore)
  const read = (guide: Guide): ReadDetails => {
    const found = known.get(guide) ?? readDetails(guide, embed)
    known.set(guide, found)
    return found
  }
  return {
    ask(text, talk = text) {
      let question: AskedQuestion | undefined
      return (guide) => {
        if (guide.details.length === 0) return null
        question ??= readQuestion(text, talk, embed)
        return findDetail(question, guide, read(guide))
      }
    },
  }
}

function readQuestion(text: string, talk: string, embed: EmbedTerms): AskedQuestion {
  const found = readTerms(text)
  const terms = Array.from(found, ([term, weight]) => ({ hash: hashTerm(term, 0), weight }))
  return {
    terms,
    weight: terms.reduce((sum, { weight }) => sum + weight, 0),
    meaning: embed(found.keys()),
    namesOthers: namesOthers(talk),
  }
}

function findDetail(question: AskedQuestion, guide: Guide, read: ReadDetails): FoundDetail | null {
  const scores = read.missing.map((missing) => question.weight * missing)
  for (const { hash, weight } of question.terms) addTerm(read.table, hash, weight, scores)
  const meaning = leaveUsual(question.meaning.slice(), read.usual)
  const nearness = scores.map((_, at) => compareMeaning(meaning, read, at))
  let [best, next] = [-1, -1]
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = (scores[at] ?? 0) + meaningWeight * (nearness[at] ?? 0)
    if (best < 0 || (scores[at] ?? 0) > (scores[best] ?? 0)) [best, next] = [at, best]
    else if (next < 0 || (scores[at] ?? 0) > (scores[next] ?? 0)) next = at
  }
  const detail = guide.details[best]
  if (read.aboutOthers[best] && !question.namesOthers) return null
  return detail ? { detail, nearness: nearness[best] ?? 0, ahead: (scores[best] ?? 0) - (scores[next] ?? 0) } : null
}

function compareMeaning(meaning: Float32Array, { starts, vectors }: ReadDetails, detail: number): number {
  const [start, end] = [starts[detail] ?? 0, starts[detail + 1] ?? 0]
  let nearest = Number.NEGATIVE_INFINITY
  for (let at = start + 2; at < end; at += 1) nearest = Math.max(nearest, comparePacked(meaning, vectors, at))
  const center = comparePacked(meaning, vectors, start)
  const answer = comparePacked(meaning, vectors, start + 1)
  return shares.nearest * nearest + shares.center * center + shares.answer * answer
}
