import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { needsSecondFactor } from '#domain/accounts/roles.ts'
import {
  acceptInvitation,
  changePassphrase,
  confirmSecondFactor,
  endStaffSessions,
  finishReset,
  listStaffSessions,
  removeSecondFactor,
  requestReset,
  showAccount,
  showInvitation,
  signIn,
  signOut,
  startSecondFactor,
  updateAccount,
} from '#contracts/accounts.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement, type CallContext } from '#server/platform/http/implement.ts'
import { readRequester } from '#server/platform/http/requester.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { type AccountDeps, type Caller, type SessionCookie, createLinkOverError } from './account-deps.ts'
import { acceptAccountInvitation, openInvitation } from './commands/accept-invitation.ts'
import { changeOwnPassphrase, endOwnSessions, updateOwnAccount } from './commands/change-own-account.ts'
import { confirmOwnSecondFactor, removeOwnSecondFactor, startOwnSecondFactor } from './commands/change-second-factor.ts'
import { finishPassphraseReset, requestPassphraseReset } from './commands/reset-passphrase.ts'
import { signInToAccount, signOutOfAccount } from './commands/sign-in.ts'
import { accountLimits } from './limits.ts'
import { toAccount } from './records.ts'
import { findAccount } from './repository.ts'
import { secondFactors } from './second-factor.ts'
import { colleagueRoutes, staffRoutes } from './staff-routes.ts'
import { hashLinkToken } from './tokens-repository.ts'

const toIso = (at: number) => new Date(at).toISOString()

const toCaller = ({ visitorCookie }: AccountDeps, context: CallContext): Caller => ({
  staff: requireStaff(context.request),
  requester: readRequester(visitorCookie, context),
})

/** Accounts of partners, reviewers and admins (T-8). */
function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  signInRoutes(app, deps)
  linkRoutes(app, deps)
  ownAccountRoutes(app, deps)
  secondFactorRoutes(app, deps)
  colleagueRoutes(app, deps)
  staffRoutes(app, deps)
}

const bindCookie = ({ cookie }: AccountDeps, request: FastifyRequest, reply: FastifyReply): SessionCookie => ({
  readCurrent: () => cookie.read(request)?.hash ?? null,
  issue: () => cookie.issue(request, reply).hash,
})

/** Signing in, signing out, and reading the current session. */
function signInRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, cookie, proof } = deps

  implement(
    app,
    signIn,
  )(async ({ body }, context) => {
    const { request, reply } = context
    const requester = readRequester(deps.visitorCookie, context)
    const account = await signInToAccount(deps, { ...body, requester }, bindCookie(deps, request, reply))
    return { success: true, account }
  })

  implement(
    app,
    signOut,
  )(async (_input, { request, reply }) => {
    const staff = await proof(request)
    await signOutOfAccount(deps, typeof staff === 'string' ? null : staff, cookie.read(request)?.hash ?? null)
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

/** What a one-time link opens: an invitation, or a new passphrase. */
function linkRoutes(app: FastifyInstance, deps: AccountDeps): void {
  implement(
    app,
    requestReset,
  )(async ({ body }, { request }) => {
    await requestPassphraseReset(deps, { email: body.email, address: toLimitKey(request.ip) })
    return { success: true }
  })

  implement(
    app,
    finishReset,
  )(async ({ body }, context) => {
    await finishPassphraseReset(deps, { ...body, requester: readRequester(deps.visitorCookie, context) })
    return { success: true }
  })

  implement(
    app,
    showInvitation,
  )(async ({ body }) => {
    const { account, sealed } = await openInvitation(deps, hashLinkToken(body.token))
    const secondFactor = deps.factors.offer(account.id, sealed, account.email)
    if (!secondFactor) throw createLinkOverError()
    const { email, role, organization_name: organization } = account
    return { success: true, email, role, organization, needsSecondFactor: needsSecondFactor(role), secondFactor }
  })

  implement(
    app,
    acceptInvitation,
  )(async ({ body }, context) => {
    const requester = readRequester(deps.visitorCookie, context)
    const cookie = bindCookie(deps, context.request, context.reply)
    const accepted = await acceptAccountInvitation(deps, { ...body, requester }, cookie)
    return { success: true, ...accepted }
  })
}

/** Changes every person may make to their own account, whatever their role. */
function ownAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { clock, cookie, sessions } = deps

  implement(
    app,
    updateAccount,
  )(async ({ body }, context) => {
    return { success: true, account: await updateOwnAccount(deps, toCaller(deps, context), body) }
  })

  implement(
    app,
    changePassphrase,
  )(async ({ body }, context) => {
    await changeOwnPassphrase(deps, toCaller(deps, context), body)
    return { success: true }
  })

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
  )(async ({ body: { id } }, context) => {
    const { request, reply } = context
    const caller = toCaller(deps, context)
    const ended = await endOwnSessions(deps, caller, id)
    if (ended !== null && ended === caller.staff.sessionHash) cookie.forget(request, reply)
    return { success: true }
  })
}

/** Turning it on, switching to another phone, and turning it off where allowed. */
function secondFactorRoutes(app: FastifyInstance, deps: AccountDeps): void {
  implement(
    app,
    startSecondFactor,
  )(async ({ body }, context) => {
    return { success: true, secondFactor: await startOwnSecondFactor(deps, toCaller(deps, context), body) }
  })

  implement(
    app,
    confirmSecondFactor,
  )(async ({ body }, context) => {
    return { success: true, recoveryCodes: await confirmOwnSecondFactor(deps, toCaller(deps, context), body.code) }
  })

  implement(
    app,
    removeSecondFactor,
  )(async ({ body }, context) => {
    await removeOwnSecondFactor(deps, toCaller(deps, context), body)
    return { success: true }
  })
}

export function registerAccounts(app: FastifyInstance, services: Services): void {
  const { config, db, dataKey, logger, staffSessions, staffCookie, sessionProof } = services
  accountRoutes(app, {
    ...services,
    isMailOn: config.mail !== null,
    sessions: staffSessions,
    cookie: staffCookie,
    proof: sessionProof,
    factors: secondFactors(dataKey),
    limits: accountLimits({ db, dataKey, logger, proofBits: config.pin.proofBits }),
  })
}
