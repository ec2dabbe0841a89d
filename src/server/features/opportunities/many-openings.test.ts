import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { computeFacets } from '#domain/opportunities/facets.ts'
import { buildOpening } from '#testing/builders/listing.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization } from '#testing/staff.ts'

const server = setUpTestServer()
const rowsPerInsert = 500
/** Far above the usual time, so that a busy machine does not fail the test. */
const longestMs = 1000

async function addOpenings(count: number, countyFips: string): Promise<void> {
  const organizationId = await createOrganization(server)
  const now = server.clock.now()
  const opening = buildOpening({ about: { en: 'x'.repeat(800), es: 'y'.repeat(800) } })
  const row = () => ({
    id: randomUUID(),
    kind: opening.kind,
    status: 'live' as const,
    state: 'CA',
    county_fips: countyFips,
    facets: computeFacets(opening),
    document: JSON.stringify(opening),
    organization_id: organizationId,
    created_at: now,
    reviewed_at: now,
    expires_at: now + 1000,
  })
  for (let added = 0; added < count; added += rowsPerInsert) {
    await server.database.db
      .insertInto('opportunities')
      .values(Array.from({ length: rowsPerInsert }, row))
      .execute()
  }
}

test('a county with 3,000 openings answers at once, and opens only the page', async () => {
  await addOpenings(3000, '06037')
  await addOpenings(3000, '06073')
  const url = '/api/opportunities?state=CA&county=Los%20Angeles&shift=day&page=3'
  const ask = () => server.send({ method: 'GET', url })
  await ask()

  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now()
    const reply = await ask()
    times.push(performance.now() - began)
    expect(reply.json()).toMatchObject({ total: 3000, pages: 150, page: 3 })
    expect(reply.json().opportunities).toHaveLength(20)
  }
  expect(Math.min(...times)).toBeLessThan(longestMs)
})
