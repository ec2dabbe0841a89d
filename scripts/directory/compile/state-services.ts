import type { Listing } from '#domain/directory/listing.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { ResourceCategory } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type * as z from 'zod/mini'
import type { StateFacts, VotingFacts } from './facts.ts'
import { parseUsPhone } from './phones.ts'
import { sortServices } from './source-codes.ts'
import { stateFacts } from './sources.ts'

/** The eight offices every state has, by the end of their ids: `ca-id-agency`. */
export const stateOffices = [
  'id-agency',
  'vital-records',
  'corrections',
  'snap',
  'medicaid',
  'jobs',
  'legal-aid',
  'elections',
] as const
export type StateOffice = (typeof stateOffices)[number]

const serves: Record<StateOffice, { category: z.infer<typeof ResourceCategory>; services: ServiceId[] }> = {
  'id-agency': { category: 'other', services: ['state-id', 'driver-license', 'real-id'] },
  'vital-records': { category: 'other', services: ['birth-certificate'] },
  corrections: { category: 'other', services: ['corrections-information'] },
  snap: { category: 'community-services', services: ['snap'] },
  medicaid: { category: 'healthcare', services: ['medicaid'] },
  jobs: { category: 'employment', services: ['job-search-help', 'unemployment-benefits'] },
  'legal-aid': { category: 'legal', services: ['civil-legal-aid'] },
  elections: { category: 'other', services: ['voter-registration', 'voting-rights'] },
}

interface Office {
  name: string
  nameEs?: string
  website: string
  phone?: string | null | undefined
  phoneConfidence?: string | null | undefined
  note?: Listing['note']
  asOf?: string
}

const buildNote = (en: string | null | undefined, es: string | null | undefined) => (en && es ? { en, es } : null)

/** Programs without an office name in the facts are named by their function. */
function listOffices(state: StateFacts, voting: VotingFacts): Record<StateOffice, Office> {
  const { vitalRecords, corrections } = state
  return {
    'id-agency': state.idAgency,
    'vital-records': { ...vitalRecords, note: buildNote(vitalRecords.tipEn, vitalRecords.tipEs) },
    corrections: {
      ...corrections,
      // Where a department has a reentry page, that is the one to link.
      website: corrections.reentryPage ?? corrections.website,
      note: buildNote(corrections.noteEn, corrections.noteEs),
    },
    snap: {
      name: `${state.nameEn} SNAP (food benefits)`,
      nameEs: `SNAP de ${state.nameEs} (estampillas de comida)`,
      website: state.snap.website,
    },
    medicaid: {
      name: `${state.nameEn} Medicaid`,
      nameEs: `Medicaid de ${state.nameEs}`,
      website: state.medicaid.website,
    },
    jobs: {
      name: `${state.nameEn} jobs and unemployment office`,
      nameEs: `Oficina de empleo y desempleo de ${state.nameEs}`,
      website: state.jobsAndUnemployment.website,
    },
    'legal-aid': state.legalAid,
    elections: { ...voting.electionOffice, asOf: voting.asOf },
  }
}

/** A phone without a stated confidence is not shown. */
const parsePhones = ({ phone, phoneConfidence }: Office) => {
  const parsedPhone = phone && phoneConfidence ? parseUsPhone(phone) : null
  return parsedPhone ? [parsedPhone] : []
}

function toListing(state: StateCode, office: StateOffice, officeFacts: Office, asOf: string): Listing {
  const { category, services } = serves[office]
  return {
    ...emptyStateService(state),
    id: `${state.toLowerCase()}-${office}`,
    name: officeFacts.name,
    ...(officeFacts.nameEs === undefined ? {} : { nameEs: officeFacts.nameEs }),
    category,
    services: sortServices(services),
    note: officeFacts.note ?? null,
    phones: parsePhones(officeFacts),
    website: officeFacts.website,
    cost: office === 'legal-aid' ? 'free' : null,
    sourceId: stateFacts.id,
    asOf,
  }
}

/** A statewide service has no address to visit. */
function emptyStateService(state: StateCode) {
  return {
    organization: null,
    scope: 'state',
    street: null,
    city: null,
    state,
    zip: null,
    countyFips: null,
    position: null,
    hours: null,
    languages: [] as string[],
    requiredDocuments: [] as string[],
    facts: {},
    otherSourceIds: [] as string[],
    assuredOn: null,
  } as const
}

export function toStateServices(states: readonly StateFacts[], voting: readonly VotingFacts[]): Listing[] {
  const votingByState = new Map(voting.map((facts) => [facts.code, facts]))
  return states.flatMap((state) => {
    const vote = votingByState.get(state.code)
    if (!vote) throw new Error(`The facts have no election office for ${state.code}.`)
    const offices = listOffices(state, vote)
    return stateOffices.map((office) => {
      return toListing(state.code, office, offices[office], offices[office].asOf ?? state.asOf)
    })
  })
}
