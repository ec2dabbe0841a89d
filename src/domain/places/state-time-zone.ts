import { parseState } from './state-match.ts'
import type { StateCode } from './states.ts'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** The time zone of each state; null where parts of the state differ. */
const zones: Record<StateCode, string | null> = {
  AL: central,
  AK: null,
  AZ: 'America/Phoenix',
  AR: central,
  CA: pacific,
  CO: mountain,
  CT: eastern,
  DE: eastern,
  DC: eastern,
  FL: null,
  GA: eastern,
  HI: 'Pacific/Honolulu',
  ID: null,
  IL: central,
  IN: null,
  IA: central,
  KS: null,
  KY: null,
  LA: central,
  ME: eastern,
  MD: eastern,
  MA: eastern,
  MI: null,
  MN: central,
  MS: central,
  MO: central,
  MT: mountain,
  NE: null,
  NV: null,
  NH: eastern,
  NJ: eastern,
  NM: mountain,
  NY: eastern,
  NC: eastern,
  ND: null,
  OH: eastern,
  OK: central,
  OR: null,
  PA: eastern,
  RI: eastern,
  SC: eastern,
  SD: null,
  TN: null,
  TX: null,
  UT: mountain,
  VT: eastern,
  VA: eastern,
  WA: pacific,
  WV: eastern,
  WI: central,
  WY: mountain,
}

/**
 * The time zone of a whole state. Null when it has two or is unknown: then the person's own clock is the best guess.
 */
export function getStateTimeZone(state: string): string | null {
  const code = parseState(state)
  return code && zones[code]
}
