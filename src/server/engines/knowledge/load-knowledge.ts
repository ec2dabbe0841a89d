import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { type QuestionReader, createQuestionReader } from '#domain/conversation/question-reader.ts'
import { ModelHead, type PackedModel, unpackModel } from '#domain/danger/model-file.ts'
import { ContactsFile, DocumentsFile, type Facts, StatesFile, VotingFile } from '#domain/facts/facts.ts'
import { type LineService, resolveLine, type StateLines, StateLinesFile } from '#domain/facts/state-lines.ts'
import type { StateCode } from '#domain/places/states.ts'
import { ReentryRulesFile } from '#domain/facts/reentry-rules.ts'
import { createDetailFinder, type DetailFinder } from '#domain/knowledge/detail-finder.ts'
import { createFacetFinder, FacetCentersHead, type FacetFinder } from '#domain/knowledge/facet-finder.ts'
import type { ExtraQuestions, Guide } from '#domain/knowledge/guide.ts'
import { keepGuideIndex } from '#domain/knowledge/guide-index.ts'
import { createNearReader } from '#domain/knowledge/near-reader.ts'
import { createEmbedder, type EmbedTerms, VectorsHead } from '#domain/knowledge/word-vectors.ts'
import { createSignalReader } from '#domain/planner/signal-reader.ts'
import type { SignalReader } from '#domain/planner/signals.ts'
import { HelperGrades } from '#domain/search/helper-grades.ts'
import type { Gazetteer } from '#domain/understanding/location-in-text.ts'
import { createGazetteer } from '#server/engines/places/gazetteer.ts'
import type { Places } from '#server/engines/places/places.ts'
import {
  findPreparedFile,
  hashSamples,
  type PreparedSamples,
  prepareSamples,
  readPrepared,
  writePrepared,
} from './prepared-samples.ts'
import { readGuides } from './read-guides.ts'

/** With the table of numbers as its file has it, before any call. */
export interface ServerFacts extends Facts {
  stateLines: StateLines
}

/** Reggie's knowledge: the guides, the facts, and place names as people write them. */
export interface Knowledge {
  guides: readonly Guide[]
  facts: ServerFacts
  places: Gazetteer
  /** What a person's last turns ask, by the trained model (docs/models/questions.md). */
  readQuestion: QuestionReader
  /** The same for one text, where the search of sample questions is left out. */
  readSubject: QuestionReader
  /** What the answers for a plan say of a person (docs/models/signals.md). */
  readSignals: SignalReader
  /** What makes a question to a guide special (docs/models/vectors.md). */
  details: DetailFinder
  /** What is asked of a guide. */
  facets: FacetFinder
  /** Who helps with which service (docs/models/helpers.md). */
  helpers: HelperGrades
}

export async function loadKnowledge(dataFolder: string, places: Places): Promise<Knowledge> {
  const models = path.join(dataFolder, 'models')
  const [guides, facts, helpers, { embed, centers }, guideModel, facetModel, signalModel] = await Promise.all([
    readGuides(path.join(dataFolder, 'knowledge')),
    readFacts(path.join(dataFolder, 'facts')),
    readHelperGrades(models),
    readVectors(models),
    readModel(models, 'questions'),
    readModel(models, 'question-facets'),
    readModel(models, 'plan-signals'),
  ])
  const ownGuides = guides.map(({ guide }) => guide)
  const samples = await readSamples(dataFolder, ownGuides, embed)
  forgetSamples(ownGuides)
  keepGuideIndex(ownGuides, samples.index)
  const readQuestion = createQuestionReader(
    { guides: unpackModel(guideModel), facets: unpackModel(facetModel) },
    ownGuides.map(({ id }) => id),
  )
  return {
    facts,
    helpers,
    details: createDetailFinder(
      embed,
      ownGuides.flatMap((guide, at) => {
        const read = samples.details[at]
        return read ? [[guide, read] as const] : []
      }),
    ),
    facets: createFacetFinder(embed, centers.head, centers.numbers),
    guides: ownGuides,
    places: createGazetteer(places),
    readQuestion,
    readSubject: createNearReader(readQuestion, embed, centers.head, centers.numbers),
    readSignals: createSignalReader(unpackModel(signalModel)),
  }
}

/** As the build prepared them; where it did not, they are read now, and kept for the next start. */
async function readSamples(dataFolder: string, guides: readonly Guide[], embed: EmbedTerms): Promise<PreparedSamples> {
  const file = findPreparedFile(dataFolder)
  const key = await hashSamples(dataFolder)
  const prepared = await readPrepared(file, key)
  if (prepared) return prepared
  const samples = await prepareSamples(dataFolder, guides, embed)
  // A start never fails because the folder may not be written to.
  await writePrepared(file, key, samples).catch(() => undefined)
  return samples
}

/** Lets go of the sample questions, which nothing reads any more: they are half of all the text in the guides. */
function forgetSamples(guides: readonly Guide[]): void {
  for (const guide of guides) {
    guide.moreAsks = noSamples
    for (const text of [guide.text.en, guide.text.es]) [text.asks, text.words] = [[], []]
    for (const detail of guide.details) detail.asks = noSamples
  }
}

const noSamples: ExtraQuestions = { en: [], es: [] }

/** How well each kind of listing helps with a service, as learned. */
async function readHelperGrades(modelsFolder: string): Promise<HelperGrades> {
  return HelperGrades.parse(JSON.parse(await readFile(path.join(modelsFolder, 'helpers.json'), 'utf8')))
}

/** Where words lie, and the questions for each guide among them (docs/models/vectors.md). */
export async function readVectors(modelsFolder: string) {
  const [vectors, centers] = await Promise.all([
    readRows(modelsFolder, 'vectors', VectorsHead),
    readRows(modelsFolder, 'facet-centers', FacetCentersHead),
  ])
  return { embed: createEmbedder(vectors.head, vectors.numbers), centers }
}

/** What can be read of a file, and the numbers beside it. */
async function readRows<Schema extends z.ZodMiniType>(folder: string, name: string, schema: Schema) {
  const [head, bytes] = await Promise.all([
    readFile(path.join(folder, `${name}.json`), 'utf8'),
    readFile(path.join(folder, `${name}.bin`)),
  ])
  return {
    head: schema.parse(JSON.parse(head)),
    numbers: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }
}

/** The product's facts about help lines, voting, documents and offices. A file that does not parse stops startup. */
export async function readFacts(folder: string): Promise<ServerFacts> {
  const read = async <Schema extends z.ZodMiniType>(schema: Schema, name: string): Promise<z.output<Schema>> =>
    schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  const [{ contacts }, voting, documents, { states }, rules, stateLines] = await Promise.all([
    read(ContactsFile, 'contacts.json'),
    read(VotingFile, 'voting.json'),
    read(DocumentsFile, 'documents.json'),
    read(StatesFile, 'states.json'),
    read(ReentryRulesFile, 'reentry-rules.json'),
    read(StateLinesFile, 'state-lines.json'),
  ])
  const findLine = (state: StateCode, service: LineService) => resolveLine(state, service, stateLines.states[state], [])
  const contactsById = new Map(contacts.map((contact) => [contact.id, contact]))
  return { contacts: contactsById, voting, documents, states, reentryRules: rules.states, stateLines, findLine }
}

/** A trained model: what can be read, and the weights. */
async function readModel(folder: string, name: string): Promise<PackedModel> {
  const [head, rows] = await Promise.all([
    readFile(path.join(folder, `${name}.json`), 'utf8'),
    readFile(path.join(folder, `${name}.bin`)),
  ])
  return { ...ModelHead.parse(JSON.parse(head)), rows }
}
