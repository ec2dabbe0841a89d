import * as z from 'zod/mini'
import type { DirectorySource } from '#domain/directory/listing.ts'
import { cleanWebsite, cleanZip } from '../clean.ts'
import type { Feed } from './live-feed.ts'
import { nearMiles } from './nearby.ts'
import { coordinate, field, nameOf, phonesOf, positionOf, stateOf, streetOf } from './row-parts.ts'

/** What https://findahealthcenter.hrsa.gov/ itself asks. */
export const hrsaBase = 'https://data.hrsa.gov'

const row = z.object({
  CtrNm: z.string(), ParentCtrNm: field, CtrAddress: field, CtrCity: field, CtrStateAbbr: field, CtrZipCd: field,
  CtrPhoneNum: field, UrlTxt: field, SiteUrl: field, Latitude: coordinate, Longitude: coordinate, EndDt: field,
})

const source: DirectorySource = {
  id: 'hrsa-live',
  publisher: 'Health Resources and Services Administration',
  dataset: 'Find a Health Center',
  url: 'https://findahealthcenter.hrsa.gov/',
  licence: 'US government work',
}

export const hrsaFeed: Feed<z.infer<typeof row>> = {
  name: 'hrsa',
  source,
  needs: ['healthcare'],
  address: ({ center }) => `/HDWLocatorApi/healthcenters/find?${new URLSearchParams({
    lon: center.lon.toFixed(4), lat: center.lat.toFixed(4), radius: String(nearMiles),
  })}`,
  reply: z.array(z.unknown()),
  row,
  listing(found, today) {
    const name = nameOf(found.CtrNm)
    const position = positionOf(found.Latitude, found.Longitude)
    // An end date says the site has closed.
    if (!name || position === undefined || found.EndDt) return null
    const organization = nameOf(found.ParentCtrNm)
    return {
      name, organization: organization === name ? null : organization,
      category: 'healthcare', scope: 'site', services: ['health-center', 'primary-care'], position,
      street: streetOf(found.CtrAddress), city: nameOf(found.CtrCity, 120), state: stateOf(found.CtrStateAbbr),
      zip: cleanZip(found.CtrZipCd), phones: phonesOf(found.CtrPhoneNum),
      website: cleanWebsite(found.UrlTxt) ?? cleanWebsite(found.SiteUrl), hours: null, languages: [],
      // Every health center in the program must offer a fee that follows income (42 U.S.C. 254b(k)(3)(G)).
      cost: 'sliding', requiredDocuments: [], facts: {}, asOf: today,
    }
  },
}
