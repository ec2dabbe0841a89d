import type { IntroductionStatus } from './introduction.ts'
import { toIntroductionStatus, type IntroductionState } from './states.ts'

/** `draft` exists in the open dialog only; nothing of it is stored. */
export type IntroductionStep = 'draft' | IntroductionState
export type IntroductionActor = 'person' | 'partner' | 'system'

type Moves = Partial<Record<IntroductionState, readonly IntroductionActor[]>>

const byPartner: readonly IntroductionActor[] = ['partner']
const byPerson: readonly IntroductionActor[] = ['person']
const byEither: readonly IntroductionActor[] = ['person', 'partner']

const answers: Moves = { needs_you: byPartner, accepted: byPartner, declined: byPartner }
const outcomes: Moves = { got_help: byEither, not_got_help: byEither }

/** For each step: the possible next states, and who may trigger them. Anything else is not allowed. */
const moves: Record<IntroductionStep, Moves> = {
  draft: { sent: byPerson },
  sent: { delivery_failed: ['system'], opened: byPartner, ...answers, withdrawn: byPerson },
  // If the email failed, the introduction can still be read in the portal.
  delivery_failed: { sent: ['person', 'system'], opened: byPartner, ...answers, withdrawn: byPerson },
  // When the organization leaves, it goes back to `sent` and waits for another one.
  opened: { sent: ['system'], ...answers, withdrawn: byPerson },
  needs_you: { accepted: byPartner, declined: byPartner, ...outcomes, withdrawn: byPerson },
  accepted: { needs_you: byPartner, declined: byPartner, ...outcomes, withdrawn: byPerson },
  declined: { ...outcomes, withdrawn: byPerson },
  got_help: { not_got_help: byEither, withdrawn: byPerson },
  not_got_help: { got_help: byEither, withdrawn: byPerson },
  withdrawn: {},
}

export function canMove(from: IntroductionStep, to: IntroductionState, actor: IntroductionActor): boolean {
  return moves[from][to]?.includes(actor) ?? false
}

/** The states this actor may move to, as offered in menus. */
export function listNextStates(from: IntroductionStep, actor: IntroductionActor): IntroductionState[] {
  return (Object.keys(moves[from]) as IntroductionState[]).filter((to) => canMove(from, to, actor))
}

/** The status of a step in the public call; null where the person's list does not show it. */
export function getListedStatus(step: IntroductionStep): IntroductionStatus | null {
  return step === 'draft' || step === 'withdrawn' ? null : toIntroductionStatus(step)
}

/** Declined, completed with an outcome, or withdrawn: the time until erasure starts. */
export function isFinal(state: IntroductionState): boolean {
  return state === 'declined' || state === 'got_help' || state === 'not_got_help' || state === 'withdrawn'
}

export const introductionTabs = ['all', 'needsMe', 'waiting', 'answered', 'closed'] as const
export type IntroductionTab = (typeof introductionTabs)[number]

/** The tab of a step in “My introductions”, besides All. */
export function getIntroductionTab(state: IntroductionState): Exclude<IntroductionTab, 'all'> {
  switch (state) {
    case 'needs_you':
    case 'delivery_failed':
      return 'needsMe'
    case 'sent':
    case 'opened':
      return 'waiting'
    case 'accepted':
      return 'answered'
    case 'declined':
    case 'got_help':
    case 'not_got_help':
    case 'withdrawn':
      return 'closed'
  }
}
