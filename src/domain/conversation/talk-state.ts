import type { ChatMessage } from '../chat/message.ts'
import { type FacetName, facetNames } from '../knowledge/facets.ts'
import type { Guide } from '../knowledge/guide.ts'
import { findNumber, TermNumbers } from '../knowledge/term-numbers.ts'
import { fold } from '../text/fold.ts'

/** An answer that Reggie gave: a small answer of a guide, one about a detail, or the whole guide. */
export interface GivenAnswer {
  guideId: string
  part: FacetName | 'detail' | 'guide'
}

/** A listing as it was shown: its name and the line of facts after it. */
export interface ShownListing {
  name: string
  facts: string
}

/** What a talk is about by now, read from its messages: nothing is kept on the server between calls. */
export interface TalkState {
  /** Oldest first. */
  given: readonly GivenAnswer[]
  /** What the last answer was about. */
  topic: GivenAnswer | null
  /** The listings that were shown last. */
  listings: readonly ShownListing[]
  /** Every paragraph that Reggie wrote, folded. */
  paragraphs: ReadonlySet<string>
}

/** Of a text that stands alone. */
export const emptyTalk: TalkState = { given: [], topic: null, listings: [], paragraphs: new Set() }

export type TalkReader = (messages: readonly Pick<ChatMessage, 'role' | 'content'>[]) => TalkState

/** Enough to tell any two texts apart. */
const keyLength = 80
const listingLine = /^- \*\*(.+?)\*\*: (.+)$/gm

/** After a card the talk is about that danger: its guide by the line that the card names. */
const guidesByLine: readonly (readonly [string, string])[] = [
  ['1-800-799-7233', 'partner-violence'],
  ['1-888-373-7888', 'forced-work-trafficking'],
  ['1-800-662-4357', 'cravings'],
]
/** A card's answer is short; a guide that names a line says more. */
const longestCard = 330

const toKey = (text: string) => fold(text.replace(/[*#_]/g, '')).slice(0, keyLength)

const parts: readonly GivenAnswer['part'][] = [...facetNames, 'detail', 'guide']

/**
 * Finds the answer that begins with a key. The keys of nearly twenty thousand answers are kept as numbers: as texts they would
 * take ten times the memory.
 */
function indexAnswers(guides: readonly Guide[]): (key: string) => GivenAnswer | undefined {
  const keys = new TermNumbers()
  const [guideAt, partAt]: [number[], number[]] = [[], []]
  for (const [at, { facets, details, text }] of guides.entries()) {
    const add = (answer: string, part: GivenAnswer['part']) => {
      const key = keys.add(toKey(answer))
      guideAt[key] = at
      partAt[key] = parts.indexOf(part)
    }
    for (const language of ['en', 'es'] as const) {
      for (const [part, texts] of Object.entries(facets)) add(texts[language], part as FacetName)
      for (const detail of details) add(detail.text[language], 'detail')
      add(text[language].body.split('\n\n')[0] ?? '', 'guide')
    }
  }
  const packedKeys = keys.pack()
  const ids = guides.map(({ id }) => id)
  const [guideNumbers, partNumbers] = [Uint16Array.from(guideAt), Uint8Array.from(partAt)]
  return (text) => {
    const key = findNumber(packedKeys, text)
    const [guideId, part] = key === undefined ? [] : [ids[guideNumbers[key] ?? 0], parts[partNumbers[key] ?? 0]]
    return guideId !== undefined && part ? { guideId, part } : undefined
  }
}

/** Whoever reads talks about the same guides shares one index: it takes 0.2 seconds to make. */
const indexes = new WeakMap<readonly Guide[], ReturnType<typeof indexAnswers>>()

/** Recognizes Reggie's own answers by their first words. */
export function createTalkReader(guides: readonly Guide[]): TalkReader {
  const findAnswer = indexes.get(guides) ?? indexAnswers(guides)
  indexes.set(guides, findAnswer)
  return (messages) => {
    const replies = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
    const given = replies.map((reply) => {
      const parts = splitParagraphs(reply).flatMap((part) => findAnswer(toKey(part)) ?? [])
      return parts.length > 0 ? parts : readCard(reply)
    })
    const shown = replies.map(listListings).findLast((listings) => listings.length > 0)
    return {
      given: given.flat(),
      topic: given.flat().at(-1) ?? null,
      listings: shown ?? [],
      paragraphs: new Set(replies.flatMap(splitParagraphs).map(toKey)),
    }
  }
}

function readCard(reply: string): GivenAnswer[] {
  const line = reply.length > longestCard ? undefined : guidesByLine.find(([number]) => reply.includes(number))
  return line ? [{ guideId: line[1], part: 'detail' }] : []
}

export const isRepeated = ({ paragraphs }: TalkState, paragraph: string): boolean => paragraphs.has(toKey(paragraph))

const splitParagraphs = (text: string) => text.split(/\n{2,}/).filter((part) => part.trim() !== '')

function listListings(reply: string): ShownListing[] {
  return [...reply.matchAll(listingLine)].map(([, name = '', facts = '']) => ({ name, facts }))
}
