import type { ChatTrace, TraceOutcome, TraceStep } from '#contracts/chat-trace.ts'
import { maskConversation } from '#domain/grounding/mask.ts'
import type { Answer, Assistant, Question } from './assistant.ts'
import { answerFromKnowledge, type AnswerDeps } from './embedded/answer-from-knowledge.ts'
import { toGuideSource } from './embedded/evidence.ts'
import { isUnanswered } from './embedded/reply-texts.ts'
import type { Understanding } from './embedded/understand-question.ts'
import type { ModelTap } from './providers/guarded-assistant.ts'
import type { ModelCheck } from './providers/model-assistant.ts'

export interface TracedModel {
  name: string
  /** With all its guards, as in production. */
  assistant(tap: ModelTap): Assistant
}

export interface TraceDeps extends AnswerDeps {
  understand(question: Question): Understanding
  /** Milliseconds from an arbitrary start, at the highest available resolution. */
  elapsed(): number
}

/**
 * Answers a question exactly as in production and reports each step. Personal text appears in the trace only in masked
 * form.
 */
export async function traceAnswer(
  question: Question,
  model: TracedModel | null,
  deps: TraceDeps,
  signal: AbortSignal,
): Promise<ChatTrace> {
  const watch = stopwatch(deps.elapsed)
  const masked = watch.time('mask', () => maskConversation(question.messages.filter(({ role }) => role === 'user')))
  const understanding = watch.time('understand', () => deps.understand(question))
  const own = await ownAnswer(understanding, question, deps, watch, signal)
  const { answer, check, answeredBy } = model
    ? await modelAnswer(question, own, model, watch, signal)
    : { answer: own, check: null, answeredBy: 'template' }
  const hide = hider(masked)
  return {
    question: masked.messages.at(-1)?.content ?? '',
    hidden: [...masked.tokens],
    language: understanding.language,
    intent: { talk: understanding.smallTalk, topic: understanding.topic },
    slots: {
      need: understanding.need,
      place: understanding.location,
      state: understanding.state,
      wantsPlaces: understanding.wantsListings,
    },
    crisis: answer.crisis,
    records: listRecords(understanding, answer),
    draft: hide(check?.draft ?? own.reply),
    reply: hide(answer.reply),
    followUps: [...answer.followUps],
    dropped: (check?.dropped ?? []).map(({ kind, text }) => ({ kind, text: hide(text) })),
    outcome: classifyOutcome(understanding, answer),
    steps: watch.steps(),
    answeredBy,
  }
}

type Stopwatch = ReturnType<typeof stopwatch>

function stopwatch(elapsed: () => number) {
  const spent = new Map<TraceStep, number>()
  const add = (step: TraceStep, ms: number) => spent.set(step, (spent.get(step) ?? 0) + ms)
  return {
    add,
    time<Result>(step: TraceStep, run: () => Result): Result {
      const begun = elapsed()
      const result = run()
      add(step, elapsed() - begun)
      return result
    },
    async wait<Result>(step: TraceStep, run: () => Promise<Result>): Promise<Result> {
      const begun = elapsed()
      try {
        return await run()
      } finally {
        add(step, elapsed() - begun)
      }
    },
    steps: () => [...spent].map(([step, ms]) => ({ step, ms: Math.max(0, Math.round(ms * 100) / 100) })),
  }
}

/** The directory is searched while the answer is being composed; its time is reported separately. */
async function ownAnswer(
  understanding: Understanding,
  { tone }: Question,
  deps: TraceDeps,
  watch: Stopwatch,
  signal: AbortSignal,
): Promise<Answer> {
  const findListings: AnswerDeps['findListings'] = async (...args) => {
    const begun = deps.elapsed()
    const found = await watch.wait('places', () => deps.findListings(...args))
    watch.add('write', begun - deps.elapsed())
    return found
  }
  return watch.wait('write', () => answerFromKnowledge(understanding, tone, { ...deps, findListings }, signal))
}

async function modelAnswer(
  question: Question,
  own: Answer,
  { name, assistant }: TracedModel,
  watch: Stopwatch,
  signal: AbortSignal,
) {
  let check: ModelCheck | null = null
  let answeredBy = 'template'
  const guarded = assistant({
    onChecked: (made) => {
      check = made
    },
    onAnswered: () => {
      answeredBy = name
    },
  })
  const answer = await watch.wait('model', () => guarded.answer(question, { signal }))
  return { answer: answeredBy === 'template' ? own : answer, check: check as ModelCheck | null, answeredBy }
}

/**
 * A model's answer is addressed to the person and may repeat their personal data; the trace is read by an admin, so
 * that data is hidden.
 */
function hider({ tokens, unmask }: ReturnType<typeof maskConversation>): (text: string) => string {
  const values = tokens
    .map((name) => [unmask(`[${name}]`), `[${name}]`] as const)
    .toSorted(([a], [b]) => b.length - a.length)
  return (text) => values.reduce((left, [value, token]) => left.replaceAll(value, token), text)
}

function listRecords({ hits, language }: Understanding, { sources }: Answer): ChatTrace['records'] {
  const used = new Set(sources.map(({ id }) => id))
  const guides = hits.map(({ guide, score }) => {
    const source = toGuideSource(guide, language)
    return { ...source, score: Math.round(score * 1000) / 1000, isUsed: used.has(source.id) }
  })
  const guideIds = new Set(guides.map(({ id }) => id))
  const others = sources
    .filter(({ id }) => !guideIds.has(id))
    .map((source) => ({ ...source, score: null, isUsed: true }))
  return [...guides, ...others]
}

function classifyOutcome(understanding: Understanding, { crisis, sources, reply }: Answer): TraceOutcome {
  const has = (kind: string) => sources.some((source) => source.kind === kind)
  if (crisis) return 'crisis'
  if (understanding.topic === 'voting') return 'voting'
  if (has('guide')) return 'guide'
  if (has('listing')) return 'places'
  if (isUnanswered(reply, understanding.language)) return 'unknown'
  const isFixed =
    understanding.smallTalk !== null ||
    understanding.isOtherLanguage ||
    understanding.topic === 'refuse' ||
    understanding.topic === 'privacy'
  if (isFixed) return 'fixed'
  return understanding.need && understanding.wantsListings ? 'places' : 'unknown'
}
