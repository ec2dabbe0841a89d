import type { FastifyInstance } from 'fastify'
import {
  endOpportunity,
  listPartnerOpportunities,
  postOpportunity,
  renewOpportunity,
} from '#contracts/opportunities-staff.ts'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import { findPostingProblems, tidyPosting } from '#domain/opportunities/posting.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { OwnPostingsRepository } from './own-repository.ts'

export interface PartnerOpportunitiesDeps {
  clock: Clock
  places: Pick<Places, 'findCounty'>
  settings: Pick<SettingsRepository, 'read'>
  postings: OwnPostingsRepository
}

/** Routes for an organization to post openings. */
export function partnerOpportunityRoutes(
  app: FastifyInstance,
  { clock, places, settings, postings }: PartnerOpportunitiesDeps,
): void {
  implement(
    app,
    listPartnerOpportunities,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    return { success: true, opportunities: await postings.list(organizationId, clock.now()) }
  })

  implement(
    app,
    postOpportunity,
  )(async ({ body }, { request }) => {
    const staff = requirePartner(request)
    if (!(await settings.read('switches')).partnerPosting) throw new AppError(403, 'switched_off')
    const { posting, countyFips } = locatePosting(places, tidyPosting(body))
    const problems = findPostingProblems(posting, clock.now())
    if (problems.length > 0) throw new AppError(400, 'bad_request', { fields: problems })
    return { success: true, id: await postings.post(staff, posting, countyFips, clock.now()) }
  })

  implement(
    app,
    endOpportunity,
  )(async ({ params }, { request }) => {
    await postings.end(requirePartner(request), params.id, clock.now())
    return { success: true }
  })

  implement(
    app,
    renewOpportunity,
  )(async ({ params }, { request }) => {
    await postings.renew(requirePartner(request), params.id, clock.now())
    return { success: true }
  })
}

/** Resolves the county to its gazetteer name; an opening that could not be found by location is rejected. */
function locatePosting(places: PartnerOpportunitiesDeps['places'], posting: Opportunity) {
  const { state, county } = posting
  if (county === null) return { posting, countyFips: null }
  const found = state === null ? null : places.findCounty({ state, county })
  if (!found) throw new AppError(400, 'unknown_county', { fields: [{ path: 'county', problem: 'unknown_county' }] })
  return { posting: { ...posting, county: found.name }, countyFips: found.fips }
}
