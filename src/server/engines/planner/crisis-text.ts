import { crisisCard as english } from '#content/en/crisis-card.ts'
import { crisisCard as spanish } from '#content/es/crisis-card.ts'
import type { AddedRules } from '#domain/assistant/added-rules.ts'
import type { Crisis, CrisisKind } from '#domain/assistant/crisis-kinds.ts'
import { chooseGraver, readForm, type Danger } from '#domain/danger/find-danger.ts'
import { type CrisisLine, listCrisisLines } from '#domain/help-lines/help-lines.ts'
import type { Language } from '#domain/language.ts'
import type { Signal } from '#domain/planner/signals.ts'
import { formatSoftLine } from '../assistant/embedded/fixed-replies.ts'

const cards = { en: english, es: spanish }

/**
 * The most serious danger in any of these texts. Each text is read alone, because answers do not continue in the next.
 * The questions ask about hard things, so distress alone is no reason for a line above the plan.
 */
export function findGravestDanger(
  texts: readonly string[],
  rules: AddedRules,
  /** Answers that list people, skills or wishes in a few words. */
  listed: readonly string[] = [],
): Danger | null {
  const found = [
    ...texts.flatMap((text) => readForm(rules.dangerIn([text])) ?? []),
    ...texts
      .flatMap(splitSentences)
      .flatMap((text) => rules.dangerIn([text]) ?? [])
      .filter(isAboutDying),
    ...listed.flatMap((text) => rules.dangerIn([text]) ?? []).filter(isInPlainWords),
  ].filter((danger) => !isDistress(danger))
  const graver = (a: Danger, b: Danger) =>
    a.level === 'card' && b.level === 'card' ? chooseGraver(a.crisis, b.crisis) === a.crisis : a.level === 'card'
  return found.reduce<Danger | null>((most, next) => (most === null || graver(next, most) ? next : most), null)
}

/** Among an address, an officer and a car, one sentence about not being here is not seen in the whole answer. */
const splitSentences = (text: string) => {
  const sentences = text.split(/[.!?;\n]+/).map((sentence) => sentence.trim())
  return sentences.length < 2 ? [] : sentences.filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
}
const fewestWords = 5
const sureAlone = 0.97
const isAboutDying = (danger: Danger) =>
  danger.level === 'card' &&
  (danger.crisis.kind === 'self_harm' || danger.crisis.kind === 'hopeless') &&
  danger.certainty >= sureAlone

/** What the answers must say as well before a line stands above the plan on the judge's word alone. */
const borneOutBy: Partial<Readonly<Record<CrisisKind, readonly Signal[]>>> = {
  being_hurt: ['violence'],
  trafficking: ['violence'],
  child_harm: ['violence'],
  using_or_withdrawal: ['opioids', 'drugs', 'drinking', 'withdrawal', 'moud'],
  medical: ['medicine-low', 'insulin', 'withdrawal'],
  someone_at_risk: ['mental-health'],
}
/** Cards of these kinds were read most often where nobody was in danger. */
const oftenMisread: ReadonlySet<CrisisKind> = new Set<CrisisKind>(['being_hurt', 'trafficking'])

/**
 * Whether help lines stand above the plan: a danger that is only possible, or of a kind that is often misread, must be
 * borne out by what else was understood. Words about dying, an overdose or hurting somebody always have their lines.
 */
export function isBorneOut(danger: Danger, signals: ReadonlySet<Signal>): boolean {
  const kind = danger.level === 'card' ? danger.crisis.kind : danger.kind
  if (kind === 'distress') return false
  const isSure = danger.level === 'card' && (danger.certainty >= sureAlone || !oftenMisread.has(kind))
  return isSure || (borneOutBy[kind]?.some((signal) => signals.has(signal)) ?? true)
}

/** The judge has learned whole messages: in a list of names it sees danger that is not there, so there the rules decide. */
const isInPlainWords = (danger: Danger) => danger.level === 'card' && danger.certainty === 1

const isDistress = (danger: Danger) => danger.level === 'soft' && danger.kind === 'distress'

/** Text above a plan when an answer shows danger, and one line where it is possible. */
export function formatDangerOpening(danger: Danger, language: Language): string {
  return danger.level === 'card' ? formatCrisisOpening(danger.crisis, language) : formatSoftLine(danger.kind, language)
}

/** The same before the guidance for a task. */
export function formatDangerSentence(danger: Danger, language: Language): string {
  return danger.level === 'card' ? formatCrisisSentence(danger.crisis, language) : formatSoftLine(danger.kind, language)
}

/** A kind sentence and the help lines, each on its own line. */
function formatCrisisOpening(crisis: Crisis, language: Language): string {
  const { title, care } = cards[language].kinds[crisis.kind]
  return [`**${title}**`, care, ...listCrisisLines(crisis).map((line) => `- ${lineText(line, language)}`)].join('\n')
}

/** The same as one sentence, for a text without line breaks. */
export function formatCrisisSentence(crisis: Crisis, language: Language): string {
  const { title, care } = cards[language].kinds[crisis.kind]
  const lines = listCrisisLines(crisis)
    .map((line) => lineText(line, language))
    .join('. ')
  return `${title}${/[.!?]$/.test(title) ? '' : '.'} ${care} ${lines}.`
}

/** What to do, step by step. */
export function listCrisisSteps({ kind }: Crisis, language: Language): string[] {
  return [...cards[language].kinds[kind].steps]
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function lineText({ id, phone, press, sms }: CrisisLine, language: Language): string {
  const card = cards[language]
  const name = card.lines[id].includes(phone) ? card.lines[id] : `${card.lines[id]}: ${phone}`
  const key = press && (press.for === 'line' || language === 'es') ? press.key : null
  const called = key ? fill(card.callKey, { name, key }) : fill(card.call, { name })
  const word = sms && ((language === 'es' ? sms.spanishWord : null) ?? sms.word)
  const texted =
    sms && (word ? fill(card.textWord, { word, number: sms.number }) : fill(card.text, { number: sms.number }))
  return [called, texted].filter(Boolean).join(' · ')
}
