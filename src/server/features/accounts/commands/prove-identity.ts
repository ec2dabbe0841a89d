import { needsSecondFactor } from '#domain/accounts/roles.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { buildPortalLink, type AccountDeps, type Caller } from '../account-deps.ts'
import { maxFailures, signInLockMs } from '../limits.ts'
import { isActiveAccount, type AccountWithOrganization } from '../records.ts'
import { changeAccount, countFailure, findAccount, findAccountByEmail } from '../repository.ts'
import type { CodeUse } from '../second-factor.ts'

export interface Credentials {
  passphrase: string
  code?: string | undefined
}

interface IdentityClaim {
  email: string
  address: string
  /** Undefined when no account has this email: the same amount of computation is done, and the answer is the same. */
  account: AccountWithOrganization | undefined
}

type IdentityResult = 'right' | 'wrong' | 'code_wrong' | 'code_needed'

/** Called when everything is right; returns false when the same code was used or the account changed concurrently. */
type IdentityCompletion = (account: AccountWithOrganization, use: CodeUse | null) => Promise<boolean>

export const createLockedError = () => new AppError(429, 'sign_in_locked', { retryAfterSeconds: signInLockMs / 1000 })

/**
 * Compares the submitted credentials with the account's. An attempt is reserved before and released unless something
 * was wrong, so that parallel guesses gain nothing; while locked, even the right passphrase is refused.
 */
export async function proveIdentity(
  deps: AccountDeps,
  claimed: IdentityClaim,
  credentials: Credentials,
  complete: IdentityCompletion,
): Promise<IdentityResult> {
  const attempt = await deps.limits.reserveAttempt(claimed.email, claimed.address)
  if (!attempt) throw createLockedError()
  let outcome: IdentityResult
  try {
    outcome = await compare(deps, claimed.account, credentials, complete)
  } catch (error) {
    await attempt.giveBack()
    throw error
  }
  if (outcome === 'right' || outcome === 'code_needed') await attempt.giveBack()
  else await rememberFailure(deps, claimed.email)
  return outcome
}

async function compare(
  { passphrases, factors, clock }: AccountDeps,
  account: AccountWithOrganization | undefined,
  { passphrase, code }: Credentials,
  complete: IdentityCompletion,
): Promise<IdentityResult> {
  const stored = account && isActiveAccount(account) ? account.passphrase_hash : null
  const isRight = await passphrases.matches(stored, passphrase)
  if (!account || !isRight) return 'wrong'
  if (account.totp_on === 0 && needsSecondFactor(account.role)) return 'wrong'
  if (account.totp_on === 0) return (await complete(account, null)) ? 'right' : 'wrong'
  if (code === undefined) return 'code_needed'
  const use = factors.check(account, code, clock.now())
  return use && (await complete(account, use)) ? 'right' : 'code_wrong'
}

/** Many failures in a row, from any address, disable the account until its passphrase is reset (T-8.1). */
async function rememberFailure({ db, clock, outbox, siteUrl }: AccountDeps, email: string): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    if ((await countFailure(trx, email)) < maxFailures) return
    const account = await findAccountByEmail(trx, email)
    if (!account) return
    await changeAccount(trx, account.id, { status: 'disabled' })
    const mail = composeMail('disabled', account.language, { link: buildPortalLink(siteUrl) })
    await outbox.queue(trx, { ...mail, recipient: account.email }, at)
    const service = { id: 'service', role: 'service', organizationId: account.organization_id }
    await writeAudit(trx, service, { action: 'lock', entity: 'account', entityId: account.id }, at)
  })
}

export async function getOwnAccount({ db }: AccountDeps, { staff }: Caller): Promise<AccountWithOrganization> {
  const account = await findAccount(db, staff.id)
  if (!account) throw new AppError(401, 'unauthorized')
  return account
}

/** Not 401: that would tell the page that the session has ended. */
const refusals: Record<Exclude<IdentityResult, 'right'>, () => AppError> = {
  wrong: () => new AppError(403, 'sign_in_failed'),
  code_wrong: () => new AppError(400, 'code_wrong'),
  code_needed: () => new AppError(400, 'code_needed'),
}

/**
 * Required before any change to who may sign in: an open page does not prove that its owner is present. Counted like a
 * sign-in.
 */
export async function confirmOwner(
  deps: AccountDeps,
  caller: Caller,
  credentials: Credentials,
  complete: IdentityCompletion,
): Promise<void> {
  const account = await getOwnAccount(deps, caller)
  const claimed = { account, email: account.email, address: caller.address }
  const outcome = await proveIdentity(deps, claimed, credentials, complete)
  if (outcome !== 'right') throw refusals[outcome]()
}
