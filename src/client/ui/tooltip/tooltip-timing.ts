const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** Moving from one tooltip to the next within the skip delay opens the next one at once. */
export function openDelayMs(now: number, lastClosedAt: number) {
  return now - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
}
