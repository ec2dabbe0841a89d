import { expect, test } from 'vitest'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()

/** An organization with one row of every kind, each marked. */
async function furnished(mark: string) {
  const { db } = server.database
  const organizationId = await createOrganization(server, `${mark} Center`, [`${mark}-place`])
  const admin = await signInAs(server, {
    role: 'partner_admin',
    organizationId,
    name: `${mark} Ana`,
    email: `${mark}@example.org`,
  })
  await db
    .insertInto('listing_care')
    .values({
      listing_id: `${mark}-place`,
      organization_id: organizationId,
      version: 1,
      updated_at: 0,
      paused: 0,
      reminded_days: 0,
      document: JSON.stringify({ ...defaultPartnerDetails, howToApply: { en: `${mark} apply`, es: 'x' } }),
    })
    .execute()
  await db
    .insertInto('partner_counts')
    .values([
      { organization_id: organizationId, month: '2026-10', key: 'sent', n: 25 },
      { organization_id: organizationId, month: '2026-10', key: 'accepted', n: 7 },
    ])
    .execute()
  await admin.send({
    method: 'PUT',
    url: '/api/partner/templates',
    payload: { templates: [{ kind: 'accepted', name: `${mark} yes`, en: 'Yes', es: 'Sí' }] },
  })
  return admin
}
const take = (who: { send: typeof server.send }) => who.send({ method: 'GET', url: '/api/partner/export' })

test('the file holds everything of the organization, as a download nobody caches', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'ours-place', name: 'Our place' })])
  const reply = await take(await furnished('ours'))

  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="next-chapter-2026-11-15.json"',
  })
  expect(reply.json()).toMatchObject({
    settings: { publicName: 'ours Center' },
    templates: [{ name: 'ours yes' }],
    listings: [{ id: 'ours-place', name: 'Our place', care: { howToApply: { en: 'ours apply' } } }],
    people: [{ name: 'ours Ana', email: 'ours@example.org', role: 'partner_admin', status: 'active' }],
    numbers: { months: [{ month: '2026-10', sent: 25, accepted: null }] },
    audit: [{ action: 'templates.saved', actor: 'ours Ana' }],
  })
})

test('nothing of another organization and nothing of a visitor is in it', async () => {
  await seedDirectory(
    server.database.db,
    ['ours-place', 'theirs-place'].map((id) => buildListing({ id, name: id })),
  )
  const [ours, theirs] = [await furnished('ours'), await furnished('theirs')]
  await sendIntroduction(server.browser(), { resourceId: 'ours-place', resourceName: 'x' })
  const { body } = await take(ours)

  expect(body).not.toContain('theirs')
  expect(body).not.toContain(theirs.organizationId)
  for (const word of personalWords) expect(body).not.toContain(word)
})

test('that it was taken is written down', async () => {
  await take(await furnished('ours'))

  expect((await server.stored()).audit?.map(({ action }) => action)).toContain('organization.exported')
})

test.each([
  [0, 2],
  [1, 3],
])('a sensitive organization (%i) reads that nothing may be passed on (T-3.5)', async (flag, notices) => {
  const ours = await furnished('ours')
  await server.database.db
    .updateTable('organizations')
    .set({ is_sensitive: flag as 0 | 1 })
    .execute()

  expect((await take(ours)).json().notices).toHaveLength(notices)
})
