import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { AccountDeps } from './account-deps.ts'
import { findAccount, type AccountWithOrganization } from './accounts-repository.ts'
import { proveIdentity, type IdentityCompletion, type IdentityResult, type Credentials } from './identity.ts'

export async function getOwnAccount({ db }: AccountDeps, request: FastifyRequest): Promise<AccountWithOrganization> {
  const account = await findAccount(db, requireStaff(request).id)
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
  request: FastifyRequest,
  credentials: Credentials,
  complete: IdentityCompletion,
): Promise<void> {
  const account = await getOwnAccount(deps, request)
  const claimed = { account, email: account.email, address: toLimitKey(request.ip) }
  const outcome = await proveIdentity(deps, claimed, credentials, complete)
  if (outcome !== 'right') throw refusals[outcome]()
}
