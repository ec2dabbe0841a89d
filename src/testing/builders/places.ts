import { parseCountyName, type County, type ZipCounty } from '#domain/places/county.ts'
import type { StateCode } from '#domain/places/states.ts'
import { createPlaces, type Places } from '#server/engines/places/places.ts'

function county(fips: string, state: StateCode, name: string, [lat, lon]: readonly [number, number]): County {
  return { fips, state, name, ...parseCountyName(name), lat, lon }
}

export const losAngeles = county('06037', 'CA', 'Los Angeles County', [34.2, -118.26])
export const kern = county('06029', 'CA', 'Kern County', [35.34, -118.73])

/** Three counties far from each other, each with a ZIP. */
export function buildFewPlaces(): Places {
  const zip = (code: string, fips: string): ZipCounty => ({ zip: code, fips, share: 1, isPrimary: true })
  return createPlaces(
    [
      losAngeles,
      county('22071', 'LA', 'Orleans Parish', [30.05, -89.93]),
      county('51760', 'VA', 'Richmond city', [37.53, -77.47]),
    ],
    [zip('90012', '06037'), zip('70112', '22071'), zip('23219', '51760')],
  )
}
