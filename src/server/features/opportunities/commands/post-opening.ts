import { randomUUID } from 'node:crypto'
import { computeFacets } from '#domain/opportunities/facets.ts'
import { getOpeningEnd, maxOpenings } from '#domain/opportunities/opening.ts'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import { findPostingProblems, tidyPosting } from '#domain/opportunities/posting.ts'
import type { Places } from '#server/engines/places/places.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import { holdOrganization } from '../staff-repository.ts'

export interface PostOpeningDeps {
  db: Db
  clock: Clock
  places: Pick<Places, 'findCounty'>
  settings: Pick<SettingsRepository, 'read'>
}

/** The post waits for a reviewer; no one else can read it before that. */
export async function postOpening(
  { db, clock, places, settings }: PostOpeningDeps,
  staff: PartnerStaff,
  written: Opportunity,
): Promise<string> {
  if (!(await settings.read('switches')).partnerPosting) throw new AppError(403, 'switched_off')
  const { posting, countyFips } = locatePosting(places, tidyPosting(written))
  const problems = findPostingProblems(posting, clock.now())
  if (problems.length > 0) throw new AppError(400, 'bad_request', { fields: problems })
  const at = clock.now()
  const { organizationId } = staff
  return runAsOrganization(db, organizationId, async (trx) => {
    await holdOrganization(trx, organizationId)
    await endWhatIsOver(trx, organizationId, at)
    if ((await openCount(trx, organizationId)) >= maxOpenings) throw new AppError(409, 'openings_full')
    const { kind, state, lat, lon } = posting
    const id = randomUUID()
    await trx
      .insertInto('opportunities')
      .values({
        id,
        kind,
        state,
        lat,
        lon,
        status: 'pending',
        county_fips: countyFips,
        facets: computeFacets(posting),
        document: JSON.stringify(posting),
        organization_id: organizationId,
        author_id: staff.id,
        created_at: at,
        expires_at: getOpeningEnd(posting, at),
      })
      .execute()
    await writeAudit(
      trx,
      staff,
      {
        action: 'opportunity.post',
        entity: 'opportunity',
        entityId: id,
        after: { kind, state, countyFips },
      },
      at,
    )
    return id
  })
}

/** Resolves the county to its gazetteer name; an opening that could not be found by location is rejected. */
function locatePosting(places: PostOpeningDeps['places'], posting: Opportunity) {
  const { state, county } = posting
  if (county === null) return { posting, countyFips: null }
  const found = state === null ? null : places.findCounty({ state, county })
  if (!found) throw new AppError(400, 'unknown_county', { fields: [{ path: 'county', problem: 'unknown_county' }] })
  return { posting: { ...posting, county: found.name }, countyFips: found.fips }
}

async function endWhatIsOver(trx: Db, organizationId: string, at: number): Promise<void> {
  await trx
    .updateTable('opportunities')
    .set({ status: 'ended' })
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'live')
    .where('expires_at', '<=', at)
    .execute()
}

async function openCount(trx: Db, organizationId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('opportunities')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['pending', 'live'])
    .executeTakeFirstOrThrow()
  return n
}
