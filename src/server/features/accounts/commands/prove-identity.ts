import { needsSecondFactor } from '#domain/accounts/roles.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import type { AccountDeps, Caller } from '../account-deps.ts'
import { confirmationLockMs } from '../limits.ts'
import { isActiveAccount, type AccountWithOrganization } from '../records.ts'
import { findAccount } from '../repository.ts'
import type { CodeUse } from '../second-factor.ts'
import { raiseAlarm } from './raise-alarm.ts'

export interface Credentials {
  passphrase: string
  code?: string | undefined
}

interface IdentityClaim {
  requester: Requester
  /** Undefined when no account has this email: the same amount of computation is done, and the answer is the same. */
  account: AccountWithOrganization | undefined
  /** Reserved before, and released unless something was wrong, so that parallel guesses gain nothing. */
  attempt: { giveBack(): Promise<void> }
}

type IdentityResult = 'right' | 'wrong' | 'code_needed' | CodeRefusal

/** Called when everything is right; returns false when the same code was used or the account changed concurrently. */
type IdentityCompletion = (account: AccountWithOrganization, use: CodeUse | null) => Promise<boolean>

/** Compares the submitted credentials with the account's. */
export async function proveIdentity(
  deps: AccountDeps,
  { account, attempt, requester }: IdentityClaim,
  credentials: Credentials,
  complete: IdentityCompletion,
): Promise<IdentityResult> {
  let outcome: IdentityResult
  try {
    outcome = await compare(deps, { account, requester }, credentials, complete)
  } catch (error) {
    await attempt.giveBack()
    throw error
  }
  if (outcome === 'right' || outcome === 'code_needed') await attempt.giveBack()
  return outcome
}

async function compare(
  deps: AccountDeps,
  { account, requester }: Pick<IdentityClaim, 'account' | 'requester'>,
  { passphrase, code }: Credentials,
  complete: IdentityCompletion,
): Promise<IdentityResult> {
  const stored = account && isActiveAccount(account) ? account.passphrase_hash : null
  const isRight = await deps.passphrases.matches(stored, passphrase, requester)
  if (!account || !isRight) return 'wrong'
  if (account.totp_on === 0 && needsSecondFactor(account.role)) return 'wrong'
  if (account.totp_on === 0) return (await complete(account, null)) ? 'right' : 'wrong'
  if (code === undefined) return 'code_needed'
  return checkCode(deps, account, code, (use) => complete(account, use))
}

/** `two_codes_needed`: there were too many wrong ones, so that a single code of six digits is not enough. */
type CodeRefusal = 'code_wrong' | 'two_codes_needed'

/**
 * Whoever gets here has the passphrase or the mailbox. Wrong codes have their own count, whatever address they come
 * from; past it the owner is told, and needs two codes in a row or a recovery code: nobody can guess those, and nobody
 * is shut out (T-8.1).
 */
export async function checkCode(
  deps: AccountDeps,
  account: AccountWithOrganization,
  code: string,
  complete: (use: CodeUse) => Promise<boolean>,
): Promise<'right' | CodeRefusal> {
  const { limits, factors, clock } = deps
  const slot = await limits.reserveCode(account.id)
  try {
    const use = slot ? factors.check(account, code, clock.now()) : factors.checkTwo(account, code, clock.now())
    if (use && (await complete(use))) {
      await slot?.giveBack()
      return 'right'
    }
  } catch (error) {
    await slot?.giveBack()
    throw error
  }
  if (await limits.areCodesNewlyGuessed(account.id)) await raiseAlarm(deps, account, 'codes')
  return slot ? 'code_wrong' : 'two_codes_needed'
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
  two_codes_needed: () => new AppError(400, 'two_codes_needed'),
  code_needed: () => new AppError(400, 'code_needed'),
}

/**
 * Required before any change to who may sign in: an open page does not prove that its owner is present. Its guesses are
 * few.
 */
export async function confirmOwner(
  deps: AccountDeps,
  caller: Caller,
  credentials: Credentials,
  complete: IdentityCompletion,
): Promise<void> {
  const account = await getOwnAccount(deps, caller)
  const attempt = await deps.limits.reserveConfirmation(caller.staff.sessionHash ?? caller.staff.id)
  if (!attempt) throw new AppError(429, 'sign_in_locked', { retryAfterSeconds: confirmationLockMs / 1000 })
  const { requester } = caller
  const outcome = await proveIdentity(deps, { account, attempt, requester }, credentials, complete)
  if (outcome !== 'right') throw refusals[outcome]()
}
