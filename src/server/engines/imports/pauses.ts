import { setImmediate } from 'node:timers/promises'

/** The longest other tasks may be blocked. */
const everyMs = 20

/** Returns a function to call as often as convenient: from time to time it yields to other pending tasks. */
export function createPause(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < everyMs) return
    await setImmediate()
    last = performance.now()
  }
}
