import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseCorrections } from './corrections.ts'
import { toListRow } from './guide-entries.ts'
import { GuideEntry, ListRow } from './list-row.ts'

/** Public lists of one town, county or state. What is not here was left out for its licence or its quality: `SOURCE.md`. */
const localFiles = [
  'austin_affordable_housing_2020',
  'ca_clean_slate_2021',
  'ca_county_homeless_links_2023',
  'ca_dmv_offices_2025',
  'ca_food_resources_2020',
  'carolina_food_2023_2025',
  'chicago_affordable_housing_2021',
  'chicago_dfss_agencies_2020',
  'courts_mi_il_ma_2026',
  'dallas_pueblo_food_2026',
  'dmv_got_food_2026',
  'fl_legal_aid_offices',
  'hi_food_2025',
  'ia_waterloo_food_2023',
  'iowa_2020',
  'ma_boston_shelters_2020',
  'md_food_2026',
  'mi_project_reentry_2019',
  'mn_energy_assistance_2023',
  'mo_ar_county_guide_2026',
  'mo_food_pantries_2020',
  'mo_job_centers_2020',
  'mo_license_offices_2020',
  'nc_license_offices_2019_stale',
  'ny_career_centers_2015_stale',
  'ny_dmv_offices_2020',
  'nyc_clothing_2022',
  'nyc_community_food_connection_2025',
  'nyc_dss_directories_2018',
  'nyc_shelters_snap_2022',
  'nyc_womens_resource_network_2020',
  'pa_bigburgh_pittsburgh',
  'pa_pittsburgh_food_2021',
  'tx_dallas_collin_2023',
]

/** Guides in a shape of their own. */
const guideFiles = ['ca_reentry_map_2025', 'oh_cuyahoga_guide_2026']

/** Lists of the part with a non-commercial licence. Beds first: a shelter is not lost in the office at its door. */
const partFiles = [
  'salvation_army_2026',
  'survivor_hotlines_2026',
  'community_action_agencies_2026',
  'catholic_charities_2026',
  'centers_independent_living_2026',
  'county_veteran_offices_2026',
  'ny_legal_help_2026',
  'wic_clinics_2026',
  'free_clinics_2026',
  'food_bank_partners_2026',
]

export interface FileRow {
  file: string
  row: ListRow
}

export interface Lists {
  local: FileRow[]
  part: FileRow[]
  corrections: ReturnType<typeof parseCorrections>
}

export function readLists(folder: string): Lists {
  const read = <Row>(file: string, parse: (value: unknown) => Row) => {
    const [found] = globSync(`**/${file}.ndjson.gz`, { cwd: folder })
    if (!found) throw new Error(`The material has no ${file}.`)
    const lines = gunzipSync(readFileSync(path.join(folder, found)))
      .toString('utf8')
      .split(/\r?\n/)
    return lines.filter(Boolean).map((line) => parse(JSON.parse(line)))
  }
  const rows = (files: readonly string[]) => {
    return files.flatMap((file) => read(file, (value) => ({ file, row: ListRow.parse(value) })))
  }
  const entries = guideFiles.flatMap((file) => {
    return read(file, (value) => GuideEntry.parse(value)).flatMap((entry) => {
      const row = toListRow(file, entry)
      return row ? [{ file, row }] : []
    })
  })
  const corrections = readFileSync(path.join(import.meta.dirname, 'row-corrections.tsv'), 'utf8')
  return { local: [...rows(localFiles), ...entries], part: rows(partFiles), corrections: parseCorrections(corrections) }
}
