import { calmCapitals } from '#server/engines/sources/clean.ts'
import { jobCenterReplies, reentryProgramReplies } from '#server/engines/sources/feeds/careeronestop-replies.ts'
import { findTreatmentReplies } from '#server/engines/sources/feeds/findtreatment.ts'
import { hudReplies } from '#server/engines/sources/feeds/hud.ts'
import type { FederalFile } from './federal-file.ts'
import { type FederalReply, createFederalReply } from './federal-reply.ts'

/** HRSA, “Health Center Service Delivery and Look-Alike Sites”. */
const hrsa: FederalFile = {
  publisher: 'Health Resources and Services Administration (HRSA)',
  dataset: 'Health Center Service Delivery and Look-Alike Sites',
  url: 'https://data.hrsa.gov/data/download',
  mustHave: ['site_name', 'site_address', 'site_state_abbreviation', 'site_telephone_number', 'bphc_assigned_number'],
  columns: {
    id: ['bphc_assigned_number'],
    name: 'site_name',
    organization: 'health_center_name',
    street: 'site_address',
    city: 'site_city',
    state: 'site_state_abbreviation',
    zip: 'site_postal_code',
    county: 'complete_county_name',
    phone: 'site_telephone_number',
    website: 'site_web_address',
    lon: 'geocoding_artifact_address_primary_x_coordinate',
    lat: 'geocoding_artifact_address_primary_y_coordinate',
  },
  kindOf: () => ({ category: 'healthcare', services: ['health-center', 'primary-care'] }),
  isPlace: (cells) =>
    !/inactive/i.test(cells['site_status_description'] ?? '') &&
    !/^administrative/i.test(cells['health_center_type_description'] ?? ''),
}

/** HUD, “Public Housing Authorities”, as exported by its map service. */
const hudPha: FederalFile = {
  publisher: 'U.S. Department of Housing and Urban Development (HUD)',
  dataset: 'Public Housing Authorities',
  url: 'https://hudgis-hud.opendata.arcgis.com/',
  mustHave: ['participant_code', 'formal_participant_name', 'std_addr', 'std_st'],
  columns: {
    id: ['participant_code'],
    name: 'formal_participant_name',
    street: 'std_addr',
    city: 'std_city',
    state: 'std_st',
    zip: 'std_zip5',
    county: 'curcnty_nm',
    phone: 'ha_phn_num',
    lat: 'lat',
    lon: 'lon',
  },
  kindOf: () => ({ category: 'housing', services: ['public-housing', 'housing-voucher'] }),
  isPlace: () => true,
}

/** IMLS, Public Libraries Survey, outlet file: main libraries and branches, no bookmobiles or mail service. */
const imls: FederalFile = {
  publisher: 'Institute of Museum and Library Services (IMLS)',
  dataset: 'Public Libraries Survey, outlets',
  url: 'https://www.imls.gov/research-evaluation/surveys/public-libraries-survey-pls',
  mustHave: ['fscskey', 'fscs_seq', 'libname', 'stabr', 'c_out_ty'],
  columns: {
    id: ['fscskey', 'fscs_seq'],
    name: 'libname',
    street: 'address',
    city: 'city',
    state: 'stabr',
    zip: 'zip',
    county: 'cnty',
    phone: 'phone',
    lat: 'latitude',
    lon: 'longitud',
  },
  kindOf: () => ({ category: 'education', services: ['public-library'] }),
  isPlace: (cells) => ['CE', 'BR'].includes(cells['c_out_ty'] ?? ''),
}

const treatmentKinds: Record<string, ReturnType<FederalFile['kindOf']>> = {
  SA: { category: 'recovery-support', services: ['substance-use-treatment'] },
  MH: { category: 'mental-health', services: ['mental-health-treatment'] },
}

/** SAMHSA, FindTreatment.gov: the fields all its lists share; its hundreds of code columns are not read. */
const findTreatment: FederalFile = {
  publisher: 'Substance Abuse and Mental Health Services Administration (SAMHSA)',
  dataset: 'FindTreatment.gov facilities',
  url: 'https://findtreatment.gov/',
  mustHave: ['name1', 'street1', 'city', 'state', 'zip', 'phone', 'latitude', 'longitude'],
  columns: {
    id: ['name1', 'name2', 'street1', 'zip'],
    name: 'name1',
    organization: 'name2',
    street: 'street1',
    moreStreet: 'street2',
    city: 'city',
    state: 'state',
    zip: 'zip',
    county: 'county',
    phone: 'phone',
    website: 'website',
    lat: 'latitude',
    lon: 'longitude',
  },
  kindOf: (cells) => treatmentKinds[(cells['type_facility'] ?? cells['typefacility'] ?? '').toUpperCase()] ?? null,
  isPlace: () => true,
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Lists that give each day two columns: “Monday 9:00 AM-4:00 PM; …”, without the days that name no time. */
function joinDays(cells: Record<string, string>, opens: string, closes: string): string {
  return weekdays
    .map((day) => [day, cells[`${day}_${opens}`] ?? '', cells[`${day}_${closes}`] ?? ''])
    .filter(([, from = '', to = '']) => /\d/.test(from) && /\d/.test(to))
    .map(([day, from, to]) => `${day} ${from}-${to}`)
    .join('; ')
}

/** SSA, field offices; its names are short forms in capitals that end with the state. */
const ssa: FederalFile = {
  publisher: 'Social Security Administration (SSA)',
  dataset: 'Field office addresses and hours',
  url: 'https://www.ssa.gov/data/FO-RS-Address-Open-Close-Time-App-Devs.html',
  mustHave: ['office_code', 'office_name', 'address_line_2', 'address_line_3', 'monday_open_time'],
  columns: {
    id: ['office_code'],
    name: (cells) => `Social Security Office – ${calmCapitals(cells['city'] ?? '')}`,
    // The house stands in the second or the third line, the suite in the other.
    street: (cells) =>
      ['address_line_2', 'address_line_3']
        .map((column) => calmCapitals(cells[column] ?? ''))
        .filter(Boolean)
        .toSorted((a, b) => Number(/^\d/.test(b)) - Number(/^\d/.test(a)))
        .join(', '),
    city: 'city',
    state: 'state',
    zip: 'zip_code',
    phone: 'phone',
    lat: 'latitude',
    lon: 'longitude',
    hours: (cells) => joinDays(cells, 'open_time', 'close_time'),
  },
  kindOf: () => ({ category: 'community-services', services: ['social-security-card', 'ssi-benefits'] }),
  isPlace: (cells) => !/^y/i.test(cells['closed'] ?? ''),
}

const idOffice: ReturnType<FederalFile['kindOf']> = {
  category: 'community-services',
  services: ['driver-license', 'state-id'],
}

/** New York, DMV offices, as its open data portal writes them. */
const newYorkDmv: FederalFile = {
  publisher: 'New York State DMV',
  dataset: 'Office locations',
  url: 'https://data.ny.gov/Transportation/Department-of-Motor-Vehicle-DMV-Office-Locations/9upz-c7xg',
  licence: 'NY Open Data terms',
  mustHave: ['office_name', 'office_type', 'public_phone_number', 'street_address_line_1'],
  columns: {
    id: ['office_name', 'street_address_line_1', 'zip_code'],
    name: (cells) => `New York DMV - ${calmCapitals(cells['office_name'] ?? '')}`,
    street: 'street_address_line_1',
    moreStreet: 'street_address_line_2',
    city: 'city',
    state: 'state',
    zip: 'zip_code',
    phone: 'public_phone_number',
    lat: 'latitude',
    lon: 'longitude',
    hours: (cells) => joinDays(cells, 'beginning_hours', 'ending_hours'),
  },
  kindOf: () => idOffice,
  isPlace: () => true,
}

/** Missouri, license offices; its portal has written ZIP codes with nine digits and no sign between. */
const missouriLicense: FederalFile = {
  publisher: 'Missouri Department of Revenue',
  dataset: 'License offices',
  url: 'https://data.mo.gov/',
  licence: 'State open data',
  mustHave: ['number', 'name', 'address1', 'zipcode', 'daysopen'],
  columns: {
    id: ['number'],
    name: (cells) => `${cells['name'] ?? ''} License Office (Missouri Department of Revenue)`,
    street: 'address1',
    city: 'city',
    state: 'state',
    zip: 'zipcode',
    phone: 'phone',
    lat: 'latitude',
    lon: 'longitude',
    hours: (cells) => cells['daysopen'] ?? '',
  },
  kindOf: () => idOffice,
  isPlace: () => true,
}

/** Tables, by their name in the import command and API call. */
export const federalTables = {
  hrsa,
  'hud-pha': hudPha,
  imls,
  findtreatment: findTreatment,
  ssa,
  'new-york-dmv': newYorkDmv,
  'missouri-license': missouriLicense,
} as const satisfies Record<string, FederalFile>

/** Saved API responses of services that publish no table. */
export const federalReplies = {
  'careeronestop-ajc': createFederalReply(jobCenterReplies, ['OneStopCenterList']),
  'careeronestop-reentry': createFederalReply(reentryProgramReplies, ['ReEntryProgramList']),
  'hud-counselors': createFederalReply(hudReplies, ['agcid', 'nme', 'statecd']),
  'findtreatment-json': createFederalReply(findTreatmentReplies, ['rows', 'name1', 'street1']),
} as const satisfies Record<string, FederalReply>

export const federalFiles = { ...federalTables, ...federalReplies }
export type FederalFormat = keyof typeof federalFiles
