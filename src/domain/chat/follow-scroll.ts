import type { ChatMessage } from './message.ts'

const followWithinPx = 120

/** Who asks sees their question; who reads further up is not pulled away by an answer. */
export function shouldScrollDown(role: ChatMessage['role'], fromBottomPx: number): boolean {
  return role === 'user' || fromBottomPx <= followWithinPx
}
