import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type FacetCentersHead, rowsPerGuide, wholeByte } from '../../src/domain/knowledge/facet-finder.ts'
import { facetNames } from '../../src/domain/knowledge/facets.ts'
import { leaveUsual, readTerms } from '../../src/domain/knowledge/read-details.ts'
import { createEmbedder, VectorsHead } from '../../src/domain/knowledge/word-vectors.ts'
import { readGuides } from '../../src/server/engines/knowledge/read-guides.ts'
import { readQuestions, type ReaderMessage } from './reader-messages.ts'

const models = path.resolve(import.meta.dirname, '../../data/models')

function openVectors() {
  const head = VectorsHead.parse(JSON.parse(readFileSync(path.join(models, 'vectors.json'), 'utf8')))
  const bytes = readFileSync(path.join(models, 'vectors.bin'))
  return {
    dimensions: head.dimensions,
    embed: createEmbedder(head, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  }
}

/** Where the questions for each small answer of each guide lie among the word vectors, and how often each is asked for. */
export async function learnFacetCenters(): Promise<void> {
  const { dimensions, embed } = openVectors()
  const ids = (await readGuides(path.join(models, '../knowledge'))).map(({ guide }) => guide.id)
  const asked = Map.groupBy(
    readQuestions()
      .flatMap(({ messages }) => messages)
      .filter(({ facet }) => facet !== null),
    ({ guide }) => guide,
  )
  const numbers = new Int8Array(ids.length * rowsPerGuide * dimensions)
  const guides = ids.map((id, at) => {
    const questions = asked.get(id) ?? []
    const rows = averageQuestions(questions, (text) => embed(readTerms(text).keys()).slice(), dimensions)
    for (const [row, values] of rows.entries())
      numbers.set(packRow(values, row > 0), (at * rowsPerGuide + row) * dimensions)
    return { id, counts: facetNames.map((name) => questions.filter(({ facet }) => facet === name).length) }
  })
  const head: FacetCentersHead = { dimensions, guides }
  writeFileSync(path.join(models, 'facet-centers.json'), `${JSON.stringify(head)}\n`)
  writeFileSync(path.join(models, 'facet-centers.bin'), numbers)
  console.log(`Written to data/models/facet-centers.bin: ${numbers.length} bytes.`)
}

/** What all have in common, then the middle of the questions for each facet. */
function averageQuestions(
  questions: readonly ReaderMessage[],
  embed: (text: string) => Float32Array,
  dimensions: number,
): Float32Array[] {
  const vectors = questions.map(({ turns, facet }) => ({ facet, vector: embed(turns.at(-1) ?? '') }))
  const usual = sum(
    vectors.map(({ vector }) => vector),
    dimensions,
  ).map((value) => value / Math.max(1, vectors.length))
  const centers = facetNames.map((name) =>
    sum(
      vectors.filter(({ facet }) => facet === name).map(({ vector }) => leaveUsual(vector.slice(), usual)),
      dimensions,
    ),
  )
  return [usual, ...centers]
}

function sum(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const total = new Float32Array(dimensions)
  for (const vector of vectors) for (const [at, value] of vector.entries()) total[at] = (total[at] ?? 0) + value
  return total
}

/** A byte a number; the length of a center says nothing, that of a mean does. */
function packRow(values: Float32Array, isCenter: boolean): Int8Array {
  const most = isCenter ? Math.max(...values.map(Math.abs)) || 1 : 1
  return Int8Array.from(values, (value) => Math.round((wholeByte * value) / most))
}
