import { shifts, type Opportunity } from './opportunity.ts'

type Shift = (typeof shifts)[number]

/** Filterable facts as bits: one number is stored and compared, so no text has to be parsed. */
const bits = { pay: 1 << 0, licence: 1 << 1, id: 1 << 2, training: 1 << 3, remote: 1 << 4, spanish: 1 << 5 }
const firstShift = 6
const shiftBit = (shift: Shift) => 1 << (firstShift + shifts.indexOf(shift))

type FacetInput = Pick<Opportunity, 'pay' | 'requirements' | 'hasTraining' | 'isRemote' | 'languages' | 'shifts'>

export function computeFacets({
  pay,
  requirements,
  hasTraining,
  isRemote,
  languages,
  shifts: offeredShifts,
}: FacetInput): number {
  const bit = (name: keyof typeof bits, isSet: boolean) => (isSet ? bits[name] : 0)
  return (
    bit('pay', pay !== null) |
    bit('licence', requirements.includes('driver_licence')) |
    bit('id', requirements.includes('id')) |
    bit('training', hasTraining) |
    bit('remote', isRemote) |
    bit('spanish', languages.includes('es')) |
    offeredShifts.reduce((mask, shift) => mask | shiftBit(shift), 0)
  )
}

type Yes = 'yes' | undefined

/** The filter as it appears in the URL. */
export interface OpportunityFilter {
  shift?: Shift | undefined
  payShown?: Yes
  noLicence?: Yes
  noId?: Yes
  training?: Yes
  remote?: Yes
  spanish?: Yes
}

/** Whether an item with these facets passes the filter. Flexible hours match every requested shift. */
export function createFacetFilter(filter: OpportunityFilter): (facets: number) => boolean {
  const bit = (wanted: Yes, name: keyof typeof bits) => (wanted === 'yes' ? bits[name] : 0)
  const needed =
    bit(filter.payShown, 'pay') |
    bit(filter.training, 'training') |
    bit(filter.remote, 'remote') |
    bit(filter.spanish, 'spanish')
  const barred = bit(filter.noLicence, 'licence') | bit(filter.noId, 'id')
  const anyShift = filter.shift === undefined ? 0 : shiftBit(filter.shift) | shiftBit('flexible')
  return (facets) =>
    (facets & needed) === needed && (facets & barred) === 0 && (anyShift === 0 || (facets & anyShift) !== 0)
}
