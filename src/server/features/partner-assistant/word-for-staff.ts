import { staffReggie as english } from '#content/en/staff-reggie.ts'
import { staffReggie as spanish } from '#content/es/staff-reggie.ts'
import type { TalkReader } from '#domain/conversation/talk-state.ts'
import type { Language } from '#domain/language.ts'
import { formatCountyInSentence } from '#domain/places/county-in-sentence.ts'
import { fillIn } from '#domain/partner-assistant/fill-in.ts'
import type { Answer } from '#server/engines/assistant/assistant.ts'
import { getCaution, getTopicOpening } from '#server/engines/assistant/embedded/fixed-replies.ts'
import { formatReplyText } from '#server/engines/assistant/embedded/reply-texts.ts'
import type { Understanding } from '#server/engines/assistant/embedded/understand-question.ts'

const texts = { en: english.question, es: spanish.question }

/** Reggie's own sentences that have a form for staff under the same or another name. */
const sameSentences = [
  ['noPlace', 'noPlace'],
  ['whichPlace', 'whichPlace'],
  ['votingAsk', 'voting'],
  ['otherLanguage', 'language'],
  ['off', 'off'],
  ['whichOne', 'whichOne'],
  ['correct', 'whichOne'],
  ['unclear', 'unclear'],
  ['vague', 'unclear'],
  ['vent', 'unclear'],
  ['tellMore', 'unclear'],
  ['unknown', 'unknown'],
  ['hello', 'hello'],
  ['who', 'hello'],
  ['can', 'hello'],
] as const

const cautions = ['legal', 'supervision', 'immigration'] as const

/**
 * An answer of Reggie for somebody who asks for another person: what Reggie says himself is about "the person", and
 * the text of a guide, which speaks to the person, is announced as such.
 */
export function wordForStaff(
  answer: Answer,
  understanding: Understanding,
  readTalk: TalkReader,
  isFirst: boolean,
): string {
  const { language } = understanding
  const words = texts[language]
  const staffSentences = listSentences(understanding)
  const guide = answer.sources.find(({ kind }) => kind === 'guide')
  const title = guide ? fillIn(words.heading, { title: guide.title }) : null
  const paragraphs = answer.reply.split(/\n{2,}/).map((paragraph) => {
    const asked = findAsked(paragraph, readTalk, language)
    return asked ? `${asked}\n\n${paragraph}` : (staffSentences.get(paragraph) ?? paragraph)
  })
  return [title, title && isFirst && words.words, ...paragraphs].filter(Boolean).join('\n\n')
}

/** What a small answer is about, as a question about the person. The short answer needs none. */
function findAsked(paragraph: string, readTalk: TalkReader, language: Language): string | null {
  const part = readTalk([{ role: 'assistant', content: paragraph }]).topic?.part
  return !part || part === 'guide' || part === 'detail' || part === 'what' ? null : `*${texts[language].facets[part]}*`
}

function listSentences({ language, location }: Understanding): Map<string, string> {
  const words = texts[language]
  const sentences = new Map<string, string>(
    sameSentences.map(([reggie, staff]) => [formatReplyText(language, reggie), words[staff]]),
  )
  for (const topic of cautions) sentences.set(getCaution(topic, language), words.cautions[topic])
  sentences.set(getTopicOpening('refuse', language), words.refuse)
  if (location) {
    const place = { state: location.state, county: formatCountyInSentence(location.county, language) }
    sentences.set(formatReplyText(language, 'placesTitle', place), fillIn(words.near, place))
    sentences.set(formatReplyText(language, 'placesFirst', place), fillIn(words.found, place))
    sentences.set(formatReplyText(language, 'placesNone', place), fillIn(words.none, place))
  }
  return sentences
}
