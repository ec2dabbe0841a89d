import { beforeEach, expect, test } from 'vitest'
import { listWaitingMails } from '#testing/builders/claim.ts'
import {
  announceEvent,
  answerQuestion,
  decidePost,
  createLivePost,
  buildPublishDecision,
  sendPost,
} from '#testing/builders/post.ts'
import { setUpTestServer } from '#testing/server.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
let partner: SignedInBrowser
let reviewer: SignedInBrowser
beforeEach(async () => {
  const organizationId = await createOrganization(server, 'Open Door')
  partner = await signInAs(server, { role: 'partner_staff', organizationId, email: 'pat@example.org' })
  reviewer = await signInAs(server, { role: 'reviewer' })
})

const event = async () => (await announceEvent(partner)).json().id as string
const answer = async () => {
  const question = await createLivePost(server, { kind: 'question', text: 'Where do I get an ID?' })
  return (await answerQuestion(partner, question.id)).json().id as string
}
const change = (changes: object) =>
  server.database.db.updateTable('accounts').set(changes).where('id', '=', partner.accountId).execute()
const listMails = async () => (await listWaitingMails(server)).map(({ kind, recipient }) => [kind, recipient])
const no = { decision: 'reject', reason: 'wrong' }

test.each([
  ['event', event],
  ['answer', answer],
] as const)('the organization is told once of its %s', async (kind, send) => {
  const id = await send()
  await decidePost(reviewer, id, buildPublishDecision('Mended words.'))
  expect(await listMails()).toEqual([[`${kind}Published`, 'pat@example.org']])
  const [mail] = await listWaitingMails(server)
  expect(mail?.text).toContain('/partner-portal/posts\n')
  expect(JSON.stringify(mail)).not.toMatch(/Mended|desk|Hiring|Where do I|555-?0100/)

  server.clock.advance(1000)
  await decidePost(reviewer, id, { decision: 'hide', reason: 'harm' })
  expect((await listMails())[1]).toEqual([`${kind}TakenDown`, 'pat@example.org'])
})

test('an account in Spanish reads the reason in Spanish', async () => {
  await change({ language: 'es' })
  await decidePost(reviewer, await event(), no)

  expect(await listWaitingMails(server)).toMatchObject([
    {
      kind: 'eventRefused',
      language: 'es',
      subject: 'Un evento de Open Door no se publicó',
      text: expect.stringContaining('La razón: Algo no es correcto.'),
    },
  ])
})

test('whoever wants no mail gets none', async () => {
  await change({ notify: 0 })
  await decidePost(reviewer, await event(), buildPublishDecision('Come.'))

  expect(await listMails()).toEqual([])
})

test('what people send without a name tells nobody anything', async () => {
  const { id: tip } = (await sendPost(server.browser())).json()
  await decidePost(reviewer, tip, buildPublishDecision('Ask twice.'))
  await decidePost(reviewer, tip, { decision: 'hide', reason: 'harm' })
  const { id: question } = (await sendPost(server.browser(), { kind: 'question' })).json()
  await decidePost(reviewer, question, no)

  expect(await listMails()).toEqual([])
})

test('a decision that is refused tells nobody anything', async () => {
  const id = await event()
  await decidePost(reviewer, id, no)
  expect((await decidePost(reviewer, id, buildPublishDecision('Come.'))).json().code).toBe('already_decided')
  const withCard = await decidePost(reviewer, await event(), buildPublishDecision('Card 4111 1111 1111 1111'))

  expect(withCard.json().code).toBe('private_data')
  expect(await listMails()).toEqual([['eventRefused', 'pat@example.org']])
})

test('what readers reported and a reviewer let stay is no news to its organization', async () => {
  const id = await event()
  await decidePost(reviewer, id, buildPublishDecision('Come.'))
  await server.database.db.deleteFrom('outbox').execute()
  const url = `/api/community/posts/${id}/reports`
  await server.browser().send({ method: 'POST', url, payload: { kind: 'wrong' } })
  expect((await decidePost(reviewer, id, buildPublishDecision('Come.'))).statusCode).toBe(200)

  expect(await listMails()).toEqual([])
})

test('an undone decision takes its mail back', async () => {
  await decidePost(reviewer, await event(), no)
  const entry = (await server.stored()).review_history?.[0]
  expect(JSON.parse(entry?.after ?? '{}').mails).toHaveLength(1)
  const admin = await signInAs(server, { role: 'admin' })
  const url = `/api/admin/review/history/${entry?.id}/undo`
  expect((await admin.send({ method: 'POST', url, payload: { reason: 'The wrong button.' } })).statusCode).toBe(200)

  expect(await listMails()).toEqual([])
})
