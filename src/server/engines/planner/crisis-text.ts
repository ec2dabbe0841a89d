import { crisisCard as english } from '#content/en/crisis-card.ts'
import { crisisCard as spanish } from '#content/es/crisis-card.ts'
import type { AddedRules } from '#domain/assistant/added-rules.ts'
import type { Crisis, CrisisKind, CrisisTheme } from '#domain/help-lines/crisis-kinds.ts'
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
  const found = findAll(texts.map(nameCeremony), rules, listed.map(nameCeremony))
  const graver = (a: Danger, b: Danger) =>
    a.level === 'card' && b.level === 'card' ? chooseGraver(a.crisis, b.crisis) === a.crisis : a.level === 'card'
  return found.reduce<Danger | null>((most, next) => (most === null || graver(next, most) ? next : most), null)
}

/** "My uncle runs sweat and don't drink" is about a ceremony, and no sign of withdrawal. */
const nameCeremony = (text: string) =>
  text.replace(
    /\b(runs?|running|go to|goes to|going to|to|the|do|does|a|his|her|our|my) (sweats?)(?: lodge)?(?=\s|[.,;]|$)/gi,
    '$1 ceremony',
  )

function findAll(texts: readonly string[], rules: AddedRules, listed: readonly string[]): Danger[] {
  return [
    ...texts.flatMap((text) => readForm(rules.dangerIn([text])) ?? []),
    ...texts
      .flatMap(splitSentences)
      .flatMap((text) => rules.dangerIn([text]) ?? [])
      .filter(isAboutDying),
    ...listed.flatMap((text) => rules.dangerIn([text]) ?? []).filter(isInPlainWords),
  ].filter((danger) => !isDistress(danger))
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

const wordsOfDying =
  /\b(better off|no (point|reason|use)|what['’]?s the point|the point|what for|tired of (it|this|living|all)|give up|gave up|giving up|end (it|this|my)|(not|aint|isn['’]?t|wasn['’]?t|if i['’]?m( still)?) (be )?(here|around|alive)|die|dying|dead|death|kill|suicid|hang|(?:if|when|once|wish|better|were|be|just) (?:\w+ ){0,3}gone(?! \d)|living|my life|hopeless|no hope|lost (?:all )?hope|gray|grey|empty|numb|blank|wake up|waking up|without me|burden|life insurance|goodbye|sleep forever|don['’]?t see me|pa(ra)? qu[eé]|morir|muert|matar|quitarme|vivir|vida|esperanza|estorb|carga|sin m[ií]|ya no (puedo|quiero|aguanto)|no vale|si falto|desaparec|descansar|acabar con)/i

/** What the answers must say as well before a line stands above the plan on the judge's word alone. */
const borneOutBy: Partial<Readonly<Record<CrisisKind, readonly Signal[]>>> = {
  being_hurt: ['violence'],
  trafficking: ['violence'],
  child_harm: ['violence'],
  using_or_withdrawal: ['opioids', 'drugs', 'drinking', 'withdrawal', 'moud'],
  medical: ['medicine-low', 'insulin', 'withdrawal', 'wound'],
  overdose: ['opioids', 'drugs', 'moud', 'withdrawal'],
  someone_at_risk: ['mental-health'],
}
/** A danger that is only possible also needs a word for it: the judge sees one in many a list of people and skills. */
const wordsOfPossible: Partial<Readonly<Record<CrisisKind, RegExp>>> = {
  self_harm: wordsOfDying,
  hopeless: wordsOfDying,
  hurting_others:
    /\b(kill|hurt|shoot|gun|knife|blade|stab|swing|snap|fight|beat|punch|revenge|payback|get (him|her|them|back|even)|make (him|her|them) pay|temper|rage|matar|mato|pegarle|golpe|pistola|cuchillo|navaja|venganza|desquit|lastimar|puñal|madre)/i,
}
/** Cards of these kinds were read most often where nobody was in danger. */
const oftenMisread: ReadonlySet<CrisisKind> = new Set<CrisisKind>(['being_hurt', 'trafficking'])

/**
 * Whether help lines stand above the plan: a danger that is only possible, or of a kind that is often misread, must be
 * borne out by what else was understood. Words about dying, an overdose or hurting somebody always have their lines.
 */
export function isBorneOut(danger: Danger, signals: ReadonlySet<Signal>, answers: readonly string[]): boolean {
  const kind = danger.level === 'card' ? danger.crisis.kind : danger.kind
  if (kind === 'distress') return false
  if (danger.level === 'soft' && wordsOfPossible[kind] && !answers.some((text) => wordsOfPossible[kind]?.test(text)))
    return false
  // "I'm scared they'll take this one too" is fear of a court, not harm to a child.
  if (kind === 'child_harm' && isFearOfLosing(danger, signals)) return false
  const isSure = danger.level === 'card' && (danger.certainty >= sureAlone || !oftenMisread.has(kind))
  return isSure || (borneOutBy[kind]?.some((signal) => signals.has(signal)) ?? true)
}

/** Whether the plan begins with somebody to talk to: on the judge's doubt alone only where a word for dying stands there. */
export function isInCrisis(danger: Danger, answers: readonly string[]): boolean {
  const kind = danger.level === 'card' ? danger.crisis.kind : danger.kind
  if (kind !== 'self_harm' && kind !== 'hopeless') return false
  return danger.level === 'card' || answers.some((text) => wordsOfDying.test(text))
}

const isFearOfLosing = (danger: Danger, signals: ReadonlySet<Signal>) =>
  (danger.level === 'soft' || danger.certainty < sureAlone) && (signals.has('cps') || signals.has('kids-apart'))

/** Said in so many words, even where the judge is not sure. */
const wordsOfBurden =
  /\b(better off|if i['’]?m( still)? (here|around|alive)|without me|not be(ing)? (here|around)|don['’]?t see me in it|que (dios|la virgen) me lleve|si falto|mejor sin m[ií])\b/i

/** A line that is only possible becomes the card where somebody writes that the others would be better off. */
export function takeSeriously(danger: Danger, answers: readonly string[]): Danger {
  if (danger.level === 'card' || (danger.kind !== 'hopeless' && danger.kind !== 'self_harm')) return danger
  if (!answers.some((text) => wordsOfBurden.test(text))) return danger
  return { level: 'card', crisis: { kind: danger.kind, level: 'support' }, isShownBefore: false, certainty: sureAlone }
}

/** Lines for those who served, and for tribes, where another answer says so: each answer is judged alone. */
export function addWhoItIs(danger: Danger, signals: ReadonlySet<Signal>): Danger {
  if (danger.level === 'soft') return danger
  const added = themesBySignal.flatMap(([signal, theme]) => (signals.has(signal) ? [theme] : []))
  const about = [...new Set([...(danger.crisis.about ?? []), ...added])]
  return added.length === 0 ? danger : { ...danger, crisis: { ...danger.crisis, about } }
}
const themesBySignal: readonly (readonly [Signal, CrisisTheme])[] = [
  ['veteran', 'veteran'],
  ['tribe', 'native'],
]

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
