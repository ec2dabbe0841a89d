import type { FastifyInstance } from 'fastify'
import { organizations as english } from '#content/en/server-files.ts'
import { organizations as spanish } from '#content/es/server-files.ts'
import { trackOrganization } from '#contracts/organizations.ts'
import { parseAcceptLanguage } from '#domain/language.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { adminOrganizationRoutes } from './admin-routes.ts'
import { organizationsRepository, type OrganizationsRepository } from './repository.ts'

const lookUpsPerMinute = 60

/** A shelter with a confidential address must not be named on a phone that others may see (T-8.4). */
const neutralName = { en: english.neutralName, es: spanish.neutralName }

export function registerOrganizations(app: FastifyInstance, services: Services): void {
  const { db, clock, limitCalls, returnIntroductions, outbox, siteUrl } = services
  const organizations = organizationsRepository(db)
  organizationRoutes(app, { limitCalls, organizations })
  adminOrganizationRoutes(app, { db, clock, organizations, returnIntroductions, outbox, siteUrl })
}

interface OrganizationsDeps {
  limitCalls: CallLimiter
  organizations: OrganizationsRepository
}

function organizationRoutes(app: FastifyInstance, { limitCalls, organizations }: OrganizationsDeps): void {
  implement(
    app,
    trackOrganization,
  )(async ({ params }, { request }) => {
    await limitCalls({ name: 'track', who: toLimitKey(request.ip), max: lookUpsPerMinute, windowMs: 60_000 })
    const found = await organizations.findByCode(params.code)
    if (!found) throw notFound()
    const language = parseAcceptLanguage(request.headers['accept-language']) ?? 'en'
    return { id: found.id, name: found.isConfidential ? neutralName[language] : found.name }
  })
}
