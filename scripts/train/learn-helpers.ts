import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getGuideSearch } from '../../src/domain/knowledge/guide-index.ts'
import { createSubjectFinder } from '../../src/domain/knowledge/interpret-by-guide.ts'
import type { HelperGrades } from '../../src/domain/search/helper-grades.ts'
import { toSearchRequest, type JudgedQuery } from '../../src/domain/search-lab/judged-search.ts'
import { mean } from '../../src/domain/search-lab/metrics.ts'
import { planSearch } from '../../src/server/engines/directory/search-plan.ts'
import { loadKnowledge } from '../../src/server/engines/knowledge/load-knowledge.ts'
import { loadPlaces } from '../../src/server/engines/places/places.ts'
import { readGoldenSearch } from '../eval/golden-search.ts'
import { readRealListings, root } from '../eval/open-directory.ts'
import { evaluateSearch } from '../eval/search.ts'
import { createBlender, listOffers, type JudgedService } from './blend-helpers.ts'
import { readHelpers } from './read-helpers.ts'
import { collectSubjects, readJudgedSubjects, type JudgedSubject } from './subject-helpers.ts'

const modelFile = path.join(root, 'data/models/helpers.json')

/** From this chance on a question teaches who helps with the subject of a guide. */
const clearSubject = 0.8

/** Variants of one question share a judgement up to its number. */
const toSubject = (judgement: string) =>
  /^(unseen|fresh)-/.test(judgement) ? judgement : judgement.replace(/-\d+$/, '')

/**
 * Learns who helps with which service from what case managers would say and from the judged questions that are not held
 * out. With `isCheck`, each question is asked with what was learned without its subject.
 */
export async function learnHelpers(isCheck: boolean): Promise<void> {
  const written = readHelpers(path.join(root, 'data/training/helpers/by-service.json'))
  const judged = await readJudged()
  const blend = createBlender(written, listOffers(readRealListings()))
  const ofGuides = globSync(path.join(root, 'data/training/helpers/by-{guide-*,detail}.jsonl'))
    .toSorted()
    .flatMap(readJudgedSubjects)
  const learn = (from: readonly Judged[]): HelperGrades => ({
    services: blend(from.flatMap(({ service }) => service ?? [])),
    subjects: collectSubjects([...ofGuides, ...from.flatMap(({ subject }) => subject ?? [])]),
  })
  if (!isCheck) {
    writeFileSync(modelFile, formatModel(learn(judged)))
    return
  }
  const bySubject = new Map<string, HelperGrades>()
  const learnWithout = ({ judgement }: JudgedQuery) => {
    const subject = toSubject(judgement)
    const known = bySubject.get(subject)
    if (known) return known
    const others = judged.filter(({ query }) => toSubject(query.judgement) !== subject)
    const helpers = learn(others)
    bySubject.set(subject, helpers)
    return helpers
  }
  const evaluated = await evaluateSearch(learnWithout)
  const print = (name: string, isIn: (query: JudgedQuery) => boolean) => {
    const scores = evaluated.filter(({ query }) => isIn(query)).map(({ ours }) => ours.ndcg)
    console.log(`${name.padEnd(12)} ${mean(scores).toFixed(3)} nDCG@10 (${scores.length} questions)`)
  }
  print('all', () => true)
  print('English', ({ language }) => language === 'en')
  print('Spanish', ({ language }) => language === 'es')
  print('held out', ({ isHeldOut }) => isHeldOut === true)
}

/** One service or subject a line, so that a change can be compared. */
function formatModel({ services, subjects }: HelperGrades): string {
  const formatLines = (entries: object) =>
    Object.entries(entries)
      .map(([id, value]) => `  ${JSON.stringify(id)}: ${JSON.stringify(value)}`)
      .join(',\n')
  return `{\n "services": {\n${formatLines(services)}\n },\n "subjects": {\n${formatLines(subjects)}\n }\n}\n`
}

/** One judgement of a question, as one of the service that the search reads in it, and of the subject it is clearly about. */
interface Judged {
  query: JudgedQuery
  service?: JudgedService
  subject?: JudgedSubject
}

async function readJudged(): Promise<Judged[]> {
  const { queries, judgementsOf } = readGoldenSearch(path.join(root, 'data/golden/search.json'))
  const places = loadPlaces(path.join(root, 'data/directory'))
  const knowledge = await loadKnowledge(path.join(root, 'data'), places)
  const findSubject = createSubjectFinder(getGuideSearch(knowledge.guides), knowledge)
  return queries.flatMap((query) => {
    if (query.isHeldOut || !query.text) return []
    const { rankRequest } = planSearch({ places, findSubject }, toSearchRequest(query), Date.now())
    const [service] = rankRequest.text.services
    const [likeliest] = rankRequest.text.subjects ?? []
    const isAbout = likeliest && likeliest.probability >= clearSubject
    return judgementsOf(query).map((judgement, at) => ({
      query,
      ...(service && { service: { service, name: query.further?.[at - 1] ?? query.judgement, judgement } }),
      ...(isAbout && { subject: { guideId: likeliest.guideId, judgement, isOneCase: true } }),
    }))
  })
}
