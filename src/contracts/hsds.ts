import * as z from 'zod/mini'
import { Taxonomy, TaxonomyTerm, Uuid } from '#domain/hsds/details.ts'
import { buildPageSchema } from '#domain/hsds/page.ts'
import { HsdsService, OrganizationWithServices, ServiceAtLocationWithService } from '#domain/hsds/service.ts'
import { StateCode } from '#domain/places/states.ts'
import { defineCall } from './call.ts'

const wholeNumber = (max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(7), z.regex(/^[1-9]\d*$/)), z.transform(Number)),
    z.int().check(z.minimum(1), z.maximum(max)),
  )
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
)
const moment = z.pipe(
  z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]),
  z.transform((text) => Date.parse(/[T ]/.test(text) && !/(Z|[+-]\d{2}:\d{2})$/.test(text) ? `${text}Z` : text)),
)

/** `page` and `per_page` of the published API; at most a hundred per page. */
const paging = {
  page: z._default(wholeNumber(1_000_000), 1),
  per_page: z._default(wholeNumber(100), 50),
}
const full = z._default(flag, false)

/**
 * Filters are combined with AND. `state` and `county` (five digits) are ours; the others are from the published API.
 */
const filters = {
  state: z.optional(StateCode),
  county: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  modified_after: z.optional(moment),
}
const params = z.object({ id: Uuid })
const count = z.int().check(z.minimum(0))

export const aboutHsds = defineCall({
  method: 'GET',
  path: '/api/hsds',
  access: 'visitor',
  summary: 'Which version of the Human Services Data Specification is spoken here, and how much there is.',
  reply: z.object({
    version: z.string(),
    profile: z.string(),
    openapi_url: z.string(),
    counts: z.object({ services: count, service_at_locations: count, taxonomy_terms: count }),
  }),
})

export const listHsdsServices = defineCall({
  method: 'GET',
  path: '/api/hsds/services',
  access: 'visitor',
  summary: 'The directory as HSDS services, page by page; full=true brings everything that belongs to each.',
  query: z.object({ ...paging, ...filters, full }),
  reply: buildPageSchema(HsdsService),
})

export const getHsdsService = defineCall({
  method: 'GET',
  path: '/api/hsds/services/{id}',
  access: 'visitor',
  summary: 'One HSDS service with everything that belongs to it.',
  params,
  reply: HsdsService,
})

export const listHsdsPlacedServices = defineCall({
  method: 'GET',
  path: '/api/hsds/service_at_locations',
  access: 'visitor',
  summary: 'The directory as HSDS services at locations, page by page.',
  query: z.object({ ...paging, ...filters, full }),
  reply: buildPageSchema(ServiceAtLocationWithService),
})

export const getHsdsPlacedService = defineCall({
  method: 'GET',
  path: '/api/hsds/service_at_locations/{id}',
  access: 'visitor',
  summary: 'One HSDS service at its location.',
  params,
  reply: ServiceAtLocationWithService,
})

export const listHsdsOrganizations = defineCall({
  method: 'GET',
  path: '/api/hsds/organizations',
  access: 'visitor',
  summary: 'The organizations behind the directory, page by page; full=true names their services.',
  query: z.object({ ...paging, full }),
  reply: buildPageSchema(OrganizationWithServices),
})

export const getHsdsOrganization = defineCall({
  method: 'GET',
  path: '/api/hsds/organizations/{id}',
  access: 'visitor',
  summary: 'One organization and the services it runs.',
  params,
  reply: OrganizationWithServices,
})

export const listHsdsTaxonomies = defineCall({
  method: 'GET',
  path: '/api/hsds/taxonomies',
  access: 'visitor',
  summary: 'The vocabularies that attributes are taken from.',
  query: z.object(paging),
  reply: buildPageSchema(Taxonomy),
})

export const listHsdsTaxonomyTerms = defineCall({
  method: 'GET',
  path: '/api/hsds/taxonomy_terms',
  access: 'visitor',
  summary: 'The terms of these vocabularies.',
  query: z.object({ ...paging, taxonomy_id: z.optional(Uuid) }),
  reply: buildPageSchema(TaxonomyTerm),
})

export const getHsdsTaxonomyTerm = defineCall({
  method: 'GET',
  path: '/api/hsds/taxonomy_terms/{id}',
  access: 'visitor',
  summary: 'One term of a vocabulary.',
  params,
  reply: TaxonomyTerm,
})
