import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  aboutHsds,
  getHsdsOrganization,
  getHsdsPlacedService,
  getHsdsService,
  getHsdsTaxonomyTerm,
  listHsdsOrganizations,
  listHsdsPlacedServices,
  listHsdsServices,
  listHsdsTaxonomies,
  listHsdsTaxonomyTerms,
} from '#contracts/hsds.ts'
import { hsdsVersion } from '#domain/hsds/details.ts'
import { getOffset, toPage, type PageRequest } from '#domain/hsds/page.ts'
import { defaultLanguage, parseAcceptLanguage } from '#domain/language.ts'
import { buildTaxonomies, buildTaxonomyTerms } from '#server/engines/hsds/taxonomy.ts'
import { toServiceAtLocation, toServiceAtLocationSummary, toServiceSummary } from '#server/engines/hsds/views.ts'
import { getHsdsTexts } from '#server/engines/hsds/texts.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { hsdsDirectory, type HsdsDirectoryDeps } from './service.ts'
import { hsdsRepository } from './repository.ts'

/** Plain HSDS, without extensions of our own. */
const profile = 'https://github.com/openreferral/specification/releases/tag/v3.1'

export interface HsdsDeps extends HsdsDirectoryDeps {
  publicUrl: string | null
}

type Directory = ReturnType<typeof hsdsDirectory>

/** The directory for other directories: the read part of the HSDS 3.1 API. */
function hsdsRoutes(app: FastifyInstance, deps: HsdsDeps): void {
  const directory = hsdsDirectory(deps)
  implement(
    app,
    aboutHsds,
  )(async (_input, { request }) => {
    const services = await directory.count()
    const terms = buildTaxonomyTerms(getTexts(request)).length
    return {
      version: hsdsVersion,
      profile,
      openapi_url: openApiUrl(deps.publicUrl, request),
      counts: { services, service_at_locations: services, taxonomy_terms: terms },
    }
  })
  serviceRoutes(app, directory)
  organizationRoutes(app, directory)
  taxonomyRoutes(app)
}

function serviceRoutes(app: FastifyInstance, directory: Directory): void {
  implement(
    app,
    listHsdsServices,
  )(async ({ query }, { request }) => {
    const page = await directory.servicePage(toFilter(query), toPageRequest(query), getTexts(request))
    return query.full ? page : { ...page, contents: page.contents.map(toServiceSummary) }
  })
  implement(
    app,
    getHsdsService,
  )(async ({ params }, { request }) => found(await directory.service(params.id, getTexts(request))))

  implement(
    app,
    listHsdsPlacedServices,
  )(async ({ query }, { request }) => {
    const page = await directory.servicePage(toFilter(query), toPageRequest(query), getTexts(request))
    const placedServices = page.contents.flatMap((service) => toServiceAtLocation(service) ?? [])
    return { ...page, contents: query.full ? placedServices : placedServices.map(toServiceAtLocationSummary) }
  })
  implement(
    app,
    getHsdsPlacedService,
  )(async ({ params }, { request }) => found(await directory.placedService(params.id, getTexts(request))))
}

function organizationRoutes(app: FastifyInstance, directory: Directory): void {
  implement(
    app,
    listHsdsOrganizations,
  )(async ({ query }, { request }) => {
    const page = await directory.organizationPage(toPageRequest(query), getTexts(request))
    if (query.full) return page
    return { ...page, contents: page.contents.map(({ services: _services, ...organization }) => organization) }
  })
  implement(
    app,
    getHsdsOrganization,
  )(async ({ params }, { request }) => found(await directory.organization(params.id, getTexts(request))))
}

function taxonomyRoutes(app: FastifyInstance): void {
  implement(
    app,
    listHsdsTaxonomies,
  )(async ({ query }, { request }) => slice(buildTaxonomies(getTexts(request)), toPageRequest(query)))
  implement(
    app,
    listHsdsTaxonomyTerms,
  )(async ({ query }, { request }) => {
    const wanted = query.taxonomy_id?.toLowerCase()
    const terms = buildTaxonomyTerms(getTexts(request))
    return slice(
      terms.filter((term) => !wanted || term.taxonomy_id === wanted),
      toPageRequest(query),
    )
  })
  implement(
    app,
    getHsdsTaxonomyTerm,
  )(async ({ params }, { request }) =>
    found(buildTaxonomyTerms(getTexts(request)).find(({ id }) => id === params.id.toLowerCase())),
  )
}

function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw notFound()
  return thing
}

const toPageRequest = ({ page, per_page: perPage }: { page: number; per_page: number }): PageRequest => ({
  page,
  perPage,
})

const toFilter = ({
  modified_after: modifiedAfter,
  ...filter
}: {
  state?: Parameters<Directory['servicePage']>[0]['state']
  county?: string | undefined
  modified_after?: number | undefined
}) => ({ state: filter.state, county: filter.county, modifiedAfter })

function slice<Item>(items: Item[], request: PageRequest) {
  const from = getOffset(request)
  return toPage(items.slice(from, from + request.perPage), items.length, request)
}

const getTexts = (request: FastifyRequest) =>
  getHsdsTexts(parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage)

const openApiUrl = (publicUrl: string | null, request: FastifyRequest) =>
  `${publicUrl ?? `${request.protocol}://${request.host}`}/api/openapi.json`

export function registerHsds(app: FastifyInstance, { config, db, clock, directory }: Services): void {
  hsdsRoutes(app, { directory, listings: hsdsRepository(db), clock, publicUrl: config.publicUrl })
}
