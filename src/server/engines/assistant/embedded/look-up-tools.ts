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
import { buildGuideEvidence, formatOfficeParts, getStateName } from './evidence.ts'
import { type ListingFinder, findListingsNear } from './listings-near.ts'
import { formatReplyText } from './reply-texts.ts'
import { buildVotingEvidence } from './voting.ts'

export interface LookUpDeps {
  findGuides: GuideSearch
  facts: Facts
  findListings: ListingFinder
  clock: Clock
}

const most = { guides: 3, places: 6 }

/** The lookups a model may make: the same guides, facts and listings the embedded assistant answers from. */
export function lookUpTools({ findGuides, facts, findListings, clock }: LookUpDeps): AssistantTools {
  return {
    async searchResources({ words: searchText, need }, { language, location, signal }) {
      const intendedNeed = need ?? interpretNeeds(searchText).needs[0]?.need
      if (!location || !intendedNeed) return []
      return findListingsNear(
        findListings,
        { location, need: intendedNeed, words: searchText, language },
        most.places,
        signal,
      )
    },
    async getGuide({ topic }, { language, location }) {
      const state = (location?.state ?? null) as StateCode | null
      return findGuides(topic, most.guides).map(({ guide }) => buildGuideEvidence(guide, state, facts, language))
    },
    async votingRule({ state }, { language }) {
      return [buildVotingEvidence(state, facts, language, clock.now())].filter((rule) => rule !== null)
    },
    async documentSteps({ document, state }, { language }) {
      const documentGuide = findDocumentByName(document, facts.documents.documents)
      return documentGuide ? [buildDocumentEvidence(documentGuide, state, facts, language)] : []
    },
  }
}

/** The document whose name shares the most words with the request, in either language. */
function findDocumentByName(documentName: string, documentGuides: readonly DocumentGuide[]): DocumentGuide | null {
  const nameStems = new Set(splitWords(documentName).map(stem))
  const shared = ({ id, title }: DocumentGuide) =>
    splitWords(`${id} ${title.en} ${title.es}`)
      .map(stem)
      .filter((word) => nameStems.has(word)).length
  const best = documentGuides.toSorted((a, b) => shared(b) - shared(a))[0]
  return best && shared(best) > 0 ? best : null
}

function buildDocumentEvidence(
  documentGuide: DocumentGuide,
  state: StateCode | null,
  facts: Facts,
  language: Language,
): EvidenceText {
  const offices = state ? facts.states[state] : undefined
  const isBirth = documentGuide.id === 'birth-certificate'
  const office = isBirth ? offices?.vitalRecords : offices?.idOffice
  const service = isBirth ? 'vital-records' : 'id-office'
  const toListLines = (list: readonly Record<Language, string>[]) => list.map((text) => `- ${text[language]}`)
  const lines = [
    documentGuide.title[language],
    documentGuide.why[language],
    ...toListLines(documentGuide.steps),
    ...toListLines(documentGuide.papers),
    ...toListLines(documentGuide.traps),
    ...(documentGuide.fee ? [formatReplyText(language, 'fee', { fee: documentGuide.fee[language] })] : []),
    ...(documentGuide.time ? [formatReplyText(language, 'wait', { time: documentGuide.time[language] })] : []),
    ...(state && office
      ? [`${getStateName(state)}: ${formatOfficeParts(office, service, state, facts, language, true)}`]
      : []),
    ...documentGuide.links,
  ]
  return {
    source: {
      id: `document:${documentGuide.id}`,
      kind: 'document',
      title: documentGuide.title[language],
      url: documentGuide.links[0] ?? null,
      checkedOn: documentGuide.checkedOn,
    },
    text: lines.join('\n'),
  }
}
