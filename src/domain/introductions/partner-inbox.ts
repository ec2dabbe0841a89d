import * as z from 'zod/mini'
import type { IntroductionState } from './states.ts'

/** Internal notes of partner staff, which the person never sees, and that the person has a new number. */
export const NoteKind = z.enum(['note', 'attempt', 'new_number'])
export type NoteKind = z.infer<typeof NoteKind>

/** The result of a call. A voicemail may include a name and a number only (T-3.10). */
export const AttemptResult = z.enum(['reached', 'no_answer', 'left_word', 'wrong_number'])
export type AttemptResult = z.infer<typeof AttemptResult>

export const maxNoteLength = 1000

export const boardColumns = ['new', 'opened', 'waiting_on_them', 'accepted', 'closed'] as const
export type BoardColumn = (typeof boardColumns)[number]

export function getBoardColumn(state: IntroductionState): BoardColumn {
  switch (state) {
    case 'sent':
    case 'delivery_failed':
      return 'new'
    case 'opened':
      return 'opened'
    case 'needs_you':
      return 'waiting_on_them'
    case 'accepted':
      return 'accepted'
    case 'declined':
    case 'got_help':
    case 'not_got_help':
    case 'withdrawn':
      return 'closed'
  }
}

/** Maria Gómez Ruiz → Maria R.: enough to call a person in, not enough to look them up. */
export function formatShortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const initial = rest.at(-1)?.[0]
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

/** A short code for one introduction, to use on the phone. */
export function buildReferenceCode(id: string): string {
  return id.replaceAll('-', '').slice(0, 6).toUpperCase()
}
