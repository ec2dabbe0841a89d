import * as z from 'zod/mini'
import { Crisis, crisisKinds } from '#domain/help-lines/crisis-kinds.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { Location } from '#domain/places/location.ts'
import { AnswerSource, askReggie } from './assistant.ts'
import { defineCall } from './call.ts'

/** What writes the answer: our own texts, a model on our own server, or a provider's model. */
export const TraceEngine = z.enum(['template', 'local', 'remote'])
export type TraceEngine = z.infer<typeof TraceEngine>

const SmallTalkKind = z.enum([
  'hello',
  'thanks',
  'goodbye',
  'who',
  'human',
  'can',
  'yes',
  'no',
  'test',
  'howAreYou',
  'spanish',
  'free',
])
const Topic = z.enum(['legal', 'supervision', 'immigration', 'voting', 'refuse', 'privacy'])

/** The kind of answer. `fixed`: a set text, such as a refusal or a greeting. */
export const TraceOutcome = z.enum(['crisis', 'voting', 'guide', 'places', 'fixed', 'unknown'])
export type TraceOutcome = z.infer<typeof TraceOutcome>

/** The expected result of a golden dialogue. A crisis that is not named here must not be detected. */
const ExpectedTrace = z.object({
  crisis: z.optional(z.enum(crisisKinds)),
  /** The answer must use one of these guides. */
  guides: z.optional(z.array(z.string())),
  topic: z.optional(Topic),
  talk: z.optional(SmallTalkKind),
  outcome: z.optional(TraceOutcome),
  /** The location the question is about: a state, or a county and its state. */
  place: z.optional(z.string()),
  /** Placeholders that must have replaced personal data, such as PHONE_1. */
  hidden: z.optional(z.array(z.string())),
})

const scenarioKinds = ['everyday', 'followUp', 'rules', 'crisis', 'personal', 'injection', 'outside', 'talk'] as const

export const ChatScenario = z.object({
  id: z.string(),
  language: Language,
  kind: z.enum(scenarioKinds),
  title: z.string(),
  asks: z.array(z.string()).check(z.minLength(1)),
  expected: ExpectedTrace,
})
export type ChatScenario = z.infer<typeof ChatScenario>

/** A scenario in the list: without its text, some of which contains made-up personal data. */
const ListedScenario = z.pick(ChatScenario, { id: true, language: true, kind: true, title: true })

const TraceStep = z.enum(['mask', 'understand', 'places', 'write', 'model'])
export type TraceStep = z.infer<typeof TraceStep>

/** How one answer was produced. It never contains personal data, only placeholders such as [PHONE_1]. */
export const ChatTrace = z.object({
  question: z.string(),
  hidden: z.array(z.string()),
  language: Language,
  intent: z.object({ talk: z.nullable(SmallTalkKind), topic: z.nullable(Topic) }),
  slots: z.object({
    need: z.nullable(NeedKey),
    place: z.nullable(Location),
    state: z.nullable(z.string()),
    wantsPlaces: z.boolean(),
  }),
  crisis: z.nullable(Crisis),
  records: z.array(
    z.object({
      ...AnswerSource.shape,
      /** How well a guide matches the question; null for listings and rules. */
      score: z.nullable(z.number()),
      isUsed: z.boolean(),
    }),
  ),
  draft: z.string(),
  dropped: z.array(z.object({ kind: z.string(), text: z.string() })),
  reply: z.string(),
  outcome: TraceOutcome,
  followUps: z.array(z.string()),
  steps: z.array(z.object({ step: TraceStep, ms: z.number() })),
  /** `template`, or the name of the model. */
  answeredBy: z.string(),
})
export type ChatTrace = z.infer<typeof ChatTrace>

const Check = z.enum(['language', 'crisis', 'guide', 'topic', 'talk', 'outcome', 'place', 'hidden'])
/** One expectation and the actual result. */
export const TraceVerdict = z.object({
  isMet: z.boolean(),
  checks: z.array(z.object({ check: Check, expected: z.string(), actual: z.string(), isMet: z.boolean() })),
})
export type TraceVerdict = z.infer<typeof TraceVerdict>

const engine = z._default(TraceEngine, 'template')

export const listChatScenarios = defineCall({
  method: 'GET',
  path: '/api/admin/chat/scenarios',
  access: 'admin',
  summary: 'The canned dialogues of the chat trace. For administrators; for anyone where DEMO is on.',
  reply: z.object({
    success: z.literal(true),
    /** True for an administrator, who may also ask custom questions. */
    canAsk: z.boolean(),
    engines: z.array(TraceEngine),
    place: Location,
    scenarios: z.array(ListedScenario),
  }),
})

export const traceChat = defineCall({
  method: 'POST',
  path: '/api/admin/chat/trace',
  access: 'admin',
  summary:
    'Answers as Reggie would and tells how, step by step. Nothing is stored. Where DEMO is on, anyone may play a canned dialogue.',
  body: z.union([
    z.object({ scenario: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), engine, tone: askReggie.body.shape.tone }),
    // Read here, not above: what is sent is not part of the client's build.
    z.extend(z.pick(askReggie.body, { messages: true, language: true, tone: true }), { engine }),
  ]),
  reply: z.object({
    success: z.literal(true),
    /** One for each question, in order. */
    turns: z.array(ChatTrace),
    /** For a canned dialogue, based on its last answer. */
    verdict: z.nullable(TraceVerdict),
  }),
  maxBodyBytes: 64 * 1024,
})
