import { expect, test } from 'vitest'
import { createPartnerSettings } from '#domain/partners/settings.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
const admin = async (name = 'Open Door') =>
  signInAs(server, { role: 'partner_admin', organizationId: await createOrganization(server, name) })
const show = async (who: Browser) => (await who.send({ method: 'GET', url: '/api/partner/settings' })).json()
const save = (who: Browser, version: number, changes: object = {}) =>
  who.send({
    method: 'PUT',
    url: '/api/partner/settings',
    payload: { version, settings: { ...createPartnerSettings('Open Door', [], 'en'), ...changes } },
  })

test('an organization that changed nothing has settings with its own name', async () => {
  const reply = await show(await admin('Harbor House'))

  expect(reply).toMatchObject({ settings: createPartnerSettings('Harbor House', [], 'en'), version: 0 })
  expect(reply.trackingCode).toMatch(/^[a-z2-7]{10}$/)
})

test('what is saved is shown, and who saved what field is written down without its content', async () => {
  const ana = await admin()
  const saved = await save(ana, 0, { hours: 'Mon-Fri 9 to 5', noticeEmails: ['desk@example.org'] })

  expect(saved.json()).toMatchObject({ version: 1, settings: { hours: 'Mon-Fri 9 to 5' } })
  expect(await show(ana)).toMatchObject({ version: 1, settings: { noticeEmails: ['desk@example.org'] } })
  const [entry] = (await server.stored()).audit ?? []
  expect(entry).toMatchObject({
    actor: ana.accountId,
    organization_id: ana.organizationId,
    action: 'settings.saved',
    after: JSON.stringify({ version: 1, changed: ['noticeEmails', 'hours'] }),
  })
  expect(JSON.stringify(entry)).not.toContain('desk@example.org')
})

test('whoever saves over a newer version is told theirs, and nothing is overwritten', async () => {
  const ana = await admin()
  await save(ana, 0, { hours: 'first' })
  for (const version of [0, 2, 7]) {
    const refused = await save(ana, version, { hours: 'second' })

    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'edited_elsewhere',
      current: { version: 1, settings: { hours: 'first' } },
    })
  }
  expect(await show(ana)).toMatchObject({ version: 1, settings: { hours: 'first' } })
})

test('of two who save at once one is told', async () => {
  const ana = await admin()
  await save(ana, 0)
  const replies = await Promise.all(['a', 'b', 'c'].map((hours) => save(ana, 1, { hours })))

  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  expect((await show(ana)).version).toBe(2)
})

const message = { en: 'Back soon', es: 'Volvemos pronto' }
test.each([
  ['backwards', { from: '2026-12-24', until: '2026-12-23' }, 'ends_before_it_starts'],
  ['longer than 90 days', { from: '2026-12-01', until: '2027-03-01' }, 'too_long'],
  ['on a day there is not', { from: '2026-02-01', until: '2026-02-30' }, 'no_such_day'],
])('away %s is refused and nothing is stored', async (_what, days, problem) => {
  const ana = await admin()
  const refused = await save(ana, 0, { away: { ...days, message } })

  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'away_dates', fields: [{ path: 'settings.away.until', problem }] })
  expect((await server.stored()).partner_settings).toBeUndefined()
})

test('away for two weeks is fine, and HTML is text like any other', async () => {
  const ana = await admin()
  const away = { from: '2026-12-20', until: '2027-01-03', message: { en: '<b>Back</b>', es: message.es } }

  expect((await save(ana, 0, { away, publicName: '<script>x</script>' })).statusCode).toBe(200)
  expect((await show(ana)).settings).toMatchObject({ away, publicName: '<script>x</script>' })
})

test('each organization has its own', async () => {
  const [ana, other] = [await admin(), await admin('Second Start')]
  await save(ana, 0, { hours: 'ours' })

  expect((await show(other)).settings).toEqual(createPartnerSettings('Second Start', [], 'en'))
})
