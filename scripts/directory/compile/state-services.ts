import type { Listing } from '#domain/directory/listing.ts'
import { type LineService, type StateLine, type StateLines } from '#domain/facts/state-lines.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { ResourceCategory } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type * as z from 'zod/mini'
import type { StateFacts, VotingFacts } from './facts.ts'
import {
  buildLineNote,
  chooseDate,
  findShownLine,
  listLineOffices,
  officeByService,
  toLinePhones,
} from './office-lines.ts'
import { parseUsPhone } from './phones.ts'
import { bareName } from './legal-aid.ts'
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
  jobs: { category: 'employment', services: ['job-search-help'] },
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
      name: `${state.nameEn} job service`,
      nameEs: `Servicio de empleo de ${state.nameEs}`,
      website: state.jobsAndUnemployment.website,
    },
    'legal-aid': state.legalAid,
    elections: { ...voting.electionOffice, asOf: voting.asOf },
  }
}

/** A phone of the election office without a stated confidence is not shown; all others stand in the table. */
const parsePhones = ({ phone, phoneConfidence }: Office) => {
  const parsedPhone = phone && phoneConfidence ? parseUsPhone(phone) : null
  return parsedPhone ? [parsedPhone] : []
}

const serviceByOffice = new Map<StateOffice, LineService>(
  Object.entries(officeByService).map(([service, office]) => [office, service as LineService]),
)

/** The line of the table for an office. Legal aid has many organizations: a line counts only for the one it names. */
function findOfficeLine(lines: readonly StateLine[], office: StateOffice, { name }: Office): StateLine | null {
  const service = serviceByOffice.get(office)
  const line = service ? findShownLine(lines, service) : null
  return line && (office !== 'legal-aid' || bareName(line.agency ?? '') === bareName(name)) ? line : null
}

function toListing(
  state: StateCode,
  office: StateOffice,
  officeFacts: Office,
  { lines, asOf }: { lines: readonly StateLine[]; asOf: string },
): Listing {
  const { category, services } = serves[office]
  const line = findOfficeLine(lines, office, officeFacts)
  return {
    ...emptyStateService(state),
    id: `${state.toLowerCase()}-${office}`,
    name: officeFacts.name,
    ...(officeFacts.nameEs === undefined ? {} : { nameEs: officeFacts.nameEs }),
    category,
    services: sortServices(services),
    note: buildLineNote(officeFacts.note ?? null, line),
    phones: office === 'elections' ? parsePhones(officeFacts) : toLinePhones(line),
    website: officeFacts.website,
    cost: office === 'legal-aid' ? 'free' : null,
    sourceId: stateFacts.id,
    asOf: chooseDate(asOf, line),
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

/** A table without numbers, for tests of everything else. */
const noLines = { asOf: '2026-11-19', sources: {}, states: {} } as unknown as StateLines

export function toStateServices(
  states: readonly StateFacts[],
  voting: readonly VotingFacts[],
  table: StateLines = noLines,
): Listing[] {
  const votingByState = new Map(voting.map((facts) => [facts.code, facts]))
  return states.flatMap((state) => {
    const vote = votingByState.get(state.code)
    if (!vote) throw new Error(`The facts have no election office for ${state.code}.`)
    const offices = listOffices(state, vote)
    const lines = table.states[state.code] ?? []
    return [
      ...stateOffices.map((office) =>
        toListing(state.code, office, offices[office], { lines, asOf: offices[office].asOf ?? state.asOf }),
      ),
      ...listLineOffices(state, table).map((own): Listing => {
        return { ...emptyStateService(state.code), ...own, sourceId: stateFacts.id }
      }),
    ]
  })
}
