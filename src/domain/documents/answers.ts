import { StateCode } from '../places/states.ts'
import { Birthplace, Goal, PersonalDocument } from './personal-documents.ts'
import type { ChecklistMarks } from './checklist.ts'

/** A person's answers in the tool; they stay on the device. */
export interface DocumentAnswers {
  marked: ChecklistMarks
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

/** The answers stored in the browser, without invalid values. */
export function parseStoredAnswers(stored: StoredAnswers | undefined): DocumentAnswers {
  return {
    marked: [...new Set(stored?.marked)],
    birthState: Birthplace.safeParse(stored?.birthState).data ?? null,
    homeState: StateCode.safeParse(stored?.homeState).data ?? null,
    goal: Goal.safeParse(stored?.goal).data ?? 'state-id',
  }
}

export function toStoredAnswers({ marked, birthState, homeState, goal }: DocumentAnswers) {
  return { marked: [...marked], goal, ...(birthState && { birthState }), ...(homeState && { homeState }) }
}

/** The marked items that are documents a person can show at an office. */
export function listHeldDocuments(marked: ChecklistMarks): PersonalDocument[] {
  return marked.flatMap((id) => PersonalDocument.safeParse(id).data ?? [])
}
