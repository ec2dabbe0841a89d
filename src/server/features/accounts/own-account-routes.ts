import type { FastifyInstance } from 'fastify'
import { changePassphrase, endStaffSessions, listStaffSessions, updateAccount } from '#contracts/accounts.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { toAuditActor, type AccountDeps } from './account-deps.ts'
import { toAccount, changeAccount, spendCode } from './accounts-repository.ts'
import { refuseWeakPassphrase } from './common-passphrases.ts'
import { confirmOwner, getOwnAccount } from './owner.ts'

const toIso = (at: number) => new Date(at).toISOString()

/** Changes every person may make to their own account, whatever their role. */
export function ownAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, sessions } = deps

  implement(
    app,
    updateAccount,
  )(async ({ body }, { request }) => {
    const account = await getOwnAccount(deps, request)
    const { name, language, view, notify } = body
    const changed: Partial<Accounts> = {
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { language }),
      ...(view === undefined ? {} : { view }),
      ...(notify === undefined ? {} : { notify: notify ? 1 : 0 }),
    }
    await db.transaction().execute(async (trx) => {
      await changeAccount(trx, account.id, changed)
      // Field names only, never their values: a name is personal data.
      const after = { fields: Object.keys(changed) }
      const entry: AuditEntry = { action: 'edit', entity: 'account', entityId: account.id, after }
      await writeAudit(trx, toAuditActor(account), entry, clock.now())
    })
    return { success: true, account: toAccount({ ...account, ...changed }) }
  })

  passphraseRoute(app, deps)

  implement(
    app,
    listStaffSessions,
  )(async (_input, { request }) => {
    const { id, role, sessionHash } = requireStaff(request)
    const rows = await sessions.list(id, role, clock.now())
    return {
      success: true,
      sessions: rows.map(({ id, created_at: startedAt, last_seen_at: lastSeenAt, token_hash: hash }) => ({
        id,
        startedAt: toIso(startedAt),
        lastSeenAt: toIso(lastSeenAt),
        isThis: hash === sessionHash,
      })),
    }
  })

  implement(
    app,
    endStaffSessions,
  )(async ({ body: { id } }, { request, reply }) => {
    const account = await getOwnAccount(deps, request)
    const { sessionHash } = requireStaff(request)
    const ended = await db.transaction().execute(async (trx) => {
      const hash = id === undefined ? null : await sessions.endOne(trx, account.id, id)
      if (id !== undefined && hash === null) throw notFound()
      if (id === undefined) await sessions.endAll(trx, account.id, sessionHash)
      const after = { all: id === undefined }
      const entry: AuditEntry = { action: 'end_sessions', entity: 'account', entityId: account.id, after }
      await writeAudit(trx, toAuditActor(account), entry, clock.now())
      return hash
    })
    if (ended !== null && ended === sessionHash) deps.cookie.forget(request, reply)
    return { success: true }
  })
}

function passphraseRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, passphrases, sessions } = deps

  implement(
    app,
    changePassphrase,
  )(async ({ body: { current, next, code } }, { request }) => {
    const { email, name, organization_name: organization, totp_on: totpOn } = await getOwnAccount(deps, request)
    const ownWords = [email, name, organization]
    await refuseWeakPassphrase({ passphrase: next, hasSecondFactor: totpOn === 1, ownWords })
    await confirmOwner(deps, request, { passphrase: current, code }, async (account, use) => {
      const hash = await passphrases.hash(next)
      return db.transaction().execute(async (trx) => {
        if (!(await spendCode(trx, account.id, use))) return false
        await changeAccount(trx, account.id, { passphrase_hash: hash, failures: 0 })
        await sessions.endAll(trx, account.id, requireStaff(request).sessionHash)
        const entry: AuditEntry = { action: 'change_passphrase', entity: 'account', entityId: account.id }
        await writeAudit(trx, toAuditActor(account), entry, clock.now())
        return true
      })
    })
    return { success: true }
  })
}
