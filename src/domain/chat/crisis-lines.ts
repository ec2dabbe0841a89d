import type { Crisis, CrisisKind } from '#domain/assistant/crisis-kinds.ts'
import { type HelpLine, helpLines } from '#domain/help-lines/help-lines.ts'

/** Who answers which class (T-11.5), first the one to try first. */
const linesOf: Record<CrisisKind, readonly HelpLine['id'][]> = {
  overdose: ['emergency', 'treatment'],
  self_harm: ['crisis', 'emergency'],
  child_harm: ['emergency', 'crisis'],
  being_hurt: ['safety', 'emergency'],
  hurting_others: ['crisis', 'emergency'],
  someone_at_risk: ['crisis', 'emergency'],
  using_or_withdrawal: ['treatment', 'crisis', 'emergency'],
  trafficking: ['emergency', 'local'],
  hopeless: ['crisis'],
}

/** The lines of the card, in order: where somebody may be in danger this minute 911 is first. */
export function crisisLines({ kind, level }: Crisis): HelpLine[] {
  const ids = level === 'now' ? new Set<HelpLine['id']>(['emergency', ...linesOf[kind]]) : new Set(linesOf[kind])
  return [...ids].flatMap((id) => helpLines.find((line) => line.id === id) ?? [])
}
