import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { showAccount, signIn, signOut } from '#contracts/accounts.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import { toAuditActor, type AccountDeps } from './account-deps.ts'
import {
  toAccount,
  findAccount,
  findAccountByEmail,
  foldEmail,
  recordSignIn,
  spendCode,
  type AccountWithOrganization,
} from './accounts-repository.ts'
import { proveIdentity } from './identity.ts'

/** Signing in, signing out, and reading the current session. */
export function signInRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, sessions, cookie, proof } = deps

  implement(
    app,
    signIn,
  )(async ({ body }, { request, reply }) => {
    const email = foldEmail(body.email)
    const account = await findAccountByEmail(db, email)
    const claimed = { email, account, address: toLimitKey(request.ip) }
    const outcome = await proveIdentity(deps, claimed, body, (proved, use) =>
      db.transaction().execute(async (trx) => {
        if (!(await recordSignIn(trx, proved, clock.now())) || !(await spendCode(trx, proved.id, use))) return false
        await startSession(deps, trx, proved, { request, reply })
        return true
      }),
    )
    if (outcome === 'code_needed') throw new AppError(401, 'code_needed')
    if (outcome !== 'right' || !account) throw new AppError(401, 'sign_in_failed')
    return { success: true, account: toAccount(account) }
  })

  implement(
    app,
    signOut,
  )(async (_input, { request, reply }) => {
    const staff = await proof(request)
    if (typeof staff !== 'string') {
      const actor = { id: staff.id, role: staff.role, organizationId: staff.organizationId }
      await writeAudit(db, actor, { action: 'sign_out', entity: 'account', entityId: staff.id }, clock.now())
    }
    const token = cookie.read(request)
    if (token) await sessions.end(token.hash)
    cookie.forget(request, reply)
    return { success: true }
  })

  implement(
    app,
    showAccount,
  )(async (_input, { request }) => {
    const staff = await proof(request)
    const account = typeof staff === 'string' ? undefined : await findAccount(db, staff.id)
    return { success: true, account: account ? toAccount(account) : null }
  })
}

/** Always issues a new cookie; an earlier session of this browser ends (T-1.5). */
export async function startSession(
  { sessions, cookie, clock }: AccountDeps,
  trx: Db,
  account: AccountWithOrganization,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const before = cookie.read(request)
  if (before) await sessions.end(before.hash, trx)
  await writeAudit(
    trx,
    toAuditActor(account),
    { action: 'sign_in', entity: 'account', entityId: account.id },
    clock.now(),
  )
  await sessions.start(trx, account.id, cookie.issue(request, reply).hash, clock.now())
}
