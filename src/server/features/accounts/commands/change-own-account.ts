import type { Account } from '#domain/accounts/account.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import type { AccountDeps, Caller } from '../account-deps.ts'
import { refuseWeakPassphrase } from '../passphrases.ts'
import { toAccount, toAuditActor } from '../records.ts'
import { changeAccount, spendCode } from '../repository.ts'
import { confirmOwner, getOwnAccount } from './prove-identity.ts'

interface OwnSettings {
  name?: string | undefined
  language?: Accounts['language'] | undefined
  view?: Accounts['view'] | undefined
  notify?: boolean | undefined
}

export async function updateOwnAccount(
  deps: AccountDeps,
  caller: Caller,
  { name, language, view, notify }: OwnSettings,
): Promise<Account> {
  const account = await getOwnAccount(deps, caller)
  const changed: Partial<Accounts> = {
    ...(name === undefined ? {} : { name }),
    ...(language === undefined ? {} : { language }),
    ...(view === undefined ? {} : { view }),
    ...(notify === undefined ? {} : { notify: notify ? 1 : 0 }),
  }
  await deps.db.transaction().execute(async (trx) => {
    await changeAccount(trx, account.id, changed)
    // Field names only, never their values: a name is personal data.
    const after = { fields: Object.keys(changed) }
    const entry: AuditEntry = { action: 'edit', entity: 'account', entityId: account.id, after }
    await writeAudit(trx, toAuditActor(account), entry, deps.clock.now())
  })
  return toAccount({ ...account, ...changed })
}

interface PassphraseChange {
  current: string
  next: string
  code?: string | undefined
}

export async function changeOwnPassphrase(
  deps: AccountDeps,
  caller: Caller,
  { current, next, code }: PassphraseChange,
): Promise<void> {
  const { db, clock, passphrases, sessions } = deps
  const { email, name, organization_name: organization, totp_on: totpOn } = await getOwnAccount(deps, caller)
  const ownWords = [email, name, organization]
  await refuseWeakPassphrase({ passphrase: next, hasSecondFactor: totpOn === 1, ownWords })
  await confirmOwner(deps, caller, { passphrase: current, code }, async (account, use) => {
    const hash = await passphrases.hash(next, caller.requester)
    return db.transaction().execute(async (trx) => {
      if (!(await spendCode(trx, account.id, use))) return false
      await changeAccount(trx, account.id, { passphrase_hash: hash })
      await sessions.endAll(trx, account.id, caller.staff.sessionHash)
      const entry: AuditEntry = { action: 'change_passphrase', entity: 'account', entityId: account.id }
      await writeAudit(trx, toAuditActor(account), entry, clock.now())
      return true
    })
  })
}

/** Without an id all but the current one end. Returns the hash of the one that was named. */
export async function endOwnSessions(
  deps: AccountDeps,
  caller: Caller,
  id: string | undefined,
): Promise<string | null> {
  const { db, clock, sessions } = deps
  const account = await getOwnAccount(deps, caller)
  return db.transaction().execute(async (trx) => {
    const hash = id === undefined ? null : await sessions.endOne(trx, account.id, id)
    if (id !== undefined && hash === null) throw notFound()
    if (id === undefined) await sessions.endAll(trx, account.id, caller.staff.sessionHash)
    const after = { all: id === undefined }
    const entry: AuditEntry = { action: 'end_sessions', entity: 'account', entityId: account.id, after }
    await writeAudit(trx, toAuditActor(account), entry, clock.now())
    return hash
  })
}
