import { Day } from '../action-plan/plan-step.ts'
import { needKeys, type NeedKey } from '../needs/needs.ts'
import { parseState } from '../places/state-match.ts'
import type { StateCode } from '../places/states.ts'
import { fold } from '../text/fold.ts'

const dayMs = 86_400_000

/** A place as the plan call sends it. The state alone still tells which offices are the right ones. */
export interface PlanLocation {
  county: string
  state: StateCode | null
}

/** “Kern, CA”, “kern county, california”, “CA”: the last part is the state, the rest the county. */
export function parseLocation(text: string): PlanLocation {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const state = parseState(parts.at(-1) ?? '')
  return { county: (state ? parts.slice(0, -1) : parts).join(', '), state }
}

const needsByText = new Map<string, NeedKey>(needKeys.map((need) => [fold(need), need]))
needsByText.set('work training', 'job-training')

/** Need keys with spaces for hyphens, joined by commas. A word that is no need is left out. */
export function parseNeeds(text: string): NeedKey[] {
  const statedNeeds = new Set(text.split(',').map((part) => needsByText.get(fold(part))))
  return needKeys.filter((need) => statedNeeds.has(need))
}

/** The person's own day where they say it and it can be true: no place on earth is a day away from the server's. */
export function resolveToday(statedDay: string | undefined, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10)
  if (statedDay === undefined || !Day.safeParse(statedDay).success) return today
  const apart = Math.abs(Date.parse(statedDay) - Date.parse(today))
  return apart <= dayMs && new Date(statedDay).toISOString().startsWith(statedDay) ? statedDay : today
}
