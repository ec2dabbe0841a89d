import { StateCode } from '../places/states.ts'
import { Birthplace, Goal, Paper } from './papers.ts'
import type { Marked } from './checklist.ts'

/** What a person has told the tool; it stays on the device. */
export interface DocumentAnswers {
  marked: Marked
  birthState: Birthplace | null
  homeState: StateCode | null
  goal: Goal
}

interface StoredAnswers {
  marked: readonly string[]
  birthState?: string | undefined
  homeState?: string | undefined
  goal?: string | undefined
}

/** What a browser kept, with anything it cannot mean left out. */
export function knownAnswers(stored: StoredAnswers | undefined): DocumentAnswers {
  return {
    marked: [...new Set(stored?.marked)],
    birthState: Birthplace.safeParse(stored?.birthState).data ?? null,
    homeState: StateCode.safeParse(stored?.homeState).data ?? null,
    goal: Goal.safeParse(stored?.goal).data ?? 'state-id',
  }
}

export function answersToKeep({ marked, birthState, homeState, goal }: DocumentAnswers) {
  return { marked: [...marked], goal, ...(birthState && { birthState }), ...(homeState && { homeState }) }
}

/** The marked things that are papers one can show at an office. */
export function heldPapers(marked: Marked): Paper[] {
  return marked.flatMap((id) => Paper.safeParse(id).data ?? [])
}
