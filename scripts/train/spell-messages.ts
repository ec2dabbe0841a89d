import type { DangerMessage } from '../../src/domain/danger/training-message.ts'
import { listSpellings } from '../eval/spellings.ts'

/** Messages of danger with slips of the thumb, missing signs and other spellings. */
export function spellMessages(messages: readonly DangerMessage[]): DangerMessage[] {
  return messages
    .filter(({ level }) => level === 'card')
    .flatMap((message) => listSpellings(message.turns[0] ?? '').map((text) => ({ ...message, turns: [text] })))
}
