import * as z from 'zod/mini'
import type { DirectorySource } from '#domain/directory/listing.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { cleanWebsite, cleanZip } from '../clean.ts'
import type { Feed } from './live-feed.ts'
import { nearMiles } from './nearby.ts'
import { coordinate, field, nameOf, phonesOf, positionOf, stateOf, streetOf } from './row-parts.ts'

/** https://data.hud.gov/housing_counseling.html */
export const hudBase = 'https://data.hud.gov'

const row = z.object({
  nme: z.string(), adr1: field, adr2: field, city: field, statecd: field, zipcd: field, phone1: field, phone2: field,
  weburl: field, agc_STATUS: field, agc_ADDR_LATITUDE: coordinate, agc_ADDR_LONGITUDE: coordinate,
  services: field, languages: field,
})

const source: DirectorySource = {
  id: 'hud-live',
  publisher: 'U.S. Department of Housing and Urban Development',
  dataset: 'HUD-approved housing counseling agencies',
  url: 'https://data.hud.gov/housing_counseling.html',
  licence: 'US government work',
}

/** Their codes: HMC homeless counseling; FBC and FBW budget and credit help. */
const meanings = new Map<string, ServiceId>([
  ['HMC', 'housing-services'], ['FBC', 'consumer-money-help'], ['FBW', 'consumer-money-help'],
])

export const hudFeed: Feed<z.infer<typeof row>> = {
  name: 'hud',
  source,
  needs: ['housing'],
  address: ({ center }) => `/Housing_Counselor/searchByLocation?${new URLSearchParams({
    Lat: center.lat.toFixed(4), Long: center.lon.toFixed(4), Distance: String(nearMiles), RowLimit: '60',
    Services: '', Languages: '',
  })}`,
  reply: z.array(z.unknown()),
  row,
  listing(found, today) {
    const name = nameOf(found.nme)
    const position = positionOf(found.agc_ADDR_LATITUDE, found.agc_ADDR_LONGITUDE)
    // A for active; older replies have no status.
    if (!name || position === undefined || (found.agc_STATUS && found.agc_STATUS !== 'A')) return null
    const codes = (found.services ?? '').split(',').map((code) => meanings.get(code.trim()))
    return {
      name, organization: null, category: 'housing', scope: 'site',
      services: [...new Set<ServiceId>(['housing-counseling', ...codes.filter((id) => id !== undefined)])], position,
      street: streetOf(found.adr1, found.adr2), city: nameOf(found.city, 120), state: stateOf(found.statecd),
      zip: cleanZip(found.zipcd), phones: phonesOf(found.phone1, found.phone2), website: cleanWebsite(found.weburl),
      hours: null, languages: (found.languages ?? '').split(',').includes('SPA') ? ['es'] : [], cost: null,
      requiredDocuments: [], facts: {}, asOf: today,
    }
  },
}
