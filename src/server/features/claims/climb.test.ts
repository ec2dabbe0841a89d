import { expect, test } from 'vitest'
import { findToken, generateCode, goodPassphrase, listMails, post } from '#testing/accounts.ts'
import { approval, decideClaim, listWaitingMails, sendClaim } from '#testing/builders/claim.ts'
import { personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { createOrganization, signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const email = 'mallory@elsewhere.example'

/** Every step is tried, whatever the one before answered: a later step must hold alone too. */
async function climb(reviewer: Browser, real: string) {
  const [claim] = (await reviewer.send({ method: 'GET', url: '/api/admin/claims' })).json().claims
  const invented = { ...approval, calledNumber: '213 555 0177', numberSource: 'a friend' }
  const decided = await decideClaim(reviewer, claim.id, invented)
  const climber = server.browser()
  const token = findToken((await listMails(server, 'claimApproved'))[0]?.text)
  if (token) {
    const { secondFactor } = (await post(climber, '/api/account/invitation', { token })).json()
    expect(generateCode(secondFactor.secret, server.clock.now())).toMatch(/^\d{6}$/)
    await post(climber, '/api/account/invitation/accept', {
      token,
      name: 'Mallory',
      passphrase: goodPassphrase,
      language: 'en',
    })
  }
  const list = await climber.send({ method: 'GET', url: '/api/partner/introductions' })
  const id = (await server.database.db.selectFrom('warm_introductions').select('id').executeTakeFirstOrThrow()).id
  const story = await post(climber, `/api/partner/introductions/${id}/open`, {})
  const off = await climber.send({
    method: 'PATCH',
    url: `/api/partner/users/${real}`,
    payload: { status: 'disabled' },
  })
  return {
    decided,
    pages: [list.body, story.body].join('\n'),
    statuses: [list, story, off].map((reply) => reply.statusCode),
  }
}

test('a reviewer cannot climb by a claim he filed himself: no account, no story, nobody turned off, and they are told', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'place-1', name: 'Open Door' })])
  const organizationId = await createOrganization(server, 'Open Door', ['place-1'])
  const real = await signInAs(server, { role: 'partner_admin', organizationId, email: 'ana@open-door.example' })
  await sendIntroduction(server.browser())
  const reviewer = await signInAs(server, { role: 'reviewer', email: 'mal@service.example' })
  await sendClaim(server, { email })

  const { decided, pages, statuses } = await climb(reviewer, real.accountId)

  expect(decided.statusCode).toBe(409)
  expect(statuses).toEqual([401, 401, 401])
  for (const word of personalWords) expect(pages).not.toContain(word)
  const accounts = await server.database.db
    .selectFrom('accounts')
    .select(['email', 'status'])
    .orderBy('email')
    .execute()
  expect(accounts).toEqual([
    { email: 'ana@open-door.example', status: 'active' },
    { email: 'mal@service.example', status: 'active' },
  ])
  const told = (await listWaitingMails(server)).filter(({ recipient }) => recipient === 'ana@open-door.example')
  expect(told.map(({ kind }) => kind)).toContain('claimAsksYou')
})
