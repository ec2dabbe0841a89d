import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { CountyRow } from './counties.ts'
import { DatasetRow } from './dataset-row.ts'
import { freshLists, FreshRow, toDatasetRows } from './fresh-rows.ts'
import { NationalFact, StateFacts, VotingFacts } from './facts.ts'
import { readLists, type Lists } from './lists/read-lists.ts'
import { readTransitLines, type TransitLine } from './transit-lines.ts'
import { ZipRow } from './zips.ts'

/** All parsed input of the compilation. */
export interface Material {
  datasetRows: DatasetRow[]
  counties: CountyRow[]
  zips: ZipRow[]
  states: StateFacts[]
  voting: VotingFacts[]
  national: NationalFact[]
  lists: Lists
  transitLines: TransitLine[]
}

const datasetFiles = [
  'samhsa_su_2023',
  'samhsa_mh_2023',
  'hrsa_fqhc',
  'hud_pha',
  'ipeds_public2yr_2024',
  'imls_libraries_fy2022',
  'usagov_state_agencies',
  'lsc_grantees',
  'feeding_america_foodbanks',
  'haarrrvest_pantries',
  'transit_agencies',
  'imls_outlets_fy2019',
  'ssa_offices_2025',
  'va_facilities_2020',
  'va_ssvf_2026',
  'bia_tribes_2024',
  'local_guides',
  'local_guides_2019',
  'md_reentry_guide_2017',
]

/** The lists gathered in July 2026. */
const freshFolder = 'turn3b'

export function readMaterial(folder: string): Material {
  const unpacked = (name: string) => gunzipSync(readFileSync(path.join(folder, 'data', name))).toString('utf8')
  const lines = (name: string) => unpacked(name).split(/\r?\n/).filter(Boolean)
  const facts = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, 'facts', name), 'utf8'))
  const [head = '', ...zips] = lines('zip_county.csv.gz')
  const columns = head.split(',')
  return {
    datasetRows: [
      ...datasetFiles.flatMap((name) => lines(`${name}.ndjson.gz`).map((line) => DatasetRow.parse(JSON.parse(line)))),
      ...freshLists.flatMap((list) =>
        toDatasetRows(
          list,
          lines(path.join(freshFolder, `${list.file}.ndjson.gz`)).map((line) => FreshRow.parse(JSON.parse(line))),
        ),
      ),
    ],
    counties: lines('counties.ndjson.gz').map((line) => CountyRow.parse(JSON.parse(line))),
    zips: zips.map((line) => {
      const values = line.split(',')
      return ZipRow.parse(Object.fromEntries(columns.map((column, at) => [column, values[at]])))
    }),
    states: z.object({ states: z.array(StateFacts) }).parse(facts('states.json')).states,
    voting: z.object({ jurisdictions: z.array(VotingFacts) }).parse(facts('voting.json')).jurisdictions,
    lists: readLists(path.join(folder, 'data')),
    transitLines: readTransitLines(),
    national: z.object({ services: z.array(NationalFact) }).parse(facts('national.json')).services,
  }
}
