import type { FastifyInstance, FastifyRequest } from 'fastify'
import { claimListing, findClaimable, suggestListing } from '#contracts/claims.ts'
import { suggestPlace } from '#contracts/suggestions.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { StaffProof } from '#server/platform/http/staff.ts'
import { requireSwitchOn } from '#server/platform/settings/require-switch-on.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { Services } from '#server/services.ts'
import { type ClaimableRepository, claimableRepository } from './claimable-repository.ts'
import { type FileClaimDeps, fileClaim } from './commands/file-claim.ts'
import { fileSuggestedPlace } from './commands/suggest-place.ts'
import { findListingName } from './repository.ts'
import { addSuggestion } from './suggestions-repository.ts'
import { claimReviewRoutes, holderRoutes } from './review-routes.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const claimsPerDay = 3
const lookUpsPerMinute = 60

export interface ClaimsDeps extends FileClaimDeps {
  clock: Clock
  limitCalls: CallLimiter
  places: Places
  claimable: ClaimableRepository
  settings: SettingsRepository
  /** Whoever files a claim while signed in does not decide it. */
  proof: StaffProof
}

/** Calls open to anyone. None of them gives access to anything before a reviewer has checked it (T-3.4). */
function claimRoutes(app: FastifyInstance, deps: ClaimsDeps): void {
  const { db, clock, limitCalls, claimable, places, settings, proof } = deps
  const findSignedIn = async (request: FastifyRequest) => {
    const staff = await proof(request)
    return typeof staff === 'string' ? null : staff.id
  }

  implement(
    app,
    findClaimable,
  )(async ({ query }, { request }) => {
    const who = toLimitKey(request.ip)
    await limitCalls({ name: 'claimable', who, max: lookUpsPerMinute, windowMs: minuteMs })
    return { success: true, listings: await claimable.find(query.q, query.state, clock.now()) }
  })

  implement(
    app,
    claimListing,
  )(async ({ body }, { request }) => {
    await requireSwitchOn(settings, 'claims')
    const name = await findListingName(db, body.listingId)
    if (name === null) throw notFound()
    await limitCalls({ name: 'claims', who: toLimitKey(request.ip), max: claimsPerDay, windowMs: dayMs })
    await fileClaim(deps, { ...body, filedBy: await findSignedIn(request) }, name, clock.now())
    return { success: true }
  })

  implement(
    app,
    suggestListing,
  )(async ({ body }, { request }) => {
    await requireSwitchOn(settings, 'claims')
    await limitCalls({ name: 'suggestions', who: toLimitKey(request.ip), max: claimsPerDay, windowMs: dayMs })
    await addSuggestion(db, { ...body, filedBy: await findSignedIn(request) }, clock.now())
    return { success: true }
  })

  implement(
    app,
    suggestPlace,
  )(async ({ body: { location, ...place } }, { request, visitor }) => {
    await requireSwitchOn(settings, 'claims')
    const county = places.findCounty(location)
    if (!county) throw new AppError(400, 'unknown_county')
    const principalId = await visitor.ensurePrincipal()
    // The count is one of people, so a caller without a cookie cannot be counted.
    if (!principalId) throw new AppError(403, 'forbidden')
    const filedBy = await findSignedIn(request)
    await fileSuggestedPlace(
      deps,
      { ...place, county, principalId, address: toLimitKey(request.ip), filedBy },
      clock.now(),
    )
    return { success: true }
  })
}

/** How an organization becomes a partner. */
export function registerClaims(app: FastifyInstance, services: Services): void {
  const { db, clock, dataKey, siteUrl, outbox, directory, places, settings, limitCalls } = services
  const { invitations, addOrganization, addSuggestedDraft, verifyPartner, sessionProof: proof } = services
  const filing = { db, clock, dataKey, outbox, siteUrl, limitCalls, places, settings, proof }
  claimRoutes(app, { ...filing, claimable: claimableRepository(db) })
  holderRoutes(app, { db, clock, outbox, siteUrl, inviteColleague: invitations.inviteColleague })
  claimReviewRoutes(app, {
    db,
    clock,
    outbox,
    siteUrl,
    directory,
    places,
    addOrganization,
    addSuggestedDraft,
    verifyPartner,
    invite: invitations.inviteClaimant,
  })
}
