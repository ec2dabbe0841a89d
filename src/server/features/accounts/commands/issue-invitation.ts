import { randomUUID } from 'node:crypto'
import { isPartnerRole, type Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { foldEmail, type AccountWithOrganization } from '../records.ts'
import { changeAccount, findAccountByEmail } from '../repository.ts'
import { secondFactors } from '../second-factor.ts'
import { dropAccountTokens, findLiveTokenForAccount, issueAccountToken, getTokenExpiry } from '../tokens-repository.ts'

export interface Invitation {
  email: string
  name?: string
  role: Role
  /** Null for reviewers and admins of the service. */
  organizationId: string | null
  language: Language
}

export interface IssuedInvitation {
  /** For the link; stored only as a hash. */
  token: string
  accountId: string
}

/** Never signed in to, or its organization was removed: such an account must not block its email. */
const isUnclaimed = ({
  status,
  last_sign_in_at: lastSignIn,
  organization_removed_at: removedAt,
}: AccountWithOrganization) => (status === 'invited' && lastSignIn === null) || removedAt !== null

/**
 * Every account starts with an invitation (T-8.1). An email has one account. A person active elsewhere has to be
 * invited under another email; an unused invitation is replaced by a newer one, so that no organization can block
 * others from inviting a person by inviting them first. Runs in the caller's transaction.
 */
export function createInvitations(dataKey: Buffer) {
  const factors = secondFactors(dataKey)

  const issue = async (trx: Db, accountId: string, at: number): Promise<IssuedInvitation> => {
    const sealedTotp = factors.newSealedSecret(accountId)
    return { accountId, token: await issueAccountToken(trx, { kind: 'invitation', accountId, sealedTotp }, at) }
  }

  const add = async (trx: Db, { email, name = '', role, organizationId, language }: Invitation, at: number) => {
    const accountId = randomUUID()
    const added = await trx
      .insertInto('accounts')
      .values({
        id: accountId,
        email: foldEmail(email),
        name,
        role,
        organization_id: organizationId,
        language,
        status: 'invited',
        view: 'table',
        notify: 1,
        totp_on: 0,
        created_at: at,
        // An unaccepted invitation expires by itself, and its email is erased with the ended accounts.
        ended_at: getTokenExpiry('invitation', at),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new AppError(409, 'already_there')
    return issue(trx, accountId, at)
  }

  /** Issues a new link: earlier choices are reset, and the old link no longer works. */
  const startOver = async (
    trx: Db,
    accountId: string,
    { role, language }: Pick<Invitation, 'role' | 'language'>,
    at: number,
  ): Promise<IssuedInvitation> => {
    await dropAccountTokens(trx, accountId)
    await trx.deleteFrom('staff_sessions').where('account_id', '=', accountId).execute()
    await changeAccount(trx, accountId, {
      role,
      language,
      status: 'invited',
      passphrase_hash: null,
      sealed_totp: null,
      totp_on: 0,
      totp_step: null,
      recovery_hashes: null,
      ended_at: getTokenExpiry('invitation', at),
    })
    return issue(trx, accountId, at)
  }

  const invite = async (trx: Db, invitation: Invitation, at: number): Promise<IssuedInvitation> => {
    const existing = await findAccountByEmail(trx, invitation.email)
    if (!existing) return add(trx, invitation, at)
    if (existing.organization_id === invitation.organizationId && existing.status === 'invited') {
      return startOver(trx, existing.id, invitation, at)
    }
    if (!isUnclaimed(existing)) throw new AppError(409, 'already_there')
    await trx.deleteFrom('accounts').where('id', '=', existing.id).execute()
    return add(trx, invitation, at)
  }

  return {
    invite,
    startOver,

    /**
     * For a reviewed claim: it may end an organization's invitation, never one for a reviewer or admin of the service.
     */
    async inviteClaimant(trx: Db, invitation: Invitation, at: number): Promise<IssuedInvitation> {
      const existing = await findAccountByEmail(trx, invitation.email)
      const isAdminAccount = existing !== undefined && !isPartnerRole(existing.role)
      if (isAdminAccount && (await findLiveTokenForAccount(trx, 'invitation', existing.id, at))) {
        throw new AppError(409, 'already_there')
      }
      return invite(trx, invitation, at)
    },

    /**
     * For a member of an organization, who must not learn which emails have accounts elsewhere: null means that there
     * is nobody to write to, and the response is the same. It does not replace another organization's pending
     * invitation; only a reviewed claim (`inviteClaimant`) does that.
     */
    async inviteColleague(
      trx: Db,
      invitation: Invitation & { organizationId: string },
      at: number,
    ): Promise<IssuedInvitation | null> {
      const existing = await findAccountByEmail(trx, invitation.email)
      if (existing && existing.organization_id !== invitation.organizationId) {
        if (!isUnclaimed(existing) || (await findLiveTokenForAccount(trx, 'invitation', existing.id, at))) return null
      }
      return invite(trx, invitation, at)
    },
  }
}
export type Invitations = ReturnType<typeof createInvitations>
