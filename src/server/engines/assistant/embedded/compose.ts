import type { AnswerSource } from '#contracts/assistant.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Tone } from '#domain/chat/message.ts'
import { contactLine, guideSource, officeLines, paperLines, stateName } from './evidence.ts'
import { placeLine, placeSource } from './places-near.ts'
import { opener, say } from './say.ts'
import type { Understanding } from './understand-question.ts'

export interface Composed {
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

/** What is said around the answer: a caution that must be read first, a doubt that comes last. */
interface Frame {
  before: string | null
  after: string | null
}

const mostFollowUps = 3

/** The answer in the order a person needs it: the way, the places, who to call, one next step. */
export function compose(asked: Understanding, material: Material, tone: Tone, { before, after }: Frame): Composed {
  const { language, wantsPlaces } = asked
  const { guide, places, facts } = material
  const text = guide?.text[language]
  const near = placesPart(asked, places)
  const parts = [
    before ?? (tone === 'encouragement' && guide ? opener(language, guide.id) : null),
    ...(wantsPlaces && places.length > 0 ? [near, text?.body] : [text?.body, near]),
    guide && statePart(asked, guide, facts),
    guide && linesPart(asked, guide, facts),
    text && `**${say(language, 'next')}:** ${text.next}`,
    after,
  ]
  return {
    reply: parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n\n'),
    sources: [...(guide ? [guideSource(guide, language)] : []), ...places.map(placeSource)],
    followUps: material.related.slice(0, mostFollowUps).map((one) => one.text[language].title),
  }
}

function placesPart(
  { language, location, need, placeChoices, wantsPlaces }: Understanding,
  places: readonly Resource[],
) {
  if (places.length > 0 && location) {
    const title = wantsPlaces ? say(language, 'placesFirst', location) : `**${say(language, 'placesTitle', location)}**`
    const lines = places.map((place) => placeLine(place, language)).join('\n')
    return wantsPlaces ? `${title}\n\n${lines}` : `${title}\n\n${lines}\n\n${say(language, 'callFirst')}`
  }
  if (!wantsPlaces || need === null) return null
  if (placeChoices.length > 0) return say(language, 'whichPlace')
  return location ? say(language, 'placesNone', location) : say(language, 'noPlace')
}

function statePart({ language, state }: Understanding, guide: Guide, facts: Facts): string | null {
  const lines = [...(state ? officeLines(guide, state, facts, language) : []), ...paperLines(guide, facts, language)]
  if (lines.length === 0) return null
  const title = state ? `**${say(language, 'stateTitle', { state: stateName(state) })}**\n\n` : ''
  return `${title}${lines.map((line) => `- ${line}`).join('\n')}`
}

function linesPart({ language }: Understanding, guide: Guide, facts: Facts): string | null {
  const contacts = guide.contacts.flatMap((id) => facts.contacts.get(id) ?? [])
  if (contacts.length === 0) return null
  const lines = contacts.map((contact) => `- ${contactLine(contact, language)}`)
  return `**${say(language, 'linesTitle')}**\n\n${lines.join('\n')}`
}
