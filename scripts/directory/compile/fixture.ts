import { parseCorrections } from './lists/corrections.ts'
import { states, type StateCode } from '#domain/places/states.ts'
import { NationalFact, StateFacts, VotingFacts } from './facts.ts'
import { DatasetRow } from './dataset-row.ts'
import type { Material } from './material.ts'

/** A row in the material's format; tests pass only the fields they need. */
export function buildDatasetRow(own: Partial<DatasetRow> = {}): DatasetRow {
  return DatasetRow.parse({
    name: 'Desert House',
    category: 'recovery-support',
    services: ['Substance use treatment'],
    address: '12 Main Street',
    city: 'Barstow',
    state: 'CA',
    zip: '92311',
    countyFips: '06071',
    lat: 34.8958,
    lon: -117.0173,
    geo: 'exact',
    scope: 'site',
    phone: '(760) 216-0100',
    website: null,
    sourceName: 'SAMHSA National Directory of Drug and Alcohol Use Treatment Facilities 2023',
    asOf: '2023',
    ...own,
  })
}

export const mentalHealth = {
  category: 'mental-health',
  services: ['Mental health treatment'],
  sourceName: 'SAMHSA National Directory of Mental Health Treatment Facilities 2023',
} as const satisfies Partial<DatasetRow>

export function buildStateFacts(code: StateCode, own: object = {}): StateFacts {
  const office = { name: `${code} office`, website: 'https://example.gov/' }
  const offices = { idAgency: office, vitalRecords: office, corrections: office, legalAid: office }
  const programs = { snap: office, medicaid: office, jobsAndUnemployment: office }
  return StateFacts.parse({ code, nameEn: code, nameEs: code, asOf: '2026-11-14', ...offices, ...programs, ...own })
}

export function buildVotingFacts(code: StateCode, own: object = {}): VotingFacts {
  const electionOffice = { name: `${code} elections`, website: 'https://example.gov/vote', phone: null, ...own }
  return VotingFacts.parse({ code, asOf: '2026-11-14', electionOffice })
}

export function buildNationalFact(own: object = {}): NationalFact {
  const defaults = {
    id: 'aa',
    nameEn: 'AA',
    nameEs: 'AA',
    descEn: 'Meetings.',
    descEs: 'Reuniones.',
    languages: ['en'],
  }
  return NationalFact.parse({ ...defaults, status: 'active', asOf: '2026-11-14', ...own })
}

/** A small complete material: one county, the offices of every state. */
export function buildMaterial(datasetRows: DatasetRow[], national: NationalFact[] = [buildNationalFact()]): Material {
  return {
    datasetRows,
    counties: [
      { fips: '06071', state: 'CA', name: 'San Bernardino County', lat: 34.8401, lon: -116.1784 },
      { fips: '36061', state: 'NY', name: 'New York County', lat: 40.7766, lon: -73.9702 },
    ],
    zips: [{ zip: '92311', fips: '06071', res_ratio: 1, tot_ratio: 1, primary: '1', source: 'HUD-USPS 2020Q4' }],
    states: states.map(({ code }) => buildStateFacts(code)),
    voting: states.map(({ code }) => buildVotingFacts(code)),
    national,
    lists: { local: [], part: [], corrections: parseCorrections('') },
    transitLines: [],
  }
}
