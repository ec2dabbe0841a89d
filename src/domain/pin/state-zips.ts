import { parseState } from '#domain/places/state-match.ts'
import type { StateCode } from '#domain/places/states.ts'

/** The first three digits of a state's ZIP codes. Few bytes for the browser; the server knows every code. */
const prefixes: Readonly<Record<StateCode, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-205 569 888',
  FL: '320-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427 452 459',
  LA: '700-714',
  ME: '038-049',
  MD: '200-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 063 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-458',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385 422',
  TX: '733 739 750-799 885',
  UT: '840-847',
  VT: '050-059',
  VA: '200-205 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-834',
}

/** Whether five digits may be a ZIP code of the person's state, which people tend to choose and attackers to try. */
export function isZipInState(state: string, digits: string): boolean {
  const code = parseState(state)
  const start = digits.slice(0, 3)
  if (code === null) return false
  return prefixes[code].split(' ').some((range) => {
    const [first = '', last = first] = range.split('-')
    return start >= first && start <= last
  })
}
