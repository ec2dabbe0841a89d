import { isRepeated } from '#domain/conversation/talk-state.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Answer } from '../assistant.ts'
import { composeListings, isGiven } from './compose-reply.ts'
import { findListingsForQuestion, type ListingFinder, toListingSource } from './listings-near.ts'
import { formatReplyText, getChips } from './reply-texts.ts'
import type { Understanding } from './understand-question.ts'

export const mostChoices = 3
/** Where listings were asked for. */
export const mostListings = 3
/** Below these nobody knows what is meant, and the choices would be guesses. */
const guess = { first: 0.2, others: 0.1 }

export const plain = (reply: string): Answer => ({ reply, crisis: null, followUps: [], sources: [] })

/** Not sure: one warm question with two or three choices; where only the place is unclear, the listings come too. */
export async function askBack(
  understanding: Understanding,
  deps: { findListings: ListingFinder },
  signal: AbortSignal,
): Promise<Answer> {
  const { language, hits, need, wantsListings, turn, talk } = understanding
  const current = hits[0] && hits[0].guide.id === talk.topic?.guideId ? hits[0].guide : null
  if (current && turn.kind !== 'correct') return askWhatAbout(understanding, current)
  const isUnknown = (hits[0]?.score ?? 0) < guess.first
  const choices = (isUnknown ? [] : hits)
    .filter(({ score }) => score >= guess.others)
    .slice(0, mostChoices)
    .map(({ guide }) => guide.text[language].title)
  const listings = need && wantsListings ? await findListingsForQuestion(understanding, deps, mostListings, signal) : []
  if (listings.length > 0) {
    return {
      reply: composeListings(understanding, 'where', listings) ?? '',
      crisis: null,
      followUps: choices,
      sources: listings.map(toListingSource),
    }
  }
  // Asked back once is enough: then a person can help.
  if (wasAskedBack(understanding)) return { ...plain(formatReplyText(language, 'unknown')), followUps: choices }
  if (turn.kind === 'correct') return { ...plain(formatReplyText(language, 'correct')), followUps: choices }
  if (choices.length > 0) return { ...plain(formatReplyText(language, 'whichOne')), followUps: choices }
  const { sleep, work, health } = getChips(language).choices
  return { ...plain(formatReplyText(language, 'unclear')), followUps: [sleep, work, health] }
}

export const wasAskedBack = ({ language, talk }: Understanding): boolean =>
  isRepeated(talk, formatReplyText(language, 'whichOne')) || isRepeated(talk, formatReplyText(language, 'unclear'))

/** The small answers about a subject that were not given yet, the most likely first. */
function listOpenFacets({ language, asked, talk }: Understanding, guide: Guide): string[] {
  const chips = getChips(language).facets
  return asked
    .get(guide)
    .filter(({ name }) => name !== 'what' && guide.facets[name] && !isGiven(talk, guide, name))
    .slice(0, mostChoices)
    .map(({ name }) => chips[name])
}

/** "You told me that already": it's not said a third time. */
export function answerRepetition(understanding: Understanding, guide: Guide): Answer {
  const { language, talk } = understanding
  const text = formatReplyText(language, 'told')
  const reply = isRepeated(talk, text) ? formatReplyText(language, 'allSaid') : text
  return { ...plain(reply), followUps: listOpenFacets(understanding, guide) }
}

/** The subject is clear, what is asked about it is not: the small answers that were not given yet are the choices. */
function askWhatAbout(understanding: Understanding, guide: Guide): Answer {
  const { language, talk } = understanding
  const open = listOpenFacets(understanding, guide)
  const text = formatReplyText(language, 'whatAbout', { title: guide.text[language].title })
  const isSaid = open.length === 0 || isRepeated(talk, text)
  return { ...plain(isSaid ? formatReplyText(language, 'noDetail') : text), followUps: open }
}
