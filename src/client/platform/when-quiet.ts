/** The longest a callback may wait for an idle moment. */
const patienceMs = 2000

/** Safari has no requestIdleCallback; there the callback runs after the current task. */
export function whenQuiet(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: patienceMs })
  else setTimeout(callback)
}
