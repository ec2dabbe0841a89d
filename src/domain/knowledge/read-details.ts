import { fold } from '../text/fold.ts'
import { findConcepts } from './concepts.ts'
import { packDetailTable, type DetailTable } from './detail-table.ts'
import type { Guide } from './guide.ts'
import { weighTerms, type TermWeights } from './guide-entry.ts'
import { extractTerms } from './terms.ts'
import { type EmbedTerms, normalizeLength, packVector } from './word-vectors.ts'

/** A guide's details in the form in which they are compared with a question. */
export interface ReadDetails {
  /** What everybody asks this guide. */
  usual: Float32Array
  table: DetailTable
  /** For each detail: what a term that does not belong to it is worth. */
  missing: Float64Array
  /** The vectors of detail n stand from `starts[n]` to `starts[n + 1]`: its center, its answer, the ways of asking. */
  starts: Uint32Array
  vectors: Int16Array
  /** Those that are about a relative or a friend: most who ask for them name one. */
  aboutOthers: readonly boolean[]
}

/** What all questions to a guide have in common tells no detail; most of it is taken away. */
const usualShare = 0.7
/** The words of an answer count half: they are ours, not the person's. */
const answerWeight = 0.5
const prior = { detail: 6, guide: 30, rare: 1e-6 }
/** Enough of a guide's hundreds of sample questions to know its usual words. */
const mostUsual = 60

const others =
  /\b(kids?|child(ren)?|sons?|daughters?|bab(y|ies)|teen(ager)?s?|mom|moms|mama|mother|dad|dads|father|parents?|wife|husband|spouse|partner|girl|girlfriend|gf|boyfriend|bf|man|brothers?|bro|sis|sisters?|cousins?|nephews?|nieces?|uncles?|aunt(ie|y)?s?|grand\w+|friends?|homie|homeboy|roommates?|client|family|hij[oa]s?|nin[oa]s?|nen[ea]s?|bebes?|chamac[oa]s?|ama|apa|madre|padre|papa|jefit[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|viej[oa]|herman[oa]s?|carnal|prim[oa]s?|sobrin[oa]s?|ti[oa]s?|abuel[oa]s?|niet[oa]s?|amig[oa]s?|compa|familia)\b/

/** Whether a text names somebody beside the writer. */
export const namesOthers = (text: string): boolean => others.test(fold(text))

export const readTerms = (text: string): TermWeights => weighTerms(extractTerms(text), findConcepts(text))

/** Changes the vector in place. */
export function leaveUsual(vector: Float32Array, usual: Float32Array): Float32Array {
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) - usualShare * (usual[at] ?? 0)
  return normalizeLength(vector)
}

export function readDetails(guide: Guide, embed: EmbedTerms): ReadDetails {
  const general = listUsualQuestions(guide).map(readTerms)
  const asked = guide.details.map(({ asks }) => [...asks.en, ...asks.es].map(readTerms))
  const answered = guide.details.map(({ text }) => [text.en, text.es].map(readTerms))
  const words = countTerms([...general, ...asked.flat()], 1)
  const missing = new Float64Array(asked.length)
  const worth = asked.map((asks, at) => {
    const own = countTerms(answered[at] ?? [], answerWeight, countTerms(asks, 1))
    const none = Math.log(prior.detail / (own.total + prior.detail))
    missing[at] = none
    const telling = [...own.counts].map(([term, count]) => {
      const inGuide = ((words.counts.get(term) ?? 0) + prior.guide * prior.rare) / (words.total + prior.guide)
      return [term, Math.log((count + prior.detail * inGuide) / (own.total + prior.detail) / inGuide) - none] as const
    })
    return new Map(telling)
  })
  const aboutOthers = guide.details.map(({ asks }) => {
    const all = [...asks.en, ...asks.es]
    return all.length > 0 && all.filter(namesOthers).length * 2 > all.length
  })
  return { aboutOthers, table: packDetailTable(worth), missing, ...readMeanings({ general, asked, answered }, embed) }
}

interface ReadTexts {
  general: readonly TermWeights[]
  asked: readonly (readonly TermWeights[])[]
  answered: readonly (readonly TermWeights[])[]
}

function readMeanings({ general, asked, answered }: ReadTexts, embed: EmbedTerms) {
  const [usual, vector] = [embed([]), embed([])]
  for (const terms of general) addVector(embed(terms.keys(), vector), usual)
  for (let at = 0; at < usual.length; at += 1) usual[at] = (usual[at] ?? 0) / general.length
  const starts = new Uint32Array(asked.length + 1)
  for (const [at, asks] of asked.entries()) starts[at + 1] = (starts[at] ?? 0) + 2 + asks.length
  const vectors = new Int16Array((starts.at(-1) ?? 0) * usual.length)
  const center = embed([])
  for (const [detail, asks] of asked.entries()) {
    const start = starts[detail] ?? 0
    center.fill(0)
    for (const [at, terms] of asks.entries()) {
      addVector(leaveUsual(embed(terms.keys(), vector), usual), center)
      packVector(vector, vectors, start + 2 + at)
    }
    packVector(normalizeLength(center), vectors, start)
    const answers = (answered[detail] ?? []).flatMap((terms) => [...terms.keys()])
    packVector(leaveUsual(embed(answers, vector), usual), vectors, start + 1)
  }
  return { usual, starts, vectors }
}

function addVector(vector: Float32Array, sum: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
}

/** Evenly from all sample questions of a guide, in both languages. */
function listUsualQuestions({ text, moreAsks }: Guide): string[] {
  return (['en', 'es'] as const).flatMap((language) => {
    const all = [...text[language].asks, ...moreAsks[language]]
    const step = Math.max(1, Math.floor(all.length / mostUsual))
    return all.filter((_, at) => at % step === 0).slice(0, mostUsual)
  })
}

interface TermCounts {
  counts: Map<string, number>
  total: number
}

/** Adds to those counted before. */
function countTerms(
  texts: readonly TermWeights[],
  weight: number,
  counted: TermCounts = { counts: new Map(), total: 0 },
): TermCounts {
  for (const terms of texts)
    for (const term of terms.keys()) {
      counted.counts.set(term, (counted.counts.get(term) ?? 0) + weight)
      counted.total += weight
    }
  return counted
}
