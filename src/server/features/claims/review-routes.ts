import type { FastifyInstance } from 'fastify'
import { closeSuggestion, decideClaim, listClaims, listSuggestions } from '#contracts/claims.ts'
import { findCallBackProblem } from '#domain/claims/call-back.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { ClaimRow } from './claim-row.ts'
import type { DecideRepository } from './decide-repository.ts'
import type { ClaimsRepository } from './repository.ts'
import type { SuggestionsRepository } from './suggestions-repository.ts'

export interface ClaimReviewDeps {
  clock: Clock
  claims: ClaimsRepository
  decisions: DecideRepository
  suggestions: SuggestionsRepository
  directory: Pick<DirectoryRepository, 'documents'>
}

/** The review queues of claims and suggestions. */
export function claimReviewRoutes(app: FastifyInstance, deps: ClaimReviewDeps): void {
  const { clock, claims, decisions, suggestions, directory } = deps

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
  )(async (_input, { request }) => ({ success: true, claims: await claims.list(requireStaff(request), clock.now()) }))

  implement(
    app,
    decideClaim,
  )(async ({ params: { id }, body }, { request }) => {
    const staff = requireStaff(request)
    if (body.decision === 'refuse') {
      await decisions.refuse(id, body.reason, staff, clock.now())
      return { success: true, delivered: 0 }
    }
    const claim = await decisions.find(id)
    if (!claim) throw notFound()
    // The second reviewer is told that the claim is already decided, not that their note is invalid.
    if (claim.status === 'open') await refuseWrongCall(claim, body.calledNumber)
    const callNote = `${body.calledNumber} (${body.numberSource}): ${body.callNote}`
    const { delivered } = await decisions.approve(id, { ...body, callNote }, staff, clock.now())
    return { success: true, delivered }
  })

  implement(
    app,
    listSuggestions,
  )(async (_input, { request }) => ({
    success: true,
    suggestions: await suggestions.list(requireStaff(request), clock.now()),
  }))

  implement(
    app,
    closeSuggestion,
  )(async ({ params }, { request }) => {
    if (!(await suggestions.close(params.id, requireStaff(request), clock.now()))) throw notFound()
    return { success: true }
  })
}
