import { Secret, TOTP } from 'otpauth'
import type { Proof } from '#contracts/proof.ts'
import { isPartnerRole, type Role } from '#domain/accounts/roles.ts'
import { outboxRepository } from '#server/engines/mail/outbox-repository.ts'
import { createInvitations } from '#server/features/accounts/commands/issue-invitation.ts'
import { createOrganization } from './staff.ts'
import { testDataKey, type Browser, type InjectReply, type TestServer } from './server.ts'

export const goodPassphrase = 'seven green boats at noon'

type Sender = Pick<Browser, 'send'>

export const post = (sender: Sender, url: string, payload: object): Promise<InjectReply> =>
  sender.send({ method: 'POST', url, payload })

export interface SignInCredentials {
  email: string
  passphrase?: string
  code?: string
  proof?: Proof
}

export const signInWith = (sender: Sender, entry: SignInCredentials): Promise<InjectReply> =>
  post(sender, '/api/partner/login', { passphrase: goodPassphrase, ...entry })

export const getSignedInAccount = async (sender: Sender): Promise<{ email: string; role: Role } | null> =>
  (await sender.send({ method: 'GET', url: '/api/account' })).json().account

/** The token of a fresh invitation, created without an inviting user. */
export async function createInvitation(
  server: TestServer,
  {
    email = 'sam@example.org',
    role = 'partner_admin',
    organizationId,
  }: {
    email?: string
    role?: Role
    organizationId?: string
  } = {},
): Promise<string> {
  const owner = isPartnerRole(role) ? (organizationId ?? (await createOrganization(server))) : null
  const invited = await createInvitations(testDataKey).invite(
    server.database.db,
    { email, role, organizationId: owner, language: 'en' },
    server.clock.now(),
  )
  return invited.token
}

/** The code the authenticator app shows at this time. */
export const generateCode = (secret: string, at: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30, timestamp: at })

export interface JoinedAccount extends Browser {
  email: string
  accountId: string
  organizationId: string | null
  secret: string
  recoveryCodes: string[]
  /** The current code. */
  code(): string
}

export interface JoinOptions {
  email?: string
  role?: Role
  organizationId?: string
  passphrase?: string
  name?: string
  withCode?: boolean
}

/** A person who accepted an invitation in a browser and is signed in there. */
export async function joinByInvitation(
  server: TestServer,
  { passphrase = goodPassphrase, name = 'Sam', withCode = false, ...invited }: JoinOptions = {},
): Promise<JoinedAccount> {
  const token = await createInvitation(server, invited)
  const browser = server.browser()
  const { secret } = (await post(browser, '/api/account/invitation', { token })).json().secondFactor
  const code = () => generateCode(secret, server.clock.now())
  const reply = await post(browser, '/api/account/invitation/accept', {
    token,
    name,
    passphrase,
    language: 'en',
    ...(withCode ? { code: code() } : {}),
  })
  if (reply.statusCode !== 200) throw new Error(`not joined: ${reply.body}`)
  const { account, recoveryCodes } = reply.json()
  return {
    ...browser,
    secret,
    code,
    email: account.email,
    accountId: account.id,
    organizationId: account.organization?.id ?? null,
    recoveryCodes: recoveryCodes ?? [],
  }
}

/** Mails of this kind, latest first. */
export async function listMails(server: TestServer, kind: string): Promise<{ recipient: string; text: string }[]> {
  const rows = await server.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ recipient: row.recipient, text: outboxRepository(testDataKey).open(row)?.text ?? '' }))
}

/** The token in a mail's link. */
export const findToken = (text = ''): string => /#(?:invitation|reset)=([\w-]+)/.exec(text)?.[1] ?? ''
