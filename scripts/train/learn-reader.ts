import { facetNames } from '../../src/domain/knowledge/facets.ts'
import { createQuestionReader, listFacetFeatures } from '../../src/domain/conversation/question-reader.ts'
import { turnKinds } from '../../src/domain/conversation/turn-kinds.ts'
import { packModel, unpackModel, type PackedModel } from '../../src/domain/danger/model-file.ts'
import { listFeatures } from '../../src/domain/danger/features.ts'
import { writeModel } from './model-files.ts'
import { createRandom } from './random.ts'
import { readGuideQuestions, readQuestions, readTurns, type ReaderMessage } from './reader-messages.ts'
import { trainReader, type ReaderExample } from './train-reader.ts'

const reader = { buckets: 1 << 16, columns: 96, epochs: 6, seed: 5 }
/** What is asked stands in the last turn, in few words that are much the same for all guides. */
const facetReader = { buckets: 1 << 15, columns: 24, epochs: 5, seed: 5 }
/** Turns of talks are few beside questions, so each counts more often. */
const turnRepeats = 4

/** A question after one about something else: the last turn decides, and it leans on nothing. */
function buildSwitches(questions: readonly ReaderMessage[]): ReaderMessage[] {
  const random = createRandom(21)
  const single = questions.filter(({ turns }) => turns.length === 1)
  return single
    .filter((_, index) => index % 3 === 0)
    .map((message) => {
      const before = single[Math.floor(random() * single.length)] ?? message
      return { ...message, turns: [...before.turns, ...message.turns], kind: 'ask' }
    })
}

function toExample({ turns, guide, kind }: ReaderMessage, guideIndex: ReadonlyMap<string, number>) {
  return {
    features: Int32Array.from(listFeatures(turns, reader.buckets)),
    labels: [guide === null ? -1 : (guideIndex.get(guide) ?? -1), kind === null ? -1 : turnKinds.indexOf(kind)],
  } satisfies ReaderExample
}

function toFacetExample({ turns, facet, isAboutOther }: ReaderMessage): ReaderExample[] {
  if (facet === null) return []
  const features = Int32Array.from(listFacetFeatures(turns, facetReader.buckets))
  return [{ features, labels: [facetNames.indexOf(facet), isAboutOther === undefined ? -1 : Number(isAboutOther)] }]
}

/** What is asked, and whether it is about the writer or somebody else. */
function learnFacets(questions: readonly ReaderMessage[]): PackedModel {
  console.log(`Learning what is asked from ${questions.length} questions…`)
  const heads = [
    { size: facetNames.length, weight: 1 },
    { size: 2, weight: 0.5 },
  ]
  return packModel(trainReader(questions.flatMap(toFacetExample), { ...facetReader, heads }))
}

/** Learns to read questions and writes the models; with `check`, the last writers are left out and judged instead. */
export async function learnReader(isCheck: boolean): Promise<void> {
  const { ids, messages: guideQuestions } = await readGuideQuestions()
  const index = new Map(ids.map((id, at) => [id, at]))
  const files = readQuestions()
  const leftOut = isCheck ? files.filter((_, at) => at % 6 === 5) : []
  const questions = files.filter((file) => !leftOut.includes(file)).flatMap(({ messages }) => messages)
  const turns = readTurns().filter((_, at) => !isCheck || at % 6 !== 5)
  const messages = [
    ...guideQuestions,
    ...questions,
    ...buildSwitches(questions),
    ...Array.from({ length: turnRepeats }, () => turns).flat(),
  ]
  const facets = learnFacets(questions)
  console.log(`Learning to read from ${messages.length} messages…`)
  const heads = [
    { size: ids.length, weight: 1 },
    { size: turnKinds.length, weight: 0.5 },
  ]
  const guides = packModel(
    trainReader(
      messages.map((message) => toExample(message, index)),
      { ...reader, heads },
    ),
  )
  if (!isCheck) {
    writeModel('questions', guides)
    return writeModel('question-facets', facets)
  }
  const read = createQuestionReader({ guides: unpackModel(guides), facets: unpackModel(facets) }, ids)
  printShares(
    read,
    leftOut.flatMap((file) => file.messages),
  )
  printShares(
    read,
    readTurns().filter((_, at) => at % 6 === 5),
  )
}

function printShares(read: ReturnType<typeof createQuestionReader>, messages: readonly ReaderMessage[]): void {
  const counts = { guide: 0, top3: 0, facet: 0, kind: 0 }
  for (const { turns, guide, facet, kind } of messages) {
    const { guides, facets, kinds } = read(turns)
    const top = [...guides].toSorted((a, b) => b[1] - a[1]).slice(0, 3)
    if (top[0]?.[0] === guide) counts.guide += 1
    if (top.some(([id]) => id === guide)) counts.top3 += 1
    if (facetNames.toSorted((a, b) => facets[b] - facets[a])[0] === facet) counts.facet += 1
    if (turnKinds.toSorted((a, b) => kinds[b] - kinds[a])[0] === kind) counts.kind += 1
  }
  for (const [name, count] of Object.entries(counts)) {
    console.log(`${name.padEnd(8)}${((100 * count) / messages.length).toFixed(1)} % of ${messages.length}`)
  }
}
