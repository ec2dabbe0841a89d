import type { FastifyInstance } from 'fastify'
import { closeSuggestion, decideClaim, listClaims, listSuggestions } from '#contracts/claims.ts'
import { findCallBackProblem } from '#domain/claims/call-back.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { approveClaim, refuseClaim, type DecideDeps } from './commands/decide-claim.ts'
import { viewClaims } from './commands/review-claims.ts'
import { closeOpenSuggestion, viewSuggestions } from './commands/review-suggestions.ts'
import { findClaim, type ClaimRow } from './repository.ts'

export interface ClaimReviewDeps extends DecideDeps {
  clock: Clock
  directory: Pick<DirectoryRepository, 'documents'>
}

/** The review queues of claims and suggestions. */
export function claimReviewRoutes(app: FastifyInstance, deps: ClaimReviewDeps): void {
  const { db, clock, directory } = deps

  const refuseWrongCall = async (claim: ClaimRow, calledNumber: string) => {
    const listing = (await directory.documents([claim.listing_id])).get(claim.listing_id)?.listing
    const listedNumbers = listing?.phones.map(({ number }) => number) ?? []
    const problem = findCallBackProblem({ calledNumber, claimantNumber: claim.phone, listedNumbers })
    if (!problem) return
    const fields = [{ path: 'calledNumber', problem }]
    throw new AppError(400, problem === 'own_number' ? problem : 'bad_request', { fields })
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
    // The second reviewer is told that the claim is already decided, not that their note is invalid.
    if (claim.status === 'open') await refuseWrongCall(claim, body.calledNumber)
    const callNote = `${body.calledNumber} (${body.numberSource}): ${body.callNote}`
    const { delivered } = await approveClaim(deps, id, { ...body, callNote }, staff, clock.now())
    return { success: true, delivered }
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
}
