import type { Account } from '#domain/accounts/account.ts'
import { needsSecondFactor } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { createLinkOverError, type AccountDeps, type SessionCookie } from '../account-deps.ts'
import { refuseWeakPassphrase } from '../passphrases.ts'
import { toAccount, toAuditActor, type AccountWithOrganization } from '../records.ts'
import { changeAccount, findAccount } from '../repository.ts'
import { findLiveToken, hashLinkToken, useToken } from '../tokens-repository.ts'
import { recordOwnAccess } from './record-account-access.ts'
import { startSession } from './sign-in.ts'

interface AcceptedInvitation {
  token: string
  name: string
  passphrase: string
  language: Language
  code?: string | undefined
  requester: Requester
}

/** Every account starts here: with a one-time link and a passphrase the person chooses. */
export async function acceptAccountInvitation(
  deps: AccountDeps,
  { token, name, passphrase, language, code, requester }: AcceptedInvitation,
  cookie: SessionCookie,
): Promise<{ account: Account; recoveryCodes: string[] | null }> {
  const { db, clock, passphrases } = deps
  const hash = hashLinkToken(token)
  const { account, sealed } = await openInvitation(deps, hash)
  const secondFactor = chooseSecondFactor(deps, account, sealed, code)
  await refuseWeakPassphrase({
    passphrase,
    hasSecondFactor: secondFactor !== null,
    ownWords: [account.email, name, account.organization_name],
  })
  const chosen = {
    name,
    language,
    status: 'active',
    ended_at: null,
    passphrase_hash: await passphrases.hash(passphrase, requester),
    ...secondFactor?.columns,
  } as const
  const at = clock.now()
  const sinceNow = account.role === 'partner_admin' ? { admin_since: at } : {}
  await db.transaction().execute(async (trx) => {
    if (!(await useToken(trx, hash, at))) throw createLinkOverError()
    await changeAccount(trx, account.id, { ...chosen, ...sinceNow, last_sign_in_at: at })
    const after = { role: account.role, hasSecondFactor: secondFactor !== null }
    await writeAudit(
      trx,
      toAuditActor(account),
      { action: 'accept', entity: 'account', entityId: account.id, after },
      at,
    )
    await recordOwnAccess(deps, trx, account, 'joined', at)
    await startSession(deps, trx, account, cookie)
  })
  return { account: toAccount({ ...account, ...chosen }), recoveryCodes: secondFactor?.codes ?? null }
}

export async function openInvitation({ db, clock }: AccountDeps, hash: string) {
  const token = await findLiveToken(db, 'invitation', hash, clock.now())
  const account = token && (await findAccount(db, token.account_id))
  if (account?.status !== 'invited' || account.organization_removed_at !== null || !token?.sealed_totp)
    throw createLinkOverError()
  return { account, sealed: token.sealed_totp }
}

/** Enabled once its first code was verified; reviewers and admins cannot start without it (T-8.2). */
function chooseSecondFactor(
  { factors, clock }: AccountDeps,
  account: AccountWithOrganization,
  sealed: string,
  code: string | undefined,
) {
  if (code === undefined) {
    if (needsSecondFactor(account.role)) throw new AppError(400, 'second_factor_needed')
    return null
  }
  const step = factors.findStep(account.id, sealed, code, clock.now())
  if (step === null) throw new AppError(400, 'code_wrong')
  const { codes, hashes } = factors.newRecoveryCodes(account.id)
  return { codes, columns: { sealed_totp: sealed, totp_on: 1, totp_step: step, recovery_hashes: hashes } as const }
}
