export interface DirectorySources {
  id: string
  publisher: string
  dataset: string
  url: string | null
  licence: string
}

/** What a person who called an office of a state found out about its number; the latest call counts. */
export interface StateLineChecks {
  id: string
  state: string
  service: string
  phone: string
  verdict: string
  corrected_phone: string | null
  note: string | null
  account_id: string
  at: number
}

/** The compiled directory that was loaded last; one row. */
export interface DirectoryVersions {
  version: string
  listings: number
  loaded_at: number
}

/** The columns are what a search reads first; the whole listing is in `document`. */
export interface Listings {
  id: string
  /** A square of a quarter degree, or the negative number of a state, or the nation's (domain/directory/cells.ts). */
  cell: number
  category: string
  /** Its main purpose (domain/directory/kinds.ts). */
  kind: string
  /** Rank among the listings of the same cell and category, best first from 0: caps a search in dense areas. */
  ordinal: number
  county_fips: string | null
  state: string | null
  scope: string
  /** Bits in the order of `needKeys`: needs met by its services, and those met only through its category. */
  needs: number
  weak_needs: number
  /** Its main purpose. */
  core_needs: number
  /** A number shared by branches of one organization. */
  owner: number
  flags: number
  quality: number
  lat: number | null
  lon: number | null
  name: string
  /** Service ids, separated by spaces. */
  services: string | null
  /** Counties it serves beside its own, separated by spaces; null when it names none. */
  served_counties: string | null
  /** JSON of a `Listing`. */
  document: string
  source_id: string
  status: 'live' | 'draft' | 'withdrawn'
  origin: 'compiled' | 'imported' | 'partner' | 'admin'
  /** The compiled version it came with; null when it came from elsewhere. */
  version: string | null
  /** Digits of the first phone, and the normalized street with its ZIP or city; used to find duplicates. */
  phone_key: string | null
  address_key: string | null
  changed_at: number
}

/** How many live listings a cell has per category and county, and which needs they may meet. */
export interface DirectoryCells {
  cell: number
  category: string
  /** Empty for services that belong to no county. */
  county_fips: string
  n: number
  needs: number
  /** Another one after every change of the cell's listings. */
  stamp: number
}

/** The live listings that serve a county in which they do not stand. */
export interface ListingCounties {
  county_fips: string
  listing_id: string
}

export interface ListingReports {
  id: string
  listing_id: string
  principal_id: string
  /** What the report is about: the phone, the address, or one of the reentry facts. */
  fact: string
  kind: string
  reason: string | null
  note: string | null
  at: number
}

/** Two people reported the same fact: shows “reports differ” while it is open. */
export interface ReviewItems {
  id: string
  listing_id: string
  fact: string
  reports: number
  status: 'open' | 'closed'
  opened_at: number
  closed_at: number | null
  /** The organization's answer. */
  verdict: 'accept' | 'explain' | null
  answer: string | null
  answered_at: number | null
}

export interface ImportBatches {
  id: string
  status: 'checking' | 'checked' | 'committing' | 'committed' | 'undone' | 'failed'
  /** JSON of a `DirectorySource` with the date of the data. */
  source: string
  format: string
  /** Hash of the uploaded content, to detect a file sent twice. */
  fingerprint: string
  /** JSON: progress and the counts per verdict. */
  progress: string
  /** The id of the key or account that started it. */
  actor: string
  created_at: number
  updated_at: number
}

export interface ImportRows {
  batch_id: string
  row_number: number
  verdict: 'ok' | 'warning' | 'error' | 'duplicate'
  /** JSON list of problems, each a code and a field. */
  problems: string
  /** JSON of the `Listing` the row would become; null when it cannot become one. */
  listing: string | null
  duplicate_of: string | null
  decision: 'skip' | 'update_blanks' | 'replace' | 'add' | null
  /** JSON of the row as it was read, to correct it; null for rows of before. */
  draft: string | null
}

/** The whole row before and after, so that an undo restores the exact bytes. */
export interface ImportChanges {
  batch_id: string
  listing_id: string
  before: string | null
  after: string
}
