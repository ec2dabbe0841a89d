import { Day } from '../action-plan/plan-step.ts'
import { needKeys, type NeedKey } from '../needs/needs.ts'
import { stateOf } from '../places/state-match.ts'
import type { StateCode } from '../places/states.ts'
import { fold } from '../text/fold.ts'

const dayMs = 86_400_000

/** A place as the plan call sends it. The state alone still tells which offices are the right ones. */
export interface SaidPlace {
  county: string
  state: StateCode | null
}

/** “Kern, CA”, “kern county, california”, “CA”: the last part is the state, the rest the county. */
export function readPlace(text: string): SaidPlace {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const state = stateOf(parts.at(-1) ?? '')
  return { county: (state ? parts.slice(0, -1) : parts).join(', '), state }
}

const byWords = new Map<string, NeedKey>(needKeys.map((need) => [fold(need), need]))
byWords.set('work training', 'job-training')

/** Need keys with spaces for hyphens, joined by commas. A word that is no need is left out. */
export function readNeeds(text: string): NeedKey[] {
  const said = new Set(text.split(',').map((part) => byWords.get(fold(part))))
  return needKeys.filter((need) => said.has(need))
}

/** The person's own day where they say it and it can be true: no place on earth is a day away from the server's. */
export function personsDay(said: string | undefined, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10)
  if (said === undefined || !Day.safeParse(said).success) return today
  const apart = Math.abs(Date.parse(said) - Date.parse(today))
  return apart <= dayMs && new Date(said).toISOString().startsWith(said) ? said : today
}
