import { expect, test } from 'vitest'
import { partnerAuditPageSize, type PartnerAuditEntry } from '#contracts/partner-settings.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const secret = 'what-somebody-wrote'
const log = (who: SignedInBrowser, entityId: string, at: number) =>
  writeAudit(
    server.database.db,
    { id: who.accountId, role: 'partner_staff', organizationId: who.organizationId },
    { action: 'introduction.opened', entity: 'introduction', entityId, reason: secret, after: { secret } },
    at,
  )
const list = async (
  who: SignedInBrowser,
  before?: string,
): Promise<{ entries: PartnerAuditEntry[]; hasMore: boolean }> =>
  (
    await who.send({
      method: 'GET',
      url: `/api/partner/audit${before ? `?before=${encodeURIComponent(before)}` : ''}`,
    })
  ).json()
const admin = (organizationId: string, name = 'Ana') =>
  signInAs(server, { role: 'partner_admin', organizationId, name })

test('an organization reads who looked at what, by name, newest first, and nothing else of the entry', async () => {
  const ana = await admin(await createOrganization(server))
  await log(ana, 'first', 1000)
  await log(ana, 'second', 2000)
  const { entries, hasMore } = await list(ana)

  expect(hasMore).toBe(false)
  expect(entries).toMatchObject([
    {
      actor: 'Ana',
      role: 'partner_staff',
      action: 'introduction.opened',
      entityId: 'second',
      at: new Date(2000).toISOString(),
    },
    { entityId: 'first' },
  ])
  expect(JSON.stringify(entries)).not.toContain(secret)
})

test('another organization’s entries and names never appear', async () => {
  const [ana, other] = [
    await admin(await createOrganization(server)),
    await admin(await createOrganization(server), 'Otto'),
  ]
  await log(other, 'theirs', 1000)
  // Even an entry that refers to another organization's account shows no name.
  await log({ ...other, organizationId: ana.organizationId }, 'odd', 2000)

  expect((await list(ana)).entries).toMatchObject([{ entityId: 'odd', actor: null }])
})

test('fifty to a page; going back shows every entry once, also where many share an instant', async () => {
  const ana = await admin(await createOrganization(server))
  for (let index = 0; index < 120; index += 1) await log(ana, String(index), Math.floor(index / 7) * 1000)
  const seen: string[] = []
  let page = await list(ana)
  expect(page.entries.length).toBeGreaterThanOrEqual(partnerAuditPageSize)
  for (;;) {
    seen.push(...page.entries.map(({ entityId }) => entityId ?? ''))
    if (!page.hasMore) break
    page = await list(ana, page.entries.at(-1)?.at)
  }

  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

test.each(['yesterday', '2026-13-01T00:00:00Z', ''])('before %j is refused', async (before) => {
  const ana = await admin(await createOrganization(server))

  expect((await ana.send({ method: 'GET', url: `/api/partner/audit?before=${before}` })).statusCode).toBe(400)
})
