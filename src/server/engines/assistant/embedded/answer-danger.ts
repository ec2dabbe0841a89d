import { findSensitiveMatches } from '#domain/assistant/sensitive.ts'
import type { CrisisKind } from '#domain/help-lines/crisis-kinds.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import type { Language } from '#domain/language.ts'
import { fold } from '#domain/text/fold.ts'
import { detectSmallTalk } from '#domain/understanding/small-talk.ts'
import type { Answer } from '../assistant.ts'
import { formatCrisisReminder, formatCrisisReply, getNoReport, getSafeAgain } from './fixed-replies.ts'

/** Kinds whose reply asks whether the person is safe. */
const asksIfSafe: ReadonlySet<CrisisKind> = new Set(['self_harm', 'being_hurt', 'hopeless', 'trafficking'])

interface DangerQuestion {
  danger: Danger & { level: 'card' }
  /** The message that shows the danger. */
  text: string
  language: Language
  /** Closing text set by the admins; may be empty. */
  closing: string
}

/**
 * The whole answer to danger: who to call, in two sentences, and one question. It needs neither the database nor a
 * model (0017).
 */
export function answerDanger({ danger: { crisis, isShownBefore }, text, language, closing }: DangerQuestion): Answer {
  const isSafe = isShownBefore && asksIfSafe.has(crisis.kind) && detectSmallTalk(text) === 'yes'
  const parts = [
    isSafe
      ? getSafeAgain(language)
      : isShownBefore
        ? formatCrisisReminder(crisis, language)
        : formatCrisisReply(crisis, language),
    asksWhoHears(text) && getNoReport(language),
    closing,
  ]
  return {
    reply: parts.filter(Boolean).join('\n\n'),
    crisis: isSafe ? null : crisis,
    followUps: [],
    sources: [],
  }
}

const reports =
  /\b(tell\w*|told|report\w*|snitch\w*|call\w*|dec\w+|dic\w+|dir\w+|avis\w+|cont\w+|report\w+|llam\w+) (\w+ ){0,3}(po|p o|officer|parole|probation|police|cops?|judge|ice|oficial|policia|juez|migra)\b/

/** "Will you tell my PO?", in the same breath. */
function asksWhoHears(text: string): boolean {
  return (
    (text.includes('?') && reports.test(fold(text))) ||
    findSensitiveMatches(text).some(({ topic }) => topic === 'privacy')
  )
}
