/** Limits of the presence socket (T-9.4). */
export const socketLimits = {
  frameBytes: 4 * 1024,
  messages: 10,
  messagesWindowMs: 10_000,
  perBrowser: 3,
  perAddress: 30,
  idleCloseMs: 60_000,
}

/** Counts open sockets per key and refuses any above the maximum. */
export function openSockets(max: number) {
  const open = new Map<string, number>()
  return {
    take(key: string): boolean {
      const count = open.get(key) ?? 0
      if (count >= max) return false
      open.set(key, count + 1)
      return true
    },
    release(key: string): void {
      const count = (open.get(key) ?? 1) - 1
      if (count > 0) open.set(key, count)
      else open.delete(key)
    },
  }
}

/** True while a sender stays within the messages allowed in the window. */
export function createMessageBudget(now: () => number): () => boolean {
  let windowStart = now()
  let used = 0
  return () => {
    if (now() - windowStart >= socketLimits.messagesWindowMs) {
      windowStart = now()
      used = 0
    }
    used += 1
    return used <= socketLimits.messages
  }
}
