import { assistantSafety as english } from '#content/en/reggie.ts'
import { assistantSafety as spanish } from '#content/es/reggie.ts'
import type { AnswerSource } from '#contracts/assistant.ts'
import type { OutputContext } from '#domain/assistant/output-filter.ts'
import { listInstructionRuns } from '#domain/assistant/reply-manners.ts'
import { returnWords } from '#content/return-words.ts'
import { collectAllowedFacts, type AllowedFacts, type GroundingSources } from '#domain/grounding/allowed-facts.ts'
import type { Claim } from '#domain/grounding/claim.ts'
import { findClaims } from '#domain/grounding/claims.ts'
import { createGroundingStream, type GroundingTexts } from '#domain/grounding/ground.ts'
import { maskConversation } from '#domain/grounding/mask.ts'
import { stripMarks } from '#domain/grounding/plain-text.ts'
import type { Language } from '#domain/language.ts'
import { createWordFinder } from '#domain/pin/return-words.ts'
import { fold } from '#domain/text/fold.ts'
import type { Answer, AnswerOptions, Evidence, Question } from '../assistant.ts'
import { toListingSource } from '../embedded/listings-near.ts'
import type { ModelOpener } from './choose-model.ts'
import { buildInstructions, buildMessages, maxSentMessages } from './prompt.ts'
import type { AssistantTools } from './tools.ts'

/** The model produced nothing that can be shown: it failed, was late, or said nothing supported by the records. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
}

/** The model's text before anything was removed, and the parts not supported by the records. */
export interface ModelCheck {
  draft: string
  dropped: readonly Claim[]
}

export interface ModelDeps {
  model: ModelOpener
  /** The records the embedded assistant would answer from. */
  gather(question: Question, signal: AbortSignal): Promise<Evidence>
  tools: AssistantTools
  /** Help lines and offices that may always be named, one text each, in addition to `helpLines`. */
  lines?(language: Language): readonly string[]
  /** Replaces forbidden text (T-11.4). Called with each finished sentence and, at the end, with the whole text. */
  filterOutput?(text: string, language: Language, context: OutputContext): string
  deadlineMs?: number
}

export interface ModelOptions extends AnswerOptions {
  /** Called with the cost of the answer once it is known. */
  onTokens?: (tokens: number) => void
  /** For the trace only: a draft must not be shown anywhere else. */
  onChecked?: (check: ModelCheck) => void
}

export interface ModelAssistant {
  /** Throws ModelUnavailable when there is nothing to show; text already passed to onText must then be discarded. */
  answer(question: Question, options: ModelOptions): Promise<Answer>
}

/** The server's share of the 30 s a browser waits (T-6.6). */
const chatDeadlineMs = 25_000
/** Twice the length of 700 tokens; anything longer is rejected. */
const longestReply = 8_000

const findReturnWord = createWordFinder(returnWords)
const isReturnWord = (word: string) => findReturnWord(word) !== null

const checkTexts: Record<Language, GroundingTexts> = { en: english, es: spanish }

/** A model restricted to facts in the records. */
export function modelAssistant(deps: ModelDeps): ModelAssistant {
  return {
    async answer(question, options) {
      const { signal } = options
      const within = AbortSignal.any([signal, AbortSignal.timeout(deps.deadlineMs ?? chatDeadlineMs)])
      try {
        return await orAborted(answerWithin(deps, question, { ...options, signal: within }), within)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ModelUnavailable) throw error
        throw new ModelUnavailable('The model did not answer.', { cause: error })
      }
    },
  }
}

/** A provider that ignores the abort must not keep the person waiting. */
async function orAborted<Result>(task: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await Promise.race([task, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function answerWithin(deps: ModelDeps, question: Question, options: ModelOptions): Promise<Answer> {
  const { signal, onText, onTokens, onChecked } = options
  const [evidence, opened, { streamAnswer }, { createToolSet: toolSet }] = await Promise.all([
    deps.gather(question, signal),
    deps.model(),
    import('./stream-answer.ts'),
    import('./tools.ts'),
  ])
  const { language, location } = evidence
  const masked = maskConversation(question.messages.slice(-maxSentMessages), {
    knownNames: evidence.places.flatMap(({ name, organization }) => [name, organization ?? '']),
    isReturnWord,
  })
  const userMessages = question.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const records = { texts: [...evidence.texts], places: [...evidence.places], location }
  const lines = deps.lines?.(language) ?? []
  let allowed: AllowedFacts = collectAllowedFacts(records, { lines, personTexts: userMessages, tokens: masked.tokens })
  const tools = toolSet(deps.tools, { language, location, signal }, ({ texts, places: listings }) => {
    records.texts.push(...texts)
    records.places.push(...listings)
    allowed = collectAllowedFacts(records, { lines, personTexts: userMessages, tokens: masked.tokens })
  })

  const grounding = createGroundingStream(() => allowed, checkTexts[language])
  const instructions = buildInstructions(language, question.tone, question.control)
  const instructionRuns = listInstructionRuns(instructions)
  const safe = (text: string, before: string) => {
    const names = records.places.flatMap(({ name, organization }) => [name, organization ?? ''])
    return deps.filterOutput?.(text, language, { before, names, instructionRuns }) ?? text
  }
  let [reply, draft] = ['', '']
  const show = (text: string) => {
    if (text === '' || signal.aborted) return
    const before = reply
    reply += text
    onText?.(masked.unmask(safe(text, before)))
  }
  const { finish, tokens } = await streamAnswer({
    ...opened,
    tools,
    signal,
    instructions,
    messages: buildMessages(question, evidence, masked.messages),
    onText(text) {
      draft += text
      if (draft.length > longestReply) throw new ModelUnavailable('The answer does not end.')
      show(grounding.push(text))
    },
  })
  onTokens?.(tokens)
  if (finish !== 'stop' && finish !== 'length') throw new ModelUnavailable(`The model ended with ${finish}.`)
  // A sentence that was cut off is not an answer.
  if (finish === 'stop') show(grounding.finish())
  onChecked?.({ draft, dropped: grounding.dropped })
  if (!/\p{L}{2}/u.test(reply) || grounding.dropped.length > grounding.unchangedCount) {
    throw new ModelUnavailable('The answer says nothing that is on file.')
  }
  const text = masked.unmask(safe(reply.trim(), ''))
  return {
    reply: text,
    crisis: null,
    followUps: [],
    sources: findUsedSources(reply, records),
    dropped: grounding.dropped.length,
  }
}

type Records = Pick<Evidence, 'texts' | 'places' | 'location'>

/** The records a reply is based on: those it names or takes a number from, otherwise the first guide it was given. */
function findUsedSources(reply: string, { texts, places: listings, location }: Records): AnswerSource[] {
  const foldedReply = fold(reply)
  const plain = stripMarks(reply).text
  const all = collectAllowedFacts({ texts, places: listings, location })
  const none = collectAllowedFacts({ texts: [], places: [] })
  const claims = findClaims(plain, all).filter((claim) => !none.has(claim))
  const uses = (grounds: GroundingSources, name: string) => {
    const allowed = collectAllowedFacts(grounds)
    return foldedReply.includes(fold(name)) || claims.some((claim) => allowed.has(claim))
  }
  const used = [
    ...texts.filter((text) => uses({ texts: [text], places: [] }, text.source.title)).map(({ source }) => source),
    ...listings.filter((listing) => uses({ texts: [], places: [listing] }, listing.name)).map(toListingSource),
  ]
  const first = texts.find(({ source }) => source.kind === 'guide')?.source
  const listed = used.length > 0 || !first ? used : [first]
  return listed.filter(({ id }, index) => listed.findIndex((source) => source.id === id) === index)
}
