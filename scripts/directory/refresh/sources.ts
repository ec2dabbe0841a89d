import { hudBase } from '#server/engines/sources/feeds/hud.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { ImportFormat } from '#server/engines/imports/read-import.ts'
import { careerOneStopBase } from '#server/engines/sources/feeds/careeronestop.ts'
import { findTreatmentBase } from '#server/engines/sources/feeds/findtreatment.ts'
import {
  authorityService,
  type CollectReplies,
  collectAuthorities,
  collectCounselors,
  collectJobCenters,
  collectReentryPrograms,
  collectTreatment,
} from './collect-replies.ts'

/** How a list is fetched. Nothing here is a guess: each address is one its publisher or several public programs name. */
type Download =
  | { kind: 'file'; url: string; is: 'csv' }
  /** One table of a zip, in the letters of Windows. */
  | { kind: 'zip'; url: string; table: RegExp }
  /** Many replies of a service, written as one file. */
  | { kind: 'replies'; url: string; is: 'csv' | 'ndjson'; collect: CollectReplies; needsCareerOneStop?: true }

export interface RefreshSource {
  name: string
  /** The hole it fills. */
  fills: string
  /** Null: the file itself shows it. */
  format: ImportFormat | null
  /** Ids of the older editions of this very list in the compiled directory. */
  ours: readonly string[]
  licence: string
  /** Where its publisher offers it. */
  page: string | null
  /** How many rows a source says it has. */
  rows: { count: number; saidBy: string } | null
  /** Its edition, where the list is not of the day it is fetched. */
  asOf?: string
  /** Rows that are no place for visitors, by their name. */
  isLeftOut?(name: string): boolean
  /** Null: nobody could name an address, or it needs a right of its own; the operator gives the file. */
  download: Download | null
}

const publicDomain = 'US public domain'

const healthCenter = {
  category: 'healthcare',
  services: ['health-center'] as ServiceId[],
  sourceId: 'hrsa-health-centers',
  scope: 'site',
} as const

/** In the order of the holes: first what people coming home miss most. */
export const refreshSources: readonly RefreshSource[] = [
  {
    name: 'job-centers',
    fills: 'American Job Centers',
    format: 'careeronestop-ajc',
    ours: [],
    licence: publicDomain,
    page: 'https://www.careeronestop.org/Developers/WebAPI/web-api.aspx',
    rows: { count: 2400, saidBy: 'nearly, as guides quote CareerOneStop' },
    download: {
      kind: 'replies',
      url: `${careerOneStopBase}/v1/ajcfinder`,
      is: 'ndjson',
      collect: collectJobCenters,
      needsCareerOneStop: true,
    },
  },
  {
    name: 'reentry-programs',
    fills: 'reentry programs',
    format: 'careeronestop-reentry',
    ours: [],
    licence: publicDomain,
    page: 'https://www.careeronestop.org/Developers/WebAPI/web-api.aspx',
    rows: null,
    download: {
      kind: 'replies',
      url: `${careerOneStopBase}/v1/reentryprogramfinder`,
      is: 'ndjson',
      collect: collectReentryPrograms,
      needsCareerOneStop: true,
    },
  },
  {
    name: 'housing-counselors',
    fills: 'housing counselors',
    format: 'hud-counselors',
    ours: [],
    licence: publicDomain,
    page: 'https://data.hud.gov/housing_counseling.html',
    rows: null,
    download: {
      kind: 'replies',
      url: `${hudBase}/Housing_Counselor/search`,
      is: 'ndjson',
      collect: collectCounselors,
    },
  },
  {
    name: 'hrsa',
    fills: 'health centers',
    format: 'hrsa',
    ours: ['hrsa-health-centers'],
    licence: publicDomain,
    page: 'https://data.hrsa.gov/data/download',
    rows: { count: 17_416, saidBy: 'the list of July 2026' },
    // A school's own clinic is for its pupils.
    isLeftOut: (name) => getKind({ ...healthCenter, name }) === 'youth-program',
    download: {
      kind: 'file',
      url: 'https://data.hrsa.gov/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv',
      is: 'csv',
    },
  },
  {
    name: 'findtreatment',
    fills: 'treatment and counseling',
    format: 'findtreatment-json',
    ours: ['samhsa-findtreatment', 'samhsa-substance-use', 'samhsa-mental-health'],
    licence: publicDomain,
    page: 'https://findtreatment.gov/',
    rows: { count: 17_582, saidBy: 'the list of July 2026' },
    download: {
      kind: 'replies',
      url: `${findTreatmentBase}/locator/exportsAsJson/v2`,
      is: 'ndjson',
      collect: collectTreatment,
    },
  },
  {
    name: 'housing-authorities',
    fills: 'housing authorities',
    format: 'hud-pha',
    ours: ['hud-housing-authorities'],
    licence: publicDomain,
    page: 'https://hudgis-hud.opendata.arcgis.com/',
    rows: { count: 3307, saidBy: 'the list of July 2026' },
    download: {
      kind: 'replies',
      url: authorityService,
      is: 'csv',
      collect: collectAuthorities,
    },
  },
  {
    name: 'ssa',
    fills: 'Social Security offices',
    format: 'ssa',
    ours: ['ssa-offices'],
    licence: publicDomain,
    page: 'https://www.ssa.gov/data/FO-RS-Address-Open-Close-Time-App-Devs.html',
    rows: { count: 1230, saidBy: 'about, says ssa.gov' },
    download: { kind: 'file', url: 'https://www.ssa.gov/data/FO-Address-Open-Close-Times.csv', is: 'csv' },
  },
  {
    name: 'libraries',
    fills: 'libraries',
    format: 'imls',
    ours: ['imls-outlets', 'imls-libraries'],
    licence: publicDomain,
    page: 'https://www.imls.gov/research-evaluation/surveys/public-libraries-survey-pls',
    rows: { count: 17_615, saidBy: 'the survey of 2024, bookmobiles included' },
    asOf: '2024',
    download: {
      kind: 'zip',
      url: 'https://www.imls.gov/sites/default/files/2026-06/pls_fy2024_csv.zip',
      table: /outlet.*\.csv$/i,
    },
  },
  {
    name: 'new-york-dmv',
    fills: 'ID offices, New York',
    format: 'new-york-dmv',
    ours: ['guide-new-york-dmv'],
    licence: 'NY Open Data terms',
    page: 'https://data.ny.gov/Transportation/Department-of-Motor-Vehicle-DMV-Office-Locations/9upz-c7xg',
    rows: { count: 175, saidBy: 'the list of 2020' },
    download: { kind: 'file', url: 'https://data.ny.gov/resource/9upz-c7xg.csv?$limit=5000', is: 'csv' },
  },
  {
    name: 'missouri-license',
    fills: 'ID offices, Missouri',
    format: 'missouri-license',
    ours: ['guide-missouri-license'],
    licence: 'State open data',
    page: 'https://data.mo.gov/',
    rows: { count: 176, saidBy: 'a reader of the list in 2026' },
    download: { kind: 'file', url: 'https://data.mo.gov/resource/835g-7keg.csv?$limit=5000', is: 'csv' },
  },
  ...[
    {
      name: 'id-offices',
      fills: 'ID offices of the other states',
      page: null,
      ours: ['guide-california-dmv', 'guide-north-carolina-dmv'],
      licence: 'of the state',
    },
    {
      name: 'shelters',
      fills: 'beds: the housing inventory of HUD, or a list of a Continuum of Care',
      page: 'https://www.hudexchange.info/resource/3031/pit-and-hic-data-since-2007/',
      ours: [],
      licence: publicDomain,
    },
    {
      name: 'coordinated-entry',
      fills: 'offices that run homeless services',
      page: 'https://www.hud.gov/',
      ours: ['hud-continuum-of-care'],
      licence: publicDomain,
    },
    {
      name: 'va',
      fills: 'clinics and offices for veterans',
      page: 'https://www.va.gov/find-locations/',
      ours: ['va-facilities', 'va-benefits-offices'],
      licence: publicDomain,
    },
    {
      name: '211',
      fills: 'everything a 2-1-1 has given you the right to use',
      page: null,
      ours: [],
      licence: 'as your agreement says',
    },
    {
      name: 'hsds',
      fills: 'any directory that publishes HSDS 3',
      page: null,
      ours: [],
      licence: 'as its publisher says',
    },
  ].map((given) => ({ ...given, format: null, rows: null, download: null })),
]
