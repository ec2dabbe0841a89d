import type { FastifyInstance } from 'fastify'
import {
  closeSuggestion,
  decideClaim,
  decidePartnerClaim,
  draftSuggestion,
  listClaims,
  listPartnerClaims,
  listSuggestions,
} from '#contracts/claims.ts'
import { findCallBackProblem } from '#domain/claims/call-back.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner, requireSecondFactor, requireStaff } from '#server/platform/http/staff.ts'
import { approveClaim, refuseClaim, type DecideDeps } from './commands/decide-claim.ts'
import { decideAsHolder, type HolderDeps } from './commands/decide-as-holder.ts'
import { type DraftSuggestionDeps, draftOpenSuggestion } from './commands/draft-suggestion.ts'
import { viewClaims } from './commands/review-claims.ts'
import { closeOpenSuggestion, viewSuggestions } from './commands/review-suggestions.ts'
import { findClaim, type ClaimRow, listClaimsFor } from './repository.ts'

export interface ClaimReviewDeps extends DecideDeps, DraftSuggestionDeps {
  clock: Clock
  directory: Pick<DirectoryRepository, 'documents'>
}

/** The review queues of claims and suggestions. */
export function claimReviewRoutes(app: FastifyInstance, deps: ClaimReviewDeps): void {
  const { db, clock, directory } = deps

  const readListedNumbers = async (id: string): Promise<string[]> => {
    const listing = (await directory.documents([id])).get(id)?.listing
    return listing?.phones.map(({ number }) => number) ?? []
  }

  implement(
    app,
    listClaims,
  )(async (_input, { request }) => ({
    success: true,
    claims: await viewClaims(db, requireStaff(request), clock.now()),
  }))

  implement(
    app,
    decideClaim,
  )(async ({ params: { id }, body }, { request }) => {
    const staff = requireStaff(request)
    if (body.decision === 'refuse') {
      await refuseClaim(deps, id, body.reason, staff, clock.now())
      return { success: true, delivered: 0 }
    }
    const claim = await findClaim(db, id)
    if (!claim) throw notFound()
    const listedNumbers = await readListedNumbers(claim.listing_id)
    // The second reviewer is told that the claim is already decided, not that their note is invalid.
    if (claim.status === 'open') refuseWrongCall(claim, body.calledNumber, listedNumbers)
    const callNote = `${body.calledNumber} (${body.numberSource}): ${body.callNote}`
    const result = await approveClaim(deps, id, { ...body, callNote, listedNumbers }, staff, clock.now())
    // After its commit: the organization may have been asked only now.
    if (result.outcome === 'holder_decides') throw new AppError(409, 'holder_decides')
    if (result.outcome === 'approved') return { success: true, delivered: result.delivered }
    return { success: true, delivered: 0, needsSecond: true }
  })

  implement(
    app,
    listSuggestions,
  )(async (_input, { request }) => ({
    success: true,
    suggestions: await viewSuggestions(db, requireStaff(request), clock.now()),
  }))

  implement(
    app,
    closeSuggestion,
  )(async ({ params }, { request }) => {
    if (!(await closeOpenSuggestion(db, params.id, requireStaff(request), clock.now()))) throw notFound()
    return { success: true }
  })

  implement(
    app,
    draftSuggestion,
  )(async ({ params }, { request }) => {
    const drafted = await draftOpenSuggestion(deps, params.id, requireStaff(request), clock.now())
    return { success: true, ...drafted }
  })
}

function refuseWrongCall({ phone }: ClaimRow, calledNumber: string, listedNumbers: readonly string[]): void {
  const problem = findCallBackProblem({ calledNumber, claimantNumber: phone, listedNumbers })
  if (!problem) return
  const fields = [{ path: 'calledNumber', problem }]
  throw new AppError(400, problem === 'own_number' ? problem : 'bad_request', { fields })
}

/** Claims for a listing that an organization already has: its administrators decide. */
export function holderRoutes(app: FastifyInstance, deps: HolderDeps & { clock: Clock }): void {
  const { db, clock } = deps

  implement(
    app,
    listPartnerClaims,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    return { success: true, claims: await listClaimsFor(db, organizationId, clock.now()) }
  })

  implement(
    app,
    decidePartnerClaim,
  )(async ({ params: { id }, body }, { request }) => {
    const staff = requireSecondFactor(requirePartner(request))
    await decideAsHolder(deps, staff, { id, decided: body }, clock.now())
    return { success: true }
  })
}
