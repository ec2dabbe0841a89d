import * as z from 'zod/mini'
import {
  Address,
  Attribute,
  CostOption,
  maybeNumber,
  maybeText,
  maybeUri,
  maybeUuid,
  Metadata,
  Phone,
  locationTypes,
  RequiredDocument,
  Schedule,
  ServiceArea,
  SpokenLanguage,
  text,
  Uuid,
} from './details.ts'

const list = <S extends z.ZodMiniType>(schema: S) => z.optional(z.array(schema))

export const Organization = z.object({
  id: Uuid,
  name: text,
  alternate_name: maybeText,
  description: text,
  website: maybeUri,
  parent_organization_id: maybeUuid,
})
export type Organization = z.infer<typeof Organization>

export const HsdsLocation = z.object({
  id: Uuid,
  location_type: z.enum(locationTypes),
  name: maybeText,
  alternate_name: maybeText,
  description: maybeText,
  latitude: maybeNumber,
  longitude: maybeNumber,
  languages: list(SpokenLanguage),
  addresses: list(Address),
  phones: list(Phone),
  schedules: list(Schedule),
  attributes: list(Attribute),
})
export type HsdsLocation = z.infer<typeof HsdsLocation>

export const ServiceAtLocation = z.object({
  id: Uuid,
  service_id: maybeUuid,
  location_id: maybeUuid,
  description: maybeText,
  phones: list(Phone),
  schedules: list(Schedule),
  location: z.optional(HsdsLocation),
  attributes: list(Attribute),
})
export type ServiceAtLocation = z.infer<typeof ServiceAtLocation>

const serviceStatuses = ['active', 'inactive', 'defunct', 'temporarily closed'] as const

/** A service as shown in a list: its own fields and its organization, without nested lists. */
export const ServiceSummary = z.object({
  id: Uuid,
  organization_id: maybeUuid,
  name: text,
  alternate_name: maybeText,
  description: maybeText,
  url: maybeUri,
  status: z.enum(serviceStatuses),
  fees_description: maybeText,
  assured_date: z.optional(z.iso.date()),
  alert: maybeText,
  last_modified: z.optional(z.iso.datetime()),
  organization: z.optional(Organization),
})
export type ServiceSummary = z.infer<typeof ServiceSummary>

/** A service with everything that belongs to it. */
export const HsdsService = z.extend(ServiceSummary, {
  phones: list(Phone),
  schedules: list(Schedule),
  service_areas: list(ServiceArea),
  service_at_locations: list(ServiceAtLocation),
  languages: list(SpokenLanguage),
  cost_options: list(CostOption),
  required_documents: list(RequiredDocument),
  attributes: list(Attribute),
  metadata: list(Metadata),
})
export type HsdsService = z.infer<typeof HsdsService>

/** A service at a location, including the service. */
export const ServiceAtLocationWithService = z.extend(ServiceAtLocation, { service: z.optional(HsdsService) })
export type ServiceAtLocationWithService = z.infer<typeof ServiceAtLocationWithService>

/** Only the fields needed to list an organization's services. */
const NamedService = z.pick(ServiceSummary, { id: true, name: true, status: true })
export const OrganizationWithServices = z.extend(Organization, { services: list(NamedService) })
export type OrganizationWithServices = z.infer<typeof OrganizationWithServices>
