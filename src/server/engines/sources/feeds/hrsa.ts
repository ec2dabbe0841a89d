import * as z from 'zod/mini'
import type { DirectorySource } from '#domain/directory/listing.ts'
import type { Feed } from './live-feed.ts'
import { nearMiles } from './nearby.ts'
import { coordinate, textField } from './row-parts.ts'
import { rawListingDefaults } from './raw-listing.ts'

/** The API that https://findahealthcenter.hrsa.gov/ itself uses. */
export const hrsaBase = 'https://data.hrsa.gov'

const row = z.object({
  CtrNm: z.string(),
  ParentCtrNm: textField,
  CtrAddress: textField,
  CtrCity: textField,
  CtrStateAbbr: textField,
  CtrZipCd: textField,
  CtrPhoneNum: textField,
  UrlTxt: textField,
  SiteUrl: textField,
  Latitude: coordinate,
  Longitude: coordinate,
  EndDt: textField,
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
  address: ({ center }) =>
    `/HDWLocatorApi/healthcenters/find?${new URLSearchParams({
      lon: center.lon.toFixed(4),
      lat: center.lat.toFixed(4),
      radius: String(nearMiles),
    })}`,
  reply: z.array(z.unknown()),
  row,
  place(found) {
    return {
      ...rawListingDefaults,
      name: found.CtrNm,
      organization: found.ParentCtrNm,
      category: 'healthcare',
      services: ['health-center', 'primary-care'],
      street: [found.CtrAddress],
      city: found.CtrCity,
      state: found.CtrStateAbbr,
      zip: found.CtrZipCd,
      lat: found.Latitude,
      lon: found.Longitude,
      phones: [found.CtrPhoneNum],
      websites: [found.UrlTxt, found.SiteUrl],
      // Every health center in the program must offer a sliding fee scale (42 U.S.C. 254b(k)(3)(G)).
      cost: 'sliding',
      // An end date means the site has closed.
      isClosed: Boolean(found.EndDt),
    }
  },
}
