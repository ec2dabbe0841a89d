import { softmax, weighFeature, type BagNetwork } from '../danger/bag-network.ts'
import { listFeatures } from '../danger/features.ts'
import { facetNames, type FacetName } from '../knowledge/facets.ts'
import { turnKinds, type TurnKind } from './turn-kinds.ts'

/** What a model reads in a person's last turns, each with its probability. */
export interface QuestionReading {
  /** By guide id. */
  guides: ReadonlyMap<string, number>
  facets: Readonly<Record<FacetName, number>>
  kinds: Readonly<Record<TurnKind, number>>
}

export type QuestionReader = (turns: readonly string[]) => QuestionReading

/** With writers it has not seen, the model is too sure of itself: at these temperatures its chances come true most nearly. */
const temperatures = { guides: 1, facets: 1, kinds: 1 }

/** The columns of the model's output: all guides, then the facets, then the kinds of turns. */
export function createQuestionReader(model: BagNetwork, guideIds: readonly string[]): QuestionReader {
  if (model.classes !== guideIds.length + facetNames.length + turnKinds.length) {
    throw new Error('The model was trained for other guides, facets or kinds.')
  }
  return (turns) => {
    const scores = scoreOutputs(model, listFeatures(turns, model.buckets))
    const take = (start: number, count: number, temperature: number) =>
      softmax(scores.slice(start, start + count).map((score) => score / temperature))
    const afterGuides = guideIds.length
    const guides = take(0, guideIds.length, temperatures.guides)
    const facets = take(afterGuides, facetNames.length, temperatures.facets)
    const kinds = take(afterGuides + facetNames.length, turnKinds.length, temperatures.kinds)
    return {
      guides: new Map(guideIds.map((id, index) => [id, guides[index] ?? 0])),
      facets: toRecord(facetNames, facets),
      kinds: toRecord(turnKinds, kinds),
    }
  }
}

function toRecord<Name extends string>(names: readonly Name[], values: Float64Array): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) as Record<Name, number>
}

/** The rows of the features added up, then through the table of outputs. */
function scoreOutputs({ classes, columns, weights, shift, output, bias }: BagNetwork, features: ReadonlySet<number>) {
  const sums = new Float64Array(columns)
  for (const feature of features) {
    for (let column = 0, at = feature * columns; column < columns; column += 1, at += 1) {
      sums[column] = (sums[column] ?? 0) + (weights[at] ?? 0)
    }
  }
  const value = weighFeature(features.size)
  const scores = Float64Array.from(bias)
  for (let column = 0; column < columns; column += 1) {
    const sum = (sums[column] ?? 0) * value + (shift[column] ?? 0)
    for (let index = 0, at = column * classes; index < classes; index += 1, at += 1) {
      scores[index] = (scores[index] ?? 0) + sum * (output[at] ?? 0)
    }
  }
  return scores
}
