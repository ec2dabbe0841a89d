import { findKnownFacts } from '#domain/assistant/known-facts.ts'
import { listNearestFacets, type FacetName } from '#domain/knowledge/facets.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { servicesByGuide } from '#domain/knowledge/services-by-guide.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Evidence, EvidenceText, Question, TalkEvidence } from '../assistant.ts'
import type { AnswerDeps } from '../embedded/answer-from-knowledge.ts'
import { findListingsForQuestion } from '../embedded/listings-near.ts'
import type { EmbeddedAssistant } from '../embedded/embedded-assistant.ts'
import { chooseDetail } from '../embedded/choose-detail.ts'
import { toGuideSource } from '../embedded/evidence.ts'
import type { Understanding } from '../embedded/understand-question.ts'

export interface TalkEvidenceDeps extends Pick<AnswerDeps, 'findListings'> {
  embedded: Pick<EmbeddedAssistant, 'gather' | 'understand'>
}

const mostFacets = 4
const mostPlaces = 6
/** The listings among which the ones shown before are found again. */
const nearListings = 12
/** A turn that leans more than this is about the subject talked about. */
const leaning = 0.5

/**
 * The records of the embedded assistant and its reading of the talk: what kind of turn it is, what is asked, the small
 * answers of the guide, what the person told, and the listings shown before. A model starts from the same knowledge.
 */
export function createTalkGatherer({ embedded, findListings }: TalkEvidenceDeps) {
  return async (question: Question, signal: AbortSignal): Promise<Evidence> => {
    const evidence = await embedded.gather(question, signal)
    const understanding = embedded.understand(question)
    const guide = chooseGuide(understanding)
    const near = await findGuideListings(understanding, guide, findListings, signal)
    const shown = near.filter(({ name }) => understanding.talk.listings.some((listing) => listing.name === name))
    const first = shown.length > 0 ? shown : near.slice(0, mostPlaces)
    const places = [...new Map([...first, ...evidence.places].map((place) => [place.id, place])).values()]
    return {
      ...evidence,
      places: places.slice(0, mostPlaces),
      texts: [...(guide ? [toFacetEvidence(guide, understanding)] : []), ...evidence.texts],
      talk: toTalkEvidence(question, understanding, guide, shown),
    }
  }
}

/** The likeliest guide; for a turn that leans on the talk, the one talked about. */
function chooseGuide({ hits, talk, turn }: Understanding): Guide | null {
  const current = hits.find(({ guide }) => guide.id === talk.topic?.guideId)?.guide
  return (turn.leans > leaning ? current : undefined) ?? hits[0]?.guide ?? null
}

/** By the services of the guide, as the embedded assistant lists them. */
async function findGuideListings(
  understanding: Understanding,
  guide: Guide | null,
  findListings: AnswerDeps['findListings'],
  signal: AbortSignal,
): Promise<readonly Resource[]> {
  if (!guide || !servicesByGuide[guide.id]) return []
  return findListingsForQuestion(understanding, { findListings }, nearListings, signal, guide)
}

function chooseFacets(guide: Guide, { turn, chip, asked: readings }: Understanding): FacetName[] {
  const asked =
    chip && chip !== 'more'
      ? [chip.facet]
      : readings
          .get(guide)
          .slice(0, mostFacets)
          .map(({ name }) => name)
  const byKind: FacetName[] = turn.kind === 'person' ? ['someone'] : turn.kind === 'place' ? ['where'] : []
  const names = [...byKind, ...asked, 'what' as const].flatMap(
    (name) => [name, ...listNearestFacets(name)].find((possible) => guide.facets[possible]) ?? [],
  )
  return [...new Set(names)].slice(0, mostFacets)
}

function toFacetEvidence(guide: Guide, understanding: Understanding): EvidenceText {
  const { language } = understanding
  const detail = chooseDetail(understanding, guide)?.detail.text[language] ?? ''
  const answers = [detail, ...chooseFacets(guide, understanding).map((name) => guide.facets[name]?.[language] ?? '')]
  return { source: toGuideSource(guide, language), text: answers.filter(Boolean).join('\n') }
}

function toTalkEvidence(
  question: Question,
  understanding: Understanding,
  guide: Guide | null,
  shown: readonly Resource[],
): TalkEvidence {
  const { turn, talk, language, need } = understanding
  const own = question.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return {
    turn: turn.kind,
    asks: guide ? chooseFacets(guide, understanding) : [],
    subject: guide?.text[language].title ?? null,
    need,
    toldBefore: talk.given.filter(({ guideId }) => guideId === guide?.id).map(({ part }) => part),
    known: findKnownFacts(own),
    listingsShown: shown.map(({ name }) => name),
  }
}
