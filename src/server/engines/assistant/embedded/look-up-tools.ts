import type { Facts, DocumentGuide } from '#domain/facts/facts.ts'
import type { GuideSearch } from '#domain/knowledge/guide-index.ts'
import type { Language } from '#domain/language.ts'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import { splitWords } from '#domain/text/fold.ts'
import { stem } from '#domain/text/stem.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { EvidenceText } from '../assistant.ts'
import type { AssistantTools } from '../providers/tools.ts'
import { buildGuideEvidence, getStateName } from './evidence.ts'
import { type ListingFinder, findListingsNear } from './listings-near.ts'
import { formatReplyText } from './reply-texts.ts'
import { buildVotingEvidence } from './voting.ts'

export interface LookUpDeps {
  findGuides: GuideSearch
  facts: Facts
  findPlaces: ListingFinder
  clock: Clock
}

const most = { guides: 3, places: 6 }

/** What a model may look up: the same guides, facts and places the embedded assistant answers from. */
export function lookUpTools({ findGuides, facts, findPlaces, clock }: LookUpDeps): AssistantTools {
  return {
    async searchResources({ words: asked, need }, { language, location, signal }) {
      const meant = need ?? interpretNeeds(asked).needs[0]?.need
      if (!location || !meant) return []
      return findListingsNear(findPlaces, { location, need: meant, words: asked, language }, most.places, signal)
    },
    async getGuide({ topic }, { language, location }) {
      const state = (location?.state ?? null) as StateCode | null
      return findGuides(topic, most.guides).map(({ guide }) => buildGuideEvidence(guide, state, facts, language))
    },
    async votingRule({ state }, { language }) {
      return [buildVotingEvidence(state, facts, language, clock.now())].filter((rule) => rule !== null)
    },
    async documentSteps({ document, state }, { language }) {
      const paper = findDocumentByName(document, facts.documents.documents)
      return paper ? [buildDocumentEvidence(paper, state, facts, language)] : []
    },
  }
}

/** The paper whose name shares most words with what was asked for, in either language. */
function findDocumentByName(asked: string, papers: readonly DocumentGuide[]): DocumentGuide | null {
  const said = new Set(splitWords(asked).map(stem))
  const shared = ({ id, title }: DocumentGuide) =>
    splitWords(`${id} ${title.en} ${title.es}`)
      .map(stem)
      .filter((word) => said.has(word)).length
  const best = papers.toSorted((a, b) => shared(b) - shared(a))[0]
  return best && shared(best) > 0 ? best : null
}

function buildDocumentEvidence(
  paper: DocumentGuide,
  state: StateCode | null,
  facts: Facts,
  language: Language,
): EvidenceText {
  const offices = state ? facts.states[state] : undefined
  const office = paper.id === 'birth-certificate' ? offices?.vitalRecords : offices?.idOffice
  const said = (list: readonly Record<Language, string>[]) => list.map((one) => `- ${one[language]}`)
  const lines = [
    paper.title[language],
    paper.why[language],
    ...said(paper.steps),
    ...said(paper.papers),
    ...said(paper.traps),
    ...(paper.fee ? [formatReplyText(language, 'fee', { fee: paper.fee[language] })] : []),
    ...(paper.time ? [formatReplyText(language, 'wait', { time: paper.time[language] })] : []),
    ...(state && office
      ? [`${getStateName(state)}: ${[office.name, office.phone, office.url].filter(Boolean).join(' · ')}`]
      : []),
    ...paper.links,
  ]
  return {
    source: {
      id: `document:${paper.id}`,
      kind: 'document',
      title: paper.title[language],
      url: paper.links[0] ?? null,
      checkedOn: paper.checkedOn,
    },
    text: lines.join('\n'),
  }
}
