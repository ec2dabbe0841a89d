import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import { reindexAll } from '#server/engines/directory/index-repository.ts'
import { putSources } from '#server/engines/directory/load-repository.ts'
import { type RowOrigin, toRow } from '#server/engines/directory/rows.ts'
import { replaceRows } from '#server/engines/directory/write-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

export function source(overrides: Partial<DirectorySource> = {}): DirectorySource {
  return {
    id: 'test-source', publisher: 'A publisher', dataset: 'A list', url: 'https://source.example/',
    licence: 'Public domain', ...overrides,
  }
}

/** A food pantry in the middle of Los Angeles County, unless told otherwise. */
export function listing(overrides: Partial<Listing> = {}): Listing {
  return {
    id: 'test-listing',
    name: 'A pantry',
    organization: null,
    category: 'community-services',
    scope: 'site',
    services: ['food-pantry'],
    note: null,
    street: '1 Example Street',
    city: 'Los Angeles',
    state: 'CA',
    zip: '90012',
    countyFips: '06037',
    position: { lat: 34.2, lon: -118.26, precision: 'exact' },
    phones: [{ number: '(213) 555-0100', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
    website: null,
    hours: null,
    languages: [],
    cost: null,
    requiredDocuments: [],
    facts: {},
    sourceId: 'test-source',
    otherSourceIds: [],
    asOf: '2026-01',
    assuredOn: null,
    ...overrides,
  }
}

const compiled: RowOrigin = { status: 'live', origin: 'compiled', version: null, at: Date.UTC(2026, 10, 1) }

/** Stores listings as the load would, with a source for each; the directory then counts as loaded. */
export async function seedDirectory(
  db: Db, listings: readonly Listing[], origin: Partial<RowOrigin> = {},
): Promise<void> {
  const row = { ...compiled, version: 'test', ...origin }
  const sources = new Set(listings.flatMap(({ sourceId, otherSourceIds }) => [sourceId, ...otherSourceIds]))
  await db.transaction().execute(async (trx) => {
    await putSources(trx, [...sources].map((id) => source({ id })))
    await replaceRows(trx, listings.map((one) => toRow(one, row)))
    await reindexAll(trx)
    await trx.insertInto('directory_versions').values({ version: 'test', listings: listings.length, loaded_at: row.at })
      .onConflict((conflict) => conflict.column('version').doUpdateSet({ listings: listings.length })).execute()
  })
}
