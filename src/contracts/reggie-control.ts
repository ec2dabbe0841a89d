import * as z from 'zod/mini'
import { crisisKinds } from '#domain/help-lines/crisis-kinds.ts'
import { maxTrainingTurns, maxTurnLength } from '#domain/danger/training-message.ts'
import { Language } from '#domain/language.ts'
import { PromptModule } from '#domain/prompts/modules.ts'
import { promptKeys, promptLengths } from '#domain/reggie/prompt-rules.ts'
import { maxStarterLength, starterBounds } from '#domain/reggie/starters.ts'
import { Guardrails, ReggieLimits, ReggieMode } from '#domain/service/settings.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const count = z.int().check(z.minimum(0))
const version = z.int().check(z.minimum(0))
const byId = z.object({ id: z.uuid() })

export const PromptKey = z.enum(promptKeys)
export type PromptKey = z.infer<typeof PromptKey>

const Health = z.object({
  part: z.enum(['database', 'directory', 'knowledge', 'model']),
  state: z.enum(['ok', 'down', 'none']),
})

export const showReggieControl = defineCall({
  method: 'GET',
  path: '/api/admin/chat/control',
  access: 'reviewer',
  summary: 'How Reggie is set: mode, model, health, limits, what was spent today, guardrails.',
  reply: z.object({
    success: z.literal(true),
    environment: z.enum(['production', 'development']),
    /** `none`: no model is configured, templates answer everything. */
    provider: z.enum(['none', 'local', 'remote']),
    model: z.nullable(text(200)),
    health: z.array(Health),
    mode: z.object({ value: ReggieMode, version }),
    limits: z.object({ value: ReggieLimits, version }),
    spentToday: z.object({ tokens: count, ceiling: count }),
    guardrails: z.object({ value: Guardrails, version }),
    /** Number of shipped phrases per class. */
    shippedRules: z.array(z.object({ kind: z.enum(crisisKinds), phrases: count })),
  }),
})

export const setReggieMode = defineCall({
  method: 'PUT',
  path: '/api/admin/chat/mode',
  access: 'admin',
  summary: 'Full or templates only, with the banner above the chat. Holds from the next request of every process on.',
  body: z.object({ value: ReggieMode, version }),
  reply: z.object({ success: z.literal(true), version }),
})

export const setReggieLimits = defineCall({
  method: 'PUT',
  path: '/api/admin/chat/limits',
  access: 'admin',
  summary: 'What a model may cost: a browser, an address, all together.',
  body: z.object({ value: ReggieLimits, version }),
  reply: z.object({ success: z.literal(true), version }),
})

export const setGuardrails = defineCall({
  method: 'PUT',
  path: '/api/admin/chat/guardrails',
  access: 'admin',
  summary: 'Phrases added to the rules we ship. Shipped rules cannot be taken away.',
  body: z.object({ value: Guardrails, version }),
  reply: z.object({ success: z.literal(true), version }),
})

/** One rule that fired on a message. */
const FiredRule = z.object({
  rule: z.enum(['crisis', 'blocked', 'sensitive', 'private_data', 'outside', 'small_talk', 'output']),
  /** The class or kind within the rule. */
  kind: text(60),
  /** The text that triggered the rule, when it can be determined. */
  match: z.nullable(text(300)),
  /** `added`: by staff here; `shipped`: part of the product. */
  origin: z.enum(['shipped', 'added']),
})
export type FiredRule = z.infer<typeof FiredRule>

export const tryMessage = defineCall({
  method: 'POST',
  path: '/api/admin/chat/dry-run',
  access: 'reviewer',
  summary: 'Shows every rule that fires on a message, and what Reggie would answer. Nothing is kept or counted.',
  body: z.object({
    text: filled(4000),
    language: Language,
    /** What the person wrote before, oldest first. */
    earlier: z._default(z.array(filled(maxTurnLength)).check(z.maxLength(maxTrainingTurns - 1)), []),
  }),
  reply: z.object({
    success: z.literal(true),
    fired: z.array(FiredRule),
    crisis: z.nullable(z.enum(crisisKinds)),
    reply: text(8000),
  }),
})

const GuardCase = z.object({
  id: z.uuid(),
  language: Language,
  text: text(400),
  expected: z.enum([...crisisKinds, 'none']),
  /** Whether the current rules give the expected result. */
  isMet: z.boolean(),
})
export type GuardCase = z.infer<typeof GuardCase>

export const listGuardCases = defineCall({
  method: 'GET',
  path: '/api/admin/chat/cases',
  access: 'reviewer',
  summary: 'Messages staff wrote to hold the guardrails to.',
  reply: z.object({ success: z.literal(true), cases: z.array(GuardCase) }),
})

export const addGuardCase = defineCall({
  method: 'POST',
  path: '/api/admin/chat/cases',
  access: 'admin',
  summary: 'Adds a message as a test case. Words that look like somebody’s own data are refused.',
  body: z.object({ language: Language, text: filled(400), expected: z.enum([...crisisKinds, 'none']) }),
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

export const removeGuardCase = defineCall({
  method: 'DELETE',
  path: '/api/admin/chat/cases/{id}',
  access: 'admin',
  summary: 'Takes a test case away.',
  params: byId,
  reply: SuccessReply,
})

const GoldenRun = z.object({
  at: z.iso.datetime(),
  engine: z.enum(['template', 'model']),
  total: count,
  met: count,
  failed: z.array(z.object({ id: text(120), checks: z.array(text(200)) })),
})
export type GoldenRun = z.infer<typeof GoldenRun>

export const PromptConfig = z.object({
  id: z.uuid(),
  key: PromptKey,
  language: Language,
  body: text(promptLengths.body),
  status: z.enum(['draft', 'active', 'retired']),
  version: z.int(),
  note: text(promptLengths.note),
  author: z.nullable(text(120)),
  createdAt: z.iso.datetime(),
  activatedAt: z.nullable(z.iso.datetime()),
  golden: z.nullable(GoldenRun),
})
export type PromptConfig = z.infer<typeof PromptConfig>

export const listPrompts = defineCall({
  method: 'GET',
  path: '/api/admin/prompts',
  access: 'reviewer',
  summary: 'What Reggie is told, all versions, newest first, and the text we ship where nobody wrote one.',
  reply: z.object({
    success: z.literal(true),
    prompts: z.array(PromptConfig),
    shipped: z.array(z.object({ key: PromptKey, language: Language, body: text(promptLengths.body) })),
  }),
})

export const draftPrompt = defineCall({
  method: 'POST',
  path: '/api/admin/prompts',
  access: 'reviewer',
  summary: 'Writes a new draft. It is checked at once: length, placeholders, words that must not be there.',
  body: z.object({
    key: PromptKey,
    language: Language,
    body: filled(promptLengths.body),
    note: filled(promptLengths.note),
  }),
  reply: z.object({ success: z.literal(true), prompt: PromptConfig }),
})

export const runGoldens = defineCall({
  method: 'POST',
  path: '/api/admin/prompts/{id}/goldens',
  access: 'reviewer',
  summary: 'Plays the golden dialogues with this draft and keeps what came of it.',
  params: byId,
  reply: z.object({ success: z.literal(true), golden: GoldenRun }),
})

export const activatePrompt = defineCall({
  method: 'POST',
  path: '/api/admin/prompts/{id}/activate',
  access: 'admin',
  summary: 'Makes a draft the active text. Refused unless its golden dialogues were all met.',
  params: byId,
  reply: SuccessReply,
})

export const rollbackPrompt = defineCall({
  method: 'POST',
  path: '/api/admin/prompts/{id}/rollback',
  access: 'admin',
  summary: 'Takes the active text back: the one before it is active again, or the one we ship.',
  params: byId,
  reply: SuccessReply,
})

export const StarterQuestion = z.object({
  en: filled(maxStarterLength),
  es: filled(maxStarterLength),
  isOn: z.boolean(),
})
export type StarterQuestion = z.infer<typeof StarterQuestion>

export const listStarters = defineCall({
  method: 'GET',
  path: '/api/admin/starters/{module}',
  access: 'reviewer',
  summary: 'The starter questions of a module in both languages, and how often the module was used.',
  params: z.object({ module: PromptModule }),
  reply: z.object({
    success: z.literal(true),
    questions: z.array(StarterQuestion),
    isChanged: z.boolean(),
    /** Counts under eleven are not returned; also null while module use is not counted. */
    used: z.nullable(count),
  }),
})

export const saveStarters = defineCall({
  method: 'PUT',
  path: '/api/admin/starters/{module}',
  access: 'admin',
  summary: 'Replaces the starter questions of a module; an empty list goes back to the ones we ship.',
  params: z.object({ module: PromptModule }),
  body: z.object({ questions: z.array(StarterQuestion).check(z.maxLength(starterBounds.stored)) }),
  reply: SuccessReply,
  maxBodyBytes: 256 * 1024,
})
