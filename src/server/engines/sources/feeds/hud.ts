import * as z from 'zod/mini'
import type { ServiceId } from '#domain/services/services.ts'
import type { Feed } from './live-feed.ts'
import { nearMiles } from './nearby.ts'
import { type ReplyShape, rawListingDefaults } from './raw-listing.ts'
import { cleanId, coordinate, textField } from './row-parts.ts'

export const hudBase = 'https://data.hud.gov'

const row = z.object({
  agcid: z.optional(z.unknown()),
  nme: z.string(),
  adr1: textField,
  adr2: textField,
  city: textField,
  county_NME: textField,
  statecd: textField,
  zipcd: textField,
  phone1: textField,
  phone2: textField,
  weburl: textField,
  agc_STATUS: textField,
  agc_ADDR_LATITUDE: coordinate,
  agc_ADDR_LONGITUDE: coordinate,
  services: textField,
  languages: textField,
})
export type HudRow = z.infer<typeof row>

/** Their codes: HMC homeless counseling; FBC and FBW budget and credit help. */
const meanings = new Map<string, ServiceId>([
  ['HMC', 'housing-services'],
  ['FBC', 'consumer-money-help'],
  ['FBW', 'consumer-money-help'],
])

/** https://data.hud.gov/housing_counseling.html */
export const hudReplies: ReplyShape<HudRow> = {
  source: {
    id: 'hud-live',
    publisher: 'U.S. Department of Housing and Urban Development',
    dataset: 'HUD-approved housing counseling agencies',
    url: 'https://data.hud.gov/housing_counseling.html',
    licence: 'US government work',
  },
  reply: z.array(z.unknown()),
  row,
  place(found) {
    const codes = (found.services ?? '').split(',').map((code) => meanings.get(code.trim()))
    return {
      ...rawListingDefaults,
      id: cleanId(found.agcid),
      name: found.nme,
      category: 'housing',
      services: [...new Set<ServiceId>(['housing-counseling', ...codes.filter((id) => id !== undefined)])],
      street: [found.adr1, found.adr2],
      city: found.city,
      county: found.county_NME,
      state: found.statecd,
      zip: found.zipcd,
      lat: found.agc_ADDR_LATITUDE,
      lon: found.agc_ADDR_LONGITUDE,
      phones: [found.phone1, found.phone2],
      websites: [found.weburl],
      languages: (found.languages ?? '').split(',').includes('SPA') ? ['es'] : [],
      // A means active; older replies have no status.
      isClosed: Boolean(found.agc_STATUS) && found.agc_STATUS !== 'A',
    }
  },
}

export const hudFeed: Feed<HudRow> = {
  ...hudReplies,
  name: 'hud',
  needs: ['housing'],
  address: ({ center }) =>
    `/Housing_Counselor/searchByLocation?${new URLSearchParams({
      Lat: center.lat.toFixed(4),
      Long: center.lon.toFixed(4),
      Distance: String(nearMiles),
      RowLimit: '60',
      Services: '',
      Languages: '',
    })}`,
}
