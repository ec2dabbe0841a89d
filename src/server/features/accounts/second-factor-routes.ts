import type { FastifyInstance } from 'fastify'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '#contracts/accounts.ts'
import { findPassphraseProblem } from '#domain/accounts/passphrase.ts'
import { needsSecondFactor } from '#domain/accounts/roles.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { toAuditActor, type AccountDeps } from './account-deps.ts'
import { changeAccount, spendCode } from './accounts-repository.ts'
import { confirmOwner, getOwnAccount } from './owner.ts'
import { createLinkOverError } from './reset-routes.ts'
import type { OfferedSecret } from './second-factor.ts'
import { dropAccountTokens, findLiveTokenForAccount, issueAccountToken, useToken } from './tokens-repository.ts'

/** Turning it on, switching to another phone, and turning it off where allowed. */
export function secondFactorRoutes(app: FastifyInstance, deps: AccountDeps): void {
  startRoute(app, deps)
  confirmRoute(app, deps)
  removeRoute(app, deps)
}

/** The current second factor stays valid until the first code of the new one was verified. */
function startRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, factors } = deps

  implement(
    app,
    startSecondFactor,
  )(async ({ body }, { request }) => {
    let secondFactor: OfferedSecret | null = null
    await confirmOwner(deps, request, body, (account, use) =>
      db.transaction().execute(async (trx) => {
        if (!(await spendCode(trx, account.id, use))) return false
        const sealedTotp = factors.newSealedSecret(account.id)
        await issueAccountToken(trx, { kind: 'second_factor', accountId: account.id, sealedTotp }, clock.now())
        secondFactor = factors.offer(account.id, sealedTotp, account.email)
        return true
      }),
    )
    if (!secondFactor) throw new AppError(500, 'internal')
    return { success: true, secondFactor }
  })
}

function confirmRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, factors, sessions } = deps

  implement(
    app,
    confirmSecondFactor,
  )(async ({ body: { code } }, { request }) => {
    const account = await getOwnAccount(deps, request)
    const at = clock.now()
    const begun = await findLiveTokenForAccount(db, 'second_factor', account.id, at)
    if (!begun?.sealed_totp) throw createLinkOverError()
    const step = factors.findStep(account.id, begun.sealed_totp, code, at)
    if (step === null) throw new AppError(400, 'code_wrong')
    const { codes, hashes } = factors.newRecoveryCodes(account.id)
    await db.transaction().execute(async (trx) => {
      if (!(await useToken(trx, begun.hash, at))) throw createLinkOverError()
      await changeAccount(trx, account.id, {
        sealed_totp: begun.sealed_totp,
        totp_on: 1,
        totp_step: step,
        recovery_hashes: hashes,
      })
      await sessions.endAll(trx, account.id, requireStaff(request).sessionHash)
      const entry: AuditEntry = { action: 'second_factor_on', entity: 'account', entityId: account.id }
      await writeAudit(trx, toAuditActor(account), entry, at)
    })
    return { success: true, recoveryCodes: codes }
  })
}

function removeRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, sessions } = deps

  implement(
    app,
    removeSecondFactor,
  )(async ({ body }, { request }) => {
    const { role, totp_on: totpOn } = await getOwnAccount(deps, request)
    if (needsSecondFactor(role)) throw new AppError(409, 'second_factor_needed')
    if (totpOn === 0) return { success: true }
    await confirmOwner(deps, request, body, async (account, use) => {
      // The plain passphrase is only available here: a short one is not enough without a second factor.
      const isShort = findPassphraseProblem(body.passphrase, false) === 'passphrase_short'
      if (isShort) throw new AppError(409, 'second_factor_needed')
      return db.transaction().execute(async (trx) => {
        if (!(await spendCode(trx, account.id, use))) return false
        await changeAccount(trx, account.id, { sealed_totp: null, totp_on: 0, totp_step: null, recovery_hashes: null })
        await dropAccountTokens(trx, account.id, 'second_factor')
        await sessions.endAll(trx, account.id, requireStaff(request).sessionHash)
        const entry: AuditEntry = { action: 'second_factor_off', entity: 'account', entityId: account.id }
        await writeAudit(trx, toAuditActor(account), entry, clock.now())
        return true
      })
    })
    return { success: true }
  })
}
