import { laughs, saysNow } from '../assistant/crisis/crisis.ts'
import { crisisKinds, type Crisis, type CrisisKind } from '../help-lines/crisis-kinds.ts'
import { type AddThemes, addThemesInWords } from '../assistant/crisis/crisis-themes.ts'
import { fold } from '../text/fold.ts'
import type { DangerClass } from './danger-classes.ts'
import type { Judgment } from './judge.ts'

/** What a person's last turns call for: the card of help lines, or a soft line in the answer. */
export type Danger =
  | { level: 'card'; crisis: Crisis; isShownBefore: boolean; /** How sure it is, 0 to 1. */ certainty: number }
  | { level: 'soft'; kind: CrisisKind | 'distress' }

export interface DangerReaders {
  /** The learned judge, of the last turns together. */
  judge: (turns: readonly string[]) => Judgment
  /** The rules, of one turn. */
  findByRules: (text: string) => Crisis | null
  /** Adds what the danger is about, from all that was written; lists of words find that unless something has learned it. */
  addThemes?: AddThemes | undefined
  /** What the judge is known to take for this danger; on the server alone, for a phone pays for each word. */
  isMisread?: ((text: string, danger: DangerClass) => boolean) | undefined
}

const kindByClass: Readonly<Record<DangerClass, CrisisKind>> = {
  'self-now': 'self_harm',
  hopeless: 'hopeless',
  'someone-else': 'someone_at_risk',
  overdose: 'overdose',
  'use-or-withdrawal': 'using_or_withdrawal',
  'being-hurt': 'being_hurt',
  'hurt-someone': 'hurting_others',
  'child-or-dependent': 'child_harm',
  exploited: 'trafficking',
  medical: 'medical',
}

/** A class that cannot wait. */
const cannotWait: ReadonlySet<DangerClass> = new Set(['self-now', 'overdose', 'medical'])

/** "Tonight" makes these no more urgent: a line to talk comes first. */
const canWait: ReadonlySet<DangerClass> = new Set(['hopeless', 'use-or-withdrawal'])

/** Below this, a soft line is for distress rather than for the most likely danger. */
const likelyDanger = 0.3
/** After a card, a message that alone shows less than this is about something else. */
const otherSubject = 0.15
const sureInForms = 0.85
/** Shorter messages answer our question and cannot be judged alone: "no", "i cant", "he is back". */
const fewWords = 4

/** Reads the person's last turns, oldest first. Rules and judge run side by side; neither can undo a card (0017). */
export function findDanger(turns: readonly string[], readers: DangerReaders): Danger | null {
  const before = turns.length > 1 ? readTurns(turns.slice(0, -1), readers) : null
  if (before?.level !== 'card') return readTurns(turns, readers)
  return readAfterCard(turns, before, readers)
}

/** The turns before had their card: the talk stays with it unless the last turn is about something else. */
function readAfterCard(
  turns: readonly string[],
  before: Danger & { level: 'card' },
  readers: DangerReaders,
): Danger | null {
  const last = turns.slice(-1)
  const alone = readTurns(last, readers, turns)
  if (alone?.level === 'card') return { ...alone, isShownBefore: true }
  const together = readTurns(turns, readers)
  if (isShortReply(last[0] ?? '')) return { ...(together?.level === 'card' ? together : before), isShownBefore: true }
  if (together?.level !== 'card') return together
  const hasMovedOn = asksSomething(last[0] ?? '') && readers.judge(last).probability < otherSubject
  return hasMovedOn ? alone : { ...together, isShownBefore: true }
}

const questions =
  /^(where|how|what|when|who|which|can|could|do|does|is|are|any|need|i need|looking|donde|como|que|cuando|quien|cual|puedo|necesito|busco|hay|ocupo)\b/

const asksSomething = (text: string) => text.includes('?') || questions.test(fold(text))

const isShortReply = (text: string) => text.trim().split(/\s+/).length < fewWords && !laughs.test(text)

/** `told`: all that was written, which says who the danger comes from even where the last turn alone is judged. */
function readTurns(
  turns: readonly string[],
  { judge, findByRules, addThemes = addThemesInWords, isMisread = () => false }: DangerReaders,
  told: readonly string[] = turns,
): Danger | null {
  const last = turns.at(-1) ?? ''
  const byRules = findByRules(last)
  const judgment = judge(turns)
  const isHarmless = !byRules && judgment.level !== 'none' && isMisread(last, judgment.danger)
  if (judgment.level === 'card' && !isHarmless) {
    const isNow =
      byRules?.level === 'now' || cannotWait.has(judgment.danger) || (!canWait.has(judgment.danger) && saysNow(last))
    const judged: Crisis = { kind: kindByClass[judgment.danger], level: isNow ? 'now' : 'support' }
    return toCard(addThemes(judged, told), byRules ? 1 : judgment.probability)
  }
  if (byRules) return toCard(addThemes(byRules, told), 1)
  if (isHarmless || judgment.level === 'none') return null
  return { level: 'soft', kind: judgment.probability < likelyDanger ? 'distress' : kindByClass[judgment.danger] }
}

const toCard = (crisis: Crisis, certainty: number): Danger & { level: 'card' } => ({
  level: 'card',
  crisis,
  isShownBefore: false,
  certainty,
})

/**
 * For answers in forms: people list needs and names there in a few words that say little, so a card must be surer than in
 * a talk.
 */
export function readForm(danger: Danger | null): Danger | null {
  if (danger?.level !== 'card' || danger.certainty >= sureInForms) return danger
  return { level: 'soft', kind: danger.crisis.kind }
}

/** The graver of two: the order of the classes, after immediate danger. */
export function chooseGraver(a: Crisis, b: Crisis): Crisis {
  if (a.level !== b.level) return a.level === 'now' ? a : b
  return crisisKinds.indexOf(a.kind) <= crisisKinds.indexOf(b.kind) ? a : b
}
