import { setImmediate } from 'node:timers/promises'

/** How long other work may be held up. */
const everyMs = 20

/** Call the answer as often as convenient: now and then it lets everything else that waits go first. */
export function createPause(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < everyMs) return
    await setImmediate()
    last = performance.now()
  }
}
