/** The longest work may wait for a quiet moment. */
const patienceMs = 2000

/** Safari has no idle callback; the end of the current work does there. */
export function whenQuiet(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: patienceMs })
  else setTimeout(callback)
}
