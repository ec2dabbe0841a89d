import { beforeEach, describe, expect, test } from 'vitest'
import { listWaitingMails } from '#testing/builders/claim.ts'
import { decideOpening, setUpOpeningReview, sendOpening } from '#testing/builders/opportunity.ts'
import { setUpTestServer } from '#testing/server.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'

const server = setUpTestServer()
let staff: SignedInBrowser
let reviewer: SignedInBrowser
let organizationId: string
beforeEach(async () => {
  ;({ staff, reviewer, organizationId } = await setUpOpeningReview(server))
})

const getEmail = ({ accountId }: SignedInBrowser) => `${accountId}@example.org`
const change = ({ accountId }: SignedInBrowser, changes: object) =>
  server.database.db.updateTable('accounts').set(changes).where('id', '=', accountId).execute()
const sent = async () => (await sendOpening(staff)).json().id as string
const published = async () => {
  const id = await sent()
  await decideOpening(reviewer, id)
  return id
}
const because = (decision: string) => ({ decision, reason: 'Please say what it pays.' })
const listMails = async () => (await listWaitingMails(server)).map(({ kind, recipient }) => [kind, recipient])
const forget = () => server.database.db.deleteFrom('outbox').execute()

test('everyone of the organization who may post and wants mail is told once, and nobody else', async () => {
  const admin = await signInAs(server, { role: 'partner_admin', organizationId })
  const quiet = await signInAs(server, { role: 'partner_admin', organizationId })
  await change(quiet, { notify: 0 })
  const gone = await signInAs(server, { role: 'partner_staff', organizationId })
  await change(gone, { status: 'ended' })
  await signInAs(server, { role: 'partner_viewer', organizationId })
  await signInAs(server, { role: 'partner_admin' })
  await published()

  const expected = [getEmail(staff), getEmail(admin)].toSorted()
  expect(await listMails()).toEqual(expected.map((recipient) => ['openingPublished', recipient]))
})

test('a mail names the organization and the page, and nothing that was posted', async () => {
  await published()
  const [mail] = await listWaitingMails(server)

  expect(mail?.subject).toBe('An opening from Open Door is public')
  expect(mail?.text).toMatch(/https?:\/\/[^\s]+\/partner-portal\/posts\n/)
  expect(JSON.stringify(mail)).not.toMatch(/Warehouse|trucks|555-0100/)
})

test.each([
  ['reject', 'openingRefused', 'no la hizo pública. La razón: Please say what it pays.'],
  ['hide', 'openingTakenDown', 'retiró una oferta'],
])('an account in Spanish reads in Spanish that and why it is not there (%s)', async (decision, kind, words) => {
  const id = decision === 'hide' ? await published() : await sent()
  await forget()
  await change(staff, { language: 'es' })
  await decideOpening(reviewer, id, because(decision))

  expect(await listWaitingMails(server)).toMatchObject([{ kind, language: 'es', text: expect.stringContaining(words) }])
})

test('a decision that is refused tells nobody anything', async () => {
  const id = await published()
  await forget()
  const replies = [
    await decideOpening(reviewer, id),
    await decideOpening(reviewer, id, because('reject')),
    await decideOpening(reviewer, await sent(), because('hide')),
    await decideOpening(reviewer, id, { decision: 'hide', reason: '' }),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 400])
  expect(await listMails()).toEqual([])
})

test('of two who decide at once only the first one tells', async () => {
  const other = await signInAs(server, { role: 'admin' })
  const id = await sent()
  await Promise.all([decideOpening(reviewer, id), decideOpening(other, id, because('reject'))])

  expect(await listMails()).toHaveLength(1)
})

test('that an opening may stay is no news to its organization', async () => {
  const id = await published()
  await forget()
  const url = `/api/opportunities/${id}/report`
  await server.browser().send({ method: 'POST', url, payload: { kind: 'gone' } })

  expect((await decideOpening(reviewer, id)).statusCode).toBe(200)
  expect(await listMails()).toEqual([])
})

describe('a decision that is undone', () => {
  const undo = async (action: string) => {
    const entry = (await server.stored()).review_history?.find((row) => row.action === action)
    const url = `/api/admin/review/history/${entry?.id}/undo`
    const admin = await signInAs(server, { role: 'admin' })
    return (await admin.send({ method: 'POST', url, payload: { reason: 'The wrong button.' } })).statusCode
  }

  test('takes its mail back while nobody tried to send it, and only its own', async () => {
    await published()
    await decideOpening(reviewer, await sent(), because('reject'))
    expect(await undo('reject')).toBe(200)

    expect(await listMails()).toEqual([['openingPublished', getEmail(staff)]])
  })

  test('leaves a mail that is under way, and sends no other one after it', async () => {
    await published()
    await server.database.db.updateTable('outbox').set({ attempts: 1 }).execute()
    expect(await undo('publish')).toBe(200)

    expect(await listMails()).toEqual([['openingPublished', getEmail(staff)]])
  })
})
