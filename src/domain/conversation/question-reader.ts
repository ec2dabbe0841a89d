import { addRows, softmax, weighFeature, type BagNetwork } from '../danger/bag-network.ts'
import { listFeatures } from '../danger/features.ts'
import { facetNames, type FacetName } from '../knowledge/facets.ts'
import { turnKinds, type TurnKind } from './turn-kinds.ts'

/** What a model reads in a person's last turns, each with its probability. */
export interface QuestionReading {
  /** By guide id. */
  guides: ReadonlyMap<string, number>
  facets: Readonly<Record<FacetName, number>>
  kinds: Readonly<Record<TurnKind, number>>
  /** That it is about somebody else than the writer. */
  aboutOther: number
}

export type QuestionReader = (turns: readonly string[]) => QuestionReading

export interface ReaderModels {
  /** Its outputs are all guides, then the kinds of turns. */
  guides: BagNetwork
  /** Its outputs are the facets, then the writer and somebody else. */
  facets: BagNetwork
}

/** What is asked about a subject stands in the last turn, wherever the subject was named. */
export const listFacetFeatures = (turns: readonly string[], buckets: number) =>
  listFeatures(turns.slice(-1), buckets, 'together')

export function createQuestionReader(models: ReaderModels, guideIds: readonly string[]): QuestionReader {
  const { guides: model, facets: facetModel } = models
  if (model.classes !== guideIds.length + turnKinds.length || facetModel.classes !== facetNames.length + 2) {
    throw new Error('The models were trained for other guides, facets or kinds.')
  }
  return (turns) => {
    const scores = scoreOutputs(model, listFeatures(turns, model.buckets))
    const guides = softmax(scores.slice(0, guideIds.length))
    const kinds = softmax(scores.slice(guideIds.length))
    return withLastTurn(
      {
        guides: new Map(guideIds.map((id, index) => [id, guides[index] ?? 0])),
        kinds: toRecord(turnKinds, kinds),
      },
      () => {
        const lastTurn = scoreOutputs(facetModel, listFacetFeatures(turns, facetModel.buckets))
        const facets = softmax(lastTurn.slice(0, facetNames.length))
        const [, aboutOther = 0] = softmax(lastTurn.slice(facetNames.length))
        return { facets: toRecord(facetNames, facets), aboutOther }
      },
    )
  }
}

type LastTurn = Pick<QuestionReading, 'facets' | 'aboutOther'>

/** What is asked of a guide is read when somebody wants to know it: a plan does not. */
function withLastTurn(reading: Omit<QuestionReading, keyof LastTurn>, read: () => LastTurn): QuestionReading {
  let lastTurn: LastTurn | undefined
  return {
    ...reading,
    get facets() {
      return (lastTurn ??= read()).facets
    },
    get aboutOther() {
      return (lastTurn ??= read()).aboutOther
    },
  }
}

/** The same reading with other chances of the guides. */
export const withGuides = (reading: QuestionReading, guides: QuestionReading['guides']): QuestionReading =>
  withLastTurn({ guides, kinds: reading.kinds }, () => reading)

function toRecord<Name extends string>(names: readonly Name[], values: Float64Array): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) as Record<Name, number>
}

/** The rows of the features added up, then through the table of outputs. */
function scoreOutputs(network: BagNetwork, features: Int32Array) {
  const { classes, columns, shift, output, bias } = network
  const sums = addRows(network, features)
  const value = weighFeature(features.length)
  const scores = new Float64Array(bias)
  for (let column = 0; column < columns; column += 1) {
    const sum = (sums[column] ?? 0) * value + (shift[column] ?? 0)
    for (let index = 0, at = column * classes; index < classes; index += 1, at += 1) {
      scores[index] = (scores[index] ?? 0) + sum * (output[at] ?? 0)
    }
  }
  return scores
}
