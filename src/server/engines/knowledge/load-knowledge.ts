import path from 'node:path'
import { createQuestionReader, type QuestionReader } from '#domain/conversation/question-reader.ts'
import { unpackModel } from '#domain/danger/model-file.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { createSignalReader } from '#domain/planner/signal-reader.ts'
import type { SignalReader } from '#domain/planner/signals.ts'
import type { HelperGrades } from '#domain/search/helper-grades.ts'
import type { Gazetteer } from '#domain/understanding/location-in-text.ts'
import { readFacts } from '../facts/read-facts.ts'
import { createGazetteer } from '../places/gazetteer.ts'
import type { Places } from '../places/places.ts'
import { readModel } from '../models/read-model.ts'
import { readHelperGrades } from './read-helper-grades.ts'
import { readGuides } from './read-guides.ts'
import { addTrainingQuestions } from './read-questions.ts'

/** Reggie's knowledge: the guides, the facts, and place names as people write them. */
export interface Knowledge {
  guides: readonly Guide[]
  facts: Facts
  places: Gazetteer
  /** What a person's last turns ask, by the trained model (docs/models/questions.md). */
  readQuestion: QuestionReader
  /** What the answers for a plan say of a person (docs/models/signals.md). */
  readSignals: SignalReader
  /** Who helps with which service (docs/models/helpers.md). */
  helpers: HelperGrades
}

export async function loadKnowledge(dataFolder: string, places: Places): Promise<Knowledge> {
  const models = path.join(dataFolder, 'models')
  const [guides, facts, helpers, guideModel, facetModel, signalModel] = await Promise.all([
    readGuides(path.join(dataFolder, 'knowledge')),
    readFacts(path.join(dataFolder, 'facts')),
    readHelperGrades(models),
    readModel(models, 'questions'),
    readModel(models, 'question-facets'),
    readModel(models, 'plan-signals'),
  ])
  const ownGuides = guides.map(({ guide }) => guide)
  return {
    facts,
    helpers,
    guides: await addTrainingQuestions(ownGuides, path.join(dataFolder, 'training', 'questions')),
    places: createGazetteer(places),
    readQuestion: createQuestionReader(
      { guides: unpackModel(guideModel), facets: unpackModel(facetModel) },
      guides.map(({ guide }) => guide.id),
    ),
    readSignals: createSignalReader(unpackModel(signalModel)),
  }
}
