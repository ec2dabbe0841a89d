import type { HsdsService, ServiceAtLocationWithService, ServiceSummary } from '#domain/hsds/service.ts'

const lists = [
  'phones',
  'schedules',
  'service_areas',
  'service_at_locations',
  'languages',
  'cost_options',
  'required_documents',
  'attributes',
  'metadata',
] as const satisfies readonly (keyof HsdsService)[]

/** A service without its nested lists, for list responses. */
export function toServiceSummary(service: HsdsService): ServiceSummary {
  const summary = { ...service }
  for (const list of lists) delete summary[list]
  return summary
}

/** The same service seen from its location; `null` when it has none. */
export function toServiceAtLocation(service: HsdsService): ServiceAtLocationWithService | null {
  const { service_at_locations: serviceLocations, ...rest } = service
  const [serviceLocation] = serviceLocations ?? []
  return serviceLocation ? { ...serviceLocation, service: rest } : null
}

/** A service_at_location for list responses: the location and its service, without nested lists. */
export function toServiceAtLocationSummary({
  service,
  location,
  ...serviceLocation
}: ServiceAtLocationWithService): ServiceAtLocationWithService {
  const { addresses: _addresses, attributes: _attributes, ...where } = location ?? {}
  return {
    ...serviceLocation,
    ...(location ? { location: { ...where, id: location.id, location_type: location.location_type } } : {}),
    ...(service ? { service: toServiceSummary(service) } : {}),
  }
}
