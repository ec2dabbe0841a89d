import type { ChatMessage } from './message.ts'

const followWithinPx = 120

/** Scrolls down to the person's own question, but an answer does not scroll a person who is reading further up. */
export function shouldScrollDown(role: ChatMessage['role'], fromBottomPx: number): boolean {
  return role === 'user' || fromBottomPx <= followWithinPx
}
