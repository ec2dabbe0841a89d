import { isPartnerRole, Role } from '../src/domain/accounts/roles.ts'
import { Email } from '../src/contracts/accounts.ts'
import { outboxRepository } from '../src/server/engines/mail/outbox-repository.ts'
import { buildPortalLink } from '../src/server/features/accounts/account-deps.ts'
import { createInvitations, type Invitation } from '../src/server/features/accounts/commands/issue-invitation.ts'
import { recordAccountAccess } from '../src/server/features/accounts/commands/record-account-access.ts'
import { foldEmail } from '../src/server/features/accounts/records.ts'
import { disableAccount, findAccountByEmail, listAccounts } from '../src/server/features/accounts/repository.ts'
import { staffSessionsRepository } from '../src/server/features/accounts/sessions-repository.ts'
import { organizationsRepository } from '../src/server/features/organizations/repository.ts'
import { type AuditEntry, writeAudit } from '../src/server/platform/audit/audit-repository.ts'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import { AppError } from '../src/server/platform/http/app-error.ts'
import type { Db } from '../src/server/platform/db/database.ts'
import type { AdminTask } from './admin-introductions.ts'
import { loadDataKey } from './open-beside-server.ts'

/** Anyone with shell access: has no account and creates the first one. */
const operator = { id: 'command line', role: 'operator', organizationId: null }

const formatMinute = (at: number | null) => (at === null ? 'never' : new Date(at).toISOString().slice(0, 16))

export const accountTasks: Record<string, AdminTask> = {
  /** Prints the link here and nowhere else. It also lets a user who lost the phone or passphrase start over. */
  async invite(db, [email = '', role = '', code = '']) {
    const invitation = await readInvitation(db, email, role, code)
    const token = await db.transaction().execute(async (trx) => {
      const existing = await findAccountByEmail(trx, invitation.email)
      const invitations = createInvitations(await loadDataKey(trx))
      const { email: subject, role: invitedRole, organizationId } = invitation
      const isHere = existing?.organization_id === organizationId
      // Before anything is reset, so that an administrator who starts over is told too.
      const change = {
        kind: isHere && existing?.status === 'active' ? 'started_over' : 'invited',
        actor: operator,
        subject: { email: subject, role: invitedRole, organization_id: organizationId },
      } as const
      await recordAccountAccess(await createNotices(trx), trx, change, Date.now())
      const invited =
        existing && isHere
          ? await invitations.startOver(trx, existing.id, invitation, Date.now())
          : await invitations.invite(trx, invitation, Date.now()).catch(refuseElsewhere)
      const entry: AuditEntry = { action: 'invite', entity: 'account', entityId: invited.accountId }
      await writeAudit(trx, operator, { ...entry, after: { role: invitation.role } }, Date.now())
      return invited.token
    })
    const link = buildPortalLink(siteUrl(), { invitation: token })
    return `${link}\nThe link is shown this one time. It works once, for 72 hours.`
  },

  async accounts(db) {
    const lines = (await listAccounts(db)).map((account) =>
      [
        account.email,
        account.role,
        account.status,
        account.organization_name ?? '-',
        `last here ${formatMinute(account.last_sign_in_at)}`,
      ].join('  '),
    )
    return lines.join('\n') || 'There are no accounts.'
  },

  /** Ends every session at once; only a new invitation restores the account. */
  async disable(db, [email = '']) {
    await db.transaction().execute(async (trx) => {
      const account = await findAccountByEmail(trx, email)
      if (!account) throw new ConfigProblem('There is no account with that email.')
      const change = { kind: 'turned_off', actor: operator, subject: account } as const
      await recordAccountAccess(await createNotices(trx), trx, change, Date.now())
      await disableAccount(trx, account.id, Date.now())
      await staffSessionsRepository(trx).endAll(trx, account.id)
      const entry: AuditEntry = { action: 'disable', entity: 'account', entityId: account.id }
      await writeAudit(trx, operator, entry, Date.now())
    })
    return 'The account is turned off, and nobody is signed in with it any more.'
  },
}

/** The mails wait in the outbox for the server to send them. */
const createNotices = async (db: Db) => ({ outbox: outboxRepository(await loadDataKey(db)), siteUrl: siteUrl() })

function refuseElsewhere(error: unknown): never {
  if (error instanceof AppError) throw new ConfigProblem('This email has an account elsewhere. Use another email.')
  throw error
}

async function readInvitation(db: Db, email: string, roleText: string, code: string): Promise<Invitation> {
  const role = Role.safeParse(roleText)
  if (!Email.safeParse(email).success) throw new ConfigProblem('Say the email of the person.')
  if (!role.success) throw new ConfigProblem(`Say one of these roles: ${Role.options.join(', ')}.`)
  if (isPartnerRole(role.data) !== (code !== '')) {
    throw new ConfigProblem('Partner roles need the tracking code of their organization; the other roles have none.')
  }
  const organization = code === '' ? null : await organizationsRepository(db).findByCode(code.toLowerCase())
  if (code !== '' && !organization) throw new ConfigProblem('There is no organization with that tracking code.')
  return { email: foldEmail(email), role: role.data, organizationId: organization?.id ?? null, language: 'en' }
}

function siteUrl(): string {
  const { publicUrl, port } = readConfig(process.env)
  return publicUrl ?? `http://localhost:${port}`
}
