import type { ChatMessage } from '../message.ts'

/** After each of these waits, a different message says that Reggie is still working. */
const waitingMessagesAtMs: readonly number[] = [10_000, 20_000, 30_000]

/** 0 while the wait is short, then the number of the message to show. */
export function chooseWaitingMessage(askedAt: number, now: number): 0 | 1 | 2 | 3 {
  return waitingMessagesAtMs.filter((at) => now - askedAt >= at).length as 0 | 1 | 2 | 3
}

/** Time until the next message; null after the last one. */
export function getNextWaitingMessageMs(askedAt: number, now: number): number | null {
  const next = waitingMessagesAtMs[chooseWaitingMessage(askedAt, now)]
  return next === undefined ? null : askedAt + next - now
}

const followWithinPx = 120

/** Scrolls down to the person's own question, but an answer does not scroll a person who is reading further up. */
export function shouldScrollDown(role: ChatMessage['role'], fromBottomPx: number): boolean {
  return role === 'user' || fromBottomPx <= followWithinPx
}
