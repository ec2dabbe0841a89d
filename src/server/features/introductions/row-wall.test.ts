import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sendIntroduction } from '#testing/builders/introduction.ts'
import { callPartnerIntroduction, createPartnerWithIntroduction } from '#testing/builders/partner.ts'
import { sendOpening } from '#testing/builders/opportunity.ts'
import { getTestEngine } from '#testing/db.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'

const server = setUpTestServer()

/** A superuser bypasses row-level security, so neither the server nor this test may run as one. */
test.skipIf(getTestEngine() === 'sqlite')(
  'a query that forgets the organization sees only the own one, and writes nowhere else (T-4.1)',
  async () => {
    const { organizationId, staff, id } = await createPartnerWithIntroduction(server)
    await callPartnerIntroduction(staff, id, 'notes', { text: 'x' })
    const other = await createOrganization(server, 'Other', ['place-2'])
    const theirs = await signInAs(server, { role: 'partner_staff', organizationId: other })
    const { id: theirId } = (await sendIntroduction(server.browser(), { resourceId: 'place-2' })).json()
    await callPartnerIntroduction(theirs, theirId, 'notes', { text: 'y' })
    for (const browser of [staff, theirs]) await sendOpening(browser)
    const { db } = server.database
    const role = sql.id(`wall_${randomBytes(6).toString('hex')}`)
    const {
      rows: [schema],
    } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
    const inSchema = sql.id(schema?.name ?? 'public')
    await sql`create role ${role}`.execute(db)
    await sql`grant usage on schema ${inSchema} to ${role}`.execute(db)
    await sql`grant all on all tables in schema ${inSchema} to ${role}`.execute(db)
    /** Runs with the row-level security of the first organization and all table privileges. */
    const within = <T>(run: (trx: Db) => Promise<T>) =>
      runAsOrganization(db, organizationId, async (trx) => {
        await sql`set local role ${role}`.execute(trx)
        return run(trx)
      })
    try {
      for (const table of ['warm_introductions', 'introduction_notes', 'partner_counts', 'opportunities'] as const) {
        const found = await within((trx) => trx.selectFrom(table).select('organization_id').execute())
        expect(new Set(found.map((row) => row.organization_id)), table).toEqual(new Set([organizationId]))
      }
      await within((trx) => trx.updateTable('warm_introductions').set({ assigned_to: 'me' }).execute())
      const reassignment = within((trx) =>
        trx.updateTable('warm_introductions').set({ organization_id: other }).execute(),
      )
      await expect(reassignment).rejects.toThrow(/row-level security/)
    } finally {
      await sql`drop owned by ${role}`.execute(db)
      await sql`drop role ${role}`.execute(db)
    }
    const all = await db.selectFrom('warm_introductions').select(['organization_id', 'assigned_to']).execute()
    expect(Object.fromEntries(all.map((row) => [row.organization_id, row.assigned_to]))).toEqual({
      [organizationId]: 'me',
      [other]: null,
    })
  },
)
