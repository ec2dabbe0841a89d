import { Day } from '../action-plan/plan-step.ts'
import { needKeys, type NeedKey } from '../needs/needs.ts'
import { parseState } from '../places/state-match.ts'
import type { StateCode } from '../places/states.ts'
import { fold } from '../text/fold.ts'

const dayMs = 86_400_000

/** A location as the plan request sends it. The state alone still determines the right offices. */
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

/** Parses need keys written with spaces for hyphens and joined by commas. Unknown needs are left out. */
export function parseNeeds(text: string): NeedKey[] {
  const statedNeeds = new Set(text.split(',').map((part) => needsByText.get(fold(part))))
  return needKeys.filter((need) => statedNeeds.has(need))
}

/** The date the person's device sent, if plausible: no time zone is more than a day away from the server's date. */
export function resolveToday(statedDay: string | undefined, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10)
  if (statedDay === undefined || !Day.safeParse(statedDay).success) return today
  const apart = Math.abs(Date.parse(statedDay) - Date.parse(today))
  return apart <= dayMs && new Date(statedDay).toISOString().startsWith(statedDay) ? statedDay : today
}
