import type { Language } from '../language.ts'
import { outputKinds, type OutputClass, filterOutput } from '../assistant/output-filter.ts'

/** The parts of the model's prompt. `plan` and `enhance` are for plans, `crisis` for the text after the help card. */
export const promptKeys = ['persona', 'facts', 'encouragement', 'plan', 'enhance', 'crisis'] as const
export type PromptKey = (typeof promptKeys)[number]

export const promptLengths = { body: 6000, note: 300 } as const

/** Shown on a field when a draft breaks a rule. */
export const promptProblems = [
  'too_long',
  'missing_placeholder',
  'forbidden_word',
  'missing_safety',
  'unknown_placeholder',
] as const
export type PromptProblem = (typeof promptProblems)[number]

export interface PromptIssue {
  problem: PromptProblem
  /** The word, placeholder or number concerned. */
  detail: string
}

interface KeyRules {
  longest: number
  /** Each must appear in the text at least once, as {name}; no others may. */
  placeholders: readonly string[]
  /** Statements the text must always contain. */
  safety: readonly { pattern: RegExp; detail: string }[]
}

const isAnAi = { pattern: /\b(?:AI|IA)\b/, detail: 'AI' }

export const promptRules: Readonly<Record<PromptKey, KeyRules>> = {
  persona: { longest: 3000, placeholders: ['language'], safety: [isAnAi] },
  facts: { longest: 600, placeholders: [], safety: [] },
  encouragement: { longest: 600, placeholders: [], safety: [] },
  plan: { longest: 3000, placeholders: ['language'], safety: [] },
  enhance: { longest: 3000, placeholders: ['language'], safety: [] },
  crisis: {
    longest: 600,
    placeholders: [],
    safety: [
      { pattern: /(?<!\d)988(?!\d)/, detail: '988' },
      { pattern: /(?<!\d)911(?!\d)/, detail: '911' },
    ],
  },
}

/** Labels for people, and instructions that would override the rules after the text. */
const forbidden = new RegExp(
  String.raw`(?<!\p{L})(?:inmates?|felons?|offenders?|ex[- ]?con(?:vict)?s?|convicts?|convict[oa]s?|ex[- ]?convict[oa]s?` +
    String.raw`|delincuentes?|reclus[oa]s?|reos?|pres[oa]s|ignor(?:e|es|ed|ing|a|ar|en)|disregard|override|forget)(?!\p{L})`,
  'giu',
)
/** Facts come from the data: an address or a phone in a prompt would be repeated unchecked. */
const webAddress =
  /https?:\S*|www\.\S+|(?<![\p{L}\d])[\p{L}\d-]+\.(?:com|org|net|gov|edu|info|us|io|app|mx)(?!\p{L})/giu
const phone = /(?<!\d)\+?\d(?:[ ().-]{0,2}\d){6,}/g
const placeholder = /\{([^{}]*)\}/g

/** Problems with a text; empty when it may be saved. The page and the server apply the same rules. */
export function findPromptIssues(key: PromptKey, body: string, language: Language): PromptIssue[] {
  const { longest, placeholders, safety } = promptRules[key]
  const named = [...body.matchAll(placeholder)].map(([, name = '']) => name)
  const issue = (problem: PromptProblem, detail: string): PromptIssue => ({ problem, detail })
  return [
    ...(body.length > longest ? [issue('too_long', String(longest))] : []),
    ...placeholders.filter((name) => !named.includes(name)).map((name) => issue('missing_placeholder', `{${name}}`)),
    ...once(named.filter((name) => !placeholders.includes(name))).map((name) =>
      issue('unknown_placeholder', `{${name}}`),
    ),
    ...once(
      [forbidden, webAddress, phone].flatMap((found) => body.match(found) ?? []).map((found) => found.slice(0, 80)),
    ).map((found) => issue('forbidden_word', found)),
    ...safety.filter(({ pattern }) => !pattern.test(body)).map(({ detail }) => issue('missing_safety', detail)),
    ...(key === 'crisis' ? unsafe(body, language).map((kind) => issue('forbidden_word', kind)) : []),
  ]
}

const once = (list: readonly string[]) => [...new Set(list)]

const noTexts = Object.fromEntries(outputKinds.map((kind) => [kind, ''])) as Record<OutputClass, string>

/** People read these texts as they are, so they must pass the same filter as a model's output (T-11.4). */
function unsafe(body: string, language: Language): OutputClass[] {
  // Labels are told by the word itself, above.
  return filterOutput(body, language, noTexts).dropped.filter((kind) => kind !== 'labels')
}

/** A text with its placeholders filled. */
export function fillPrompt(body: string, values: Readonly<Record<string, string>>): string {
  return body.replace(placeholder, (whole, name: string) => values[name] ?? whole)
}
