const dayMs = 24 * 60 * 60 * 1000

/** Compares calendar days, not 24-hour periods. */
export function eventDay(startsAt: string, now: number): 'today' | 'tomorrow' | null {
  const days = Math.round((midnight(Date.parse(startsAt)) - midnight(now)) / dayMs)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : null
}

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
