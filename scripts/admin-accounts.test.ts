import { beforeEach, expect, test, vi } from 'vitest'
import { hashLinkToken } from '../src/server/features/accounts/tokens-repository.ts'
import { organizationsRepository } from '../src/server/features/organizations/repository.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { accountTasks } from './admin-accounts.ts'
import { introductionTasks } from './admin-introductions.ts'

const database = setUpTestDatabase()
const run = (task: string, ...words: string[]) => accountTasks[task]?.(database.db, words, {})
const createTestOrganization = () =>
  organizationsRepository(database.db).add({ name: 'Open Door', isConfidential: false }, 0)
const accounts = () => database.db.selectFrom('accounts').selectAll().execute()
const tokenIn = (text = '') => /^http:\/\/localhost:3000\/partner-portal#invitation=([\w-]{43})\n/.exec(text)?.[1] ?? ''

beforeEach(() => {
  vi.stubEnv('COOKIE_KEY', Buffer.from('0123456789abcdef0123456789abcdef').toString('base64'))
  vi.stubEnv('PUBLIC_URL', '')
  vi.stubEnv('PORT', '')
})

test('the first administrator is invited into an empty database, and only the hash of the link is kept', async () => {
  const token = tokenIn(await run('invite', 'Boss@Example.org', 'super_admin'))
  const invited = { email: 'boss@example.org', role: 'super_admin', status: 'invited', organization_id: null }
  expect(await accounts()).toMatchObject([invited])
  expect(await database.db.selectFrom('account_tokens').select('hash').execute()).toEqual([
    { hash: hashLinkToken(token) },
  ])
  const audit = await database.db.selectFrom('audit').selectAll().execute()
  expect(audit).toMatchObject([{ actor: 'command line', action: 'invite' }])
})

test('partners are invited into the organization of a tracking code', async () => {
  const { id, trackingCode } = await createTestOrganization()
  await run('invite', 'sam@example.org', 'partner_admin', trackingCode.toUpperCase())
  expect(await accounts()).toMatchObject([{ organization_id: id }])
  expect(await run('accounts')).toBe('sam@example.org  partner_admin  invited  Open Door  last here never')
})

test.each([
  [['nobody', 'admin'], /email/],
  [['a@example.org', 'king'], /roles/],
  [['a@example.org', 'partner_staff'], /tracking code/],
  [['a@example.org', 'admin', 'abcdefgh'], /tracking code/],
  [['a@example.org', 'partner_staff', 'abcdefgh'], /no organization/],
])('%j is refused in a sentence, and nobody is invited', async (words, sentence) => {
  await expect(run('invite', ...words)).rejects.toThrow(sentence)
  expect(await accounts()).toEqual([])
})

test('inviting again lets somebody who lost phone and passphrase start over; the old ones are gone', async () => {
  await run('invite', 'boss@example.org', 'super_admin')
  const [{ id } = { id: '' }] = await accounts()
  await database.db
    .updateTable('accounts')
    .set({ status: 'active', passphrase_hash: 'x', totp_on: 1, sealed_totp: 'x', last_sign_in_at: 1 })
    .execute()
  await database.db
    .insertInto('staff_sessions')
    .values({ token_hash: 'x', id: 'x', account_id: id, created_at: 1, last_seen_at: 1 })
    .execute()
  expect(tokenIn(await run('invite', 'boss@example.org', 'super_admin'))).not.toBe('')
  const anew = { id, status: 'invited', passphrase_hash: null, totp_on: 0, sealed_totp: null }
  expect(await accounts()).toMatchObject([anew])
  expect(await database.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])
})

test('an account in use elsewhere is not moved', async () => {
  await run('invite', 'boss@example.org', 'super_admin')
  await database.db.updateTable('accounts').set({ status: 'active', last_sign_in_at: 1 }).execute()
  const { trackingCode } = await createTestOrganization()
  await expect(run('invite', 'boss@example.org', 'partner_admin', trackingCode)).rejects.toThrow(/elsewhere/)
  expect(await accounts()).toMatchObject([{ role: 'super_admin', status: 'active' }])
})

test('an account is turned off by its email; an unknown one is said so', async () => {
  await run('invite', 'boss@example.org', 'super_admin')
  expect(await run('disable', 'BOSS@example.org')).toContain('turned off')
  expect(await accounts()).toMatchObject([{ status: 'disabled' }])
  expect(await database.db.selectFrom('account_tokens').selectAll().execute()).toEqual([])
  await expect(run('disable', 'nobody@example.org')).rejects.toThrow(/no account/)
  expect(await run('accounts')).toContain('disabled')
})

test('whatever is done here to who may act for an organization is logged and mailed to its administrators', async () => {
  const { id, trackingCode } = await createTestOrganization()
  await run('invite', 'ana@example.org', 'partner_admin', trackingCode)
  await database.db.updateTable('accounts').set({ status: 'active', last_sign_in_at: 1 }).execute()
  await run('invite', 'ana@example.org', 'partner_admin', trackingCode)
  await database.db.updateTable('accounts').set({ status: 'active' }).execute()
  await introductionTasks['partner']?.(database.db, ['place-1', trackingCode], {})
  await run('disable', 'ana@example.org')

  const log = await database.db.selectFrom('access_changes').selectAll().where('organization_id', '=', id).execute()
  expect(log.map(({ kind, actor }) => `${kind} ${actor}`).toSorted()).toEqual([
    'invited command line',
    'listing_added command line',
    'started_over command line',
    'turned_off command line',
  ])
  const mails = await database.db.selectFrom('outbox').select(['kind', 'recipient']).execute()
  expect(mails).toEqual(Array.from({ length: 3 }, () => ({ kind: 'accessChanged', recipient: 'ana@example.org' })))
})

test('a listing that is given to another organization is told to the one that had it', async () => {
  const [one, two] = [await createTestOrganization(), await createTestOrganization()]
  await introductionTasks['partner']?.(database.db, ['place-1', one.trackingCode], {})
  await introductionTasks['partner']?.(database.db, ['place-1', two.trackingCode], {})

  const log = await database.db.selectFrom('access_changes').select(['organization_id', 'kind']).execute()
  expect(log).toContainEqual({ organization_id: one.id, kind: 'listing_lost' })
  expect(log).toContainEqual({ organization_id: two.id, kind: 'listing_added' })
})
