import type { AnswerSource } from '#contracts/assistant.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Tone } from '#domain/chat/message.ts'
import { formatContactLine, toGuideSource, listOfficeLines, listDocumentLines, getStateName } from './evidence.ts'
import { formatListingLine, toListingSource } from './listings-near.ts'
import { chooseOpener, formatReplyText } from './reply-texts.ts'
import type { Understanding } from './understand-question.ts'

export interface ComposedReply {
  reply: string
  sources: AnswerSource[]
  followUps: string[]
}

export interface Material {
  guide: Guide | null
  related: readonly Guide[]
  places: readonly Resource[]
  facts: Facts
}

/** Text around the answer: a caution that must be read first, and a note of uncertainty at the end. */
interface Frame {
  before: string | null
  after: string | null
}

const mostFollowUps = 3

/** Builds the answer in the order a person needs it: the steps, the listings, who to call, one next step. */
export function composeReply(
  understanding: Understanding,
  material: Material,
  tone: Tone,
  { before, after }: Frame,
): ComposedReply {
  const { language, wantsListings } = understanding
  const { guide, places: listings, facts } = material
  const text = guide?.text[language]
  const near = composeListings(understanding, listings)
  const parts = [
    before ?? (tone === 'encouragement' && guide ? chooseOpener(language, guide.id) : null),
    ...(wantsListings && listings.length > 0 ? [near, text?.body] : [text?.body, near]),
    guide && statePart(understanding, guide, facts),
    guide && linesPart(understanding, guide, facts),
    text && `**${formatReplyText(language, 'next')}:** ${text.next}`,
    after,
  ]
  return {
    reply: parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n\n'),
    sources: [...(guide ? [toGuideSource(guide, language)] : []), ...listings.map(toListingSource)],
    followUps: material.related.slice(0, mostFollowUps).map((relatedGuide) => relatedGuide.text[language].title),
  }
}

function composeListings(
  { language, location, need, placeChoices, wantsListings }: Understanding,
  listings: readonly Resource[],
) {
  if (listings.length > 0 && location) {
    const title = wantsListings
      ? formatReplyText(language, 'placesFirst', location)
      : `**${formatReplyText(language, 'placesTitle', location)}**`
    const lines = listings.map((listing) => formatListingLine(listing, language)).join('\n')
    return wantsListings ? `${title}\n\n${lines}` : `${title}\n\n${lines}\n\n${formatReplyText(language, 'callFirst')}`
  }
  if (!wantsListings || need === null) return null
  if (placeChoices.length > 0) return formatReplyText(language, 'whichPlace')
  return location ? formatReplyText(language, 'placesNone', location) : formatReplyText(language, 'noPlace')
}

function statePart({ language, state }: Understanding, guide: Guide, facts: Facts): string | null {
  const lines = [
    ...(state ? listOfficeLines(guide, state, facts, language) : []),
    ...listDocumentLines(guide, facts, language),
  ]
  if (lines.length === 0) return null
  const title = state ? `**${formatReplyText(language, 'stateTitle', { state: getStateName(state) })}**\n\n` : ''
  return `${title}${lines.map((line) => `- ${line}`).join('\n')}`
}

function linesPart({ language }: Understanding, guide: Guide, facts: Facts): string | null {
  const contacts = guide.contacts.flatMap((id) => facts.contacts.get(id) ?? [])
  if (contacts.length === 0) return null
  const lines = contacts.map((contact) => `- ${formatContactLine(contact, language)}`)
  return `**${formatReplyText(language, 'linesTitle')}**\n\n${lines.join('\n')}`
}
