import type { listOpportunities } from '#contracts/opportunities.ts'
import type { CallArguments } from '#contracts/call.ts'
import type { OpportunityKind } from '#domain/opportunities/opportunity.ts'
import type { StateCode } from '#domain/places/states.ts'

export type ListQuery = CallArguments<typeof listOpportunities>['query']

/** Location filter: without a county the whole state, without a state the whole country. */
export interface HubLocation {
  state: StateCode | null
  county: string | null
}

export interface LocationChoiceProps {
  location: HubLocation
  onLocation: (location: HubLocation) => void
}

export const mileChoices = ['5', '10', '25', '50'] as const
export const toggles = ['payShown', 'noLicence', 'noId', 'training', 'spanish', 'remote'] as const
type Toggle = (typeof toggles)[number]

export interface HubFilters extends Record<Toggle, boolean> {
  miles: '' | (typeof mileChoices)[number]
  shift: '' | NonNullable<ListQuery['shift']>
}

export const noFilters: HubFilters = {
  miles: '',
  shift: '',
  payShown: false,
  noLicence: false,
  noId: false,
  training: false,
  spanish: false,
  remote: false,
}

export const isFiltered = (filters: HubFilters): boolean => activeCount(filters) > 0
export const activeCount = (filters: HubFilters): number => Object.values(filters).filter(Boolean).length

/** Only the chosen values. Distance needs a starting point. */
export function listQuery(location: HubLocation, kind: OpportunityKind, filters: HubFilters): ListQuery {
  const { state, county } = location
  return {
    kind,
    ...(state && { state }),
    ...(state && county && { county }),
    ...(state && county && filters.miles && { miles: filters.miles }),
    ...(filters.shift && { shift: filters.shift }),
    ...Object.fromEntries(toggles.filter((key) => filters[key]).map((key) => [key, 'yes' as const])),
  }
}
