import type { LinePurpose, LineService, StateLine, StateLines } from '#domain/facts/state-lines.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing, ListingPhone } from '#domain/directory/listing.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { StateFacts } from './facts.ts'
import { parseUsPhone } from './phones.ts'

interface LineListing {
  /** The line it shows, where it is a second listing of one. */
  line?: LineService
  category: Listing['category']
  services: ServiceId[]
  kind: ListingKind
  en: (state: string) => string
  es: (state: string) => string
  note?: NonNullable<Listing['note']>
}

/** Services of the table that had no listing of their own: who answers which need in the whole state, under our names. */
const lineListings: Partial<Record<LineService | 'medicaid-rides', LineListing>> = {
  'medicaid-rides': {
    line: 'medicaid',
    category: 'transportation',
    services: ['transport-help'],
    kind: 'ride-program',
    en: (state) => `${state} Medicaid: rides to the doctor`,
    es: (state) => `Medicaid de ${state}: viajes al médico`,
    note: {
      en: 'If you have Medicaid, it pays for rides to the doctor, a clinic, or treatment. Ask which number books a ride.',
      es: 'Si usted tiene Medicaid, este paga los viajes al médico, a la clínica o al tratamiento. Pregunte en qué número se piden.',
    },
  },
  'cash-aid': {
    category: 'community-services',
    services: ['cash-assistance'],
    kind: 'benefits-office',
    en: (state) => `${state} cash aid (TANF)`,
    es: (state) => `Ayuda en efectivo (TANF) de ${state}`,
    note: {
      en: 'TANF is cash for families with children. Ask what else you can get if you live alone.',
      es: 'TANF es dinero para familias con hijos. Pregunte qué más hay si usted vive solo o sola.',
    },
  },
  unemployment: {
    category: 'community-services',
    services: ['unemployment-benefits'],
    kind: 'benefits-office',
    en: (state) => `${state} unemployment benefits`,
    es: (state) => `Seguro de desempleo de ${state}`,
  },
  'energy-aid': {
    category: 'community-services',
    services: ['utility-help'],
    kind: 'money-help',
    en: (state) => `${state} help with energy bills (LIHEAP)`,
    es: (state) => `Ayuda con la luz y la calefacción (LIHEAP) de ${state}`,
    note: {
      en: 'Ask which office near you takes applications.',
      es: 'Pregunte qué oficina cerca de usted recibe solicitudes.',
    },
  },
  wic: {
    category: 'community-services',
    services: ['child-family-services'],
    kind: 'state-agency',
    en: (state) => `${state} WIC (food for mothers and young children)`,
    es: (state) => `WIC de ${state} (comida para madres y niños pequeños)`,
    note: {
      en: 'WIC gives food and baby formula to pregnant women, new mothers and children under 5.',
      es: 'WIC da comida y fórmula a mujeres embarazadas, madres recientes y niños menores de 5 años.',
    },
  },
  'child-support': {
    category: 'community-services',
    services: ['child-support'],
    kind: 'child-support-office',
    en: (state) => `${state} child support office`,
    es: (state) => `Oficina de manutención de menores de ${state}`,
    note: {
      en: "Ask how to lower a payment you can't afford.",
      es: 'Pregunte cómo bajar un pago que no puede hacer.',
    },
  },
  'family-office': {
    category: 'community-services',
    services: ['child-family-services'],
    kind: 'family-program',
    en: (state) => `${state} child and family office`,
    es: (state) => `Oficina de niñez y familia de ${state}`,
    note: {
      en: 'The state office for foster care and child welfare. Ask about visits and help for relatives who raise a child.',
      es: 'La oficina estatal de cuidado de crianza y bienestar de menores. Pregunte por visitas y ayuda para familiares que crían a un menor.',
    },
  },
  'housing-agency': {
    category: 'housing',
    services: ['housing-services'],
    kind: 'state-agency',
    en: (state) => `${state} housing agency`,
    es: (state) => `Agencia de vivienda de ${state}`,
    note: {
      en: 'Ask about rental help. For a bed tonight, call 2-1-1.',
      es: 'Pregunte por ayuda para rentar. Para una cama esta noche, llame al 2-1-1.',
    },
  },
  'vocational-rehabilitation': {
    category: 'employment',
    services: ['vocational-rehab'],
    // Only for people with a disability: whoever asks for it finds it, and it is no answer to all who need work.
    kind: 'state-agency',
    en: (state) => `${state} vocational rehabilitation`,
    es: (state) => `Rehabilitación vocacional de ${state}`,
    note: {
      en: 'Job help for people with a disability. Mental illness or addiction may count.',
      es: 'Ayuda de trabajo para personas con una discapacidad. Una enfermedad mental o una adicción puede contar.',
    },
  },
  supervision: {
    category: 'other',
    services: ['parole-office'],
    kind: 'state-agency',
    en: (state) => `${state} parole and probation`,
    es: (state) => `Libertad condicional y probatoria de ${state}`,
  },
  'consumer-protection': {
    category: 'other',
    services: ['consumer-money-help'],
    kind: 'state-agency',
    en: (state) => `${state} Attorney General, consumer help`,
    es: (state) => `Fiscalía de ${state}, ayuda al consumidor`,
  },
  'wage-claim': {
    category: 'legal',
    services: ['legal-employment'],
    kind: 'state-agency',
    en: (state) => `${state} office for unpaid wages`,
    es: (state) => `Oficina de salarios sin pagar de ${state}`,
  },
  'crime-victims': {
    category: 'legal',
    services: ['victim-services'],
    kind: 'state-agency',
    en: (state) => `${state} crime victim compensation`,
    es: (state) => `Compensación para víctimas de delitos de ${state}`,
  },
  'lawyer-referral': {
    category: 'legal',
    services: ['legal-information'],
    kind: 'state-agency',
    en: (state) => `${state} lawyer referral`,
    es: (state) => `Servicio de referencia de abogados de ${state}`,
    note: {
      en: 'Finds you a lawyer. It may not be free, so ask about the cost first.',
      es: 'Le busca un abogado. Puede no ser gratis, así que pregunte primero cuánto cuesta.',
    },
  },
  'public-defender': {
    category: 'legal',
    services: ['public-defender'],
    kind: 'public-defender',
    en: (state) => `${state} public defender`,
    es: (state) => `Defensoría pública de ${state}`,
  },
}

/** The office of the older facts that each other service is. */
export const officeByService = {
  snap: 'snap',
  medicaid: 'medicaid',
  'job-service': 'jobs',
  'legal-aid': 'legal-aid',
  'id-office': 'id-agency',
  'vital-records': 'vital-records',
  corrections: 'corrections',
} as const satisfies Partial<Record<LineService, string>>

const purposeNotes: Record<LinePurpose, NonNullable<Listing['note']>> = {
  payments: {
    en: "The number here is for payments. It can't change an order.",
    es: 'El número de aquí es para pagos. No puede cambiar una orden.',
  },
  'find-person': {
    en: 'The number here tells you where somebody is held.',
    es: 'El número de aquí dice dónde está detenida una persona.',
  },
  vouchers: {
    en: 'The number here may be the desk for rent vouchers. Ask for rental help.',
    es: 'El número de aquí puede ser la oficina de vales de renta. Pida ayuda para rentar.',
  },
}

/** The line of an office whose number may be shown; null where there is none. */
export function findShownLine(lines: readonly StateLine[], service: LineService): StateLine | null {
  const [line] = lines.filter((known) => known.service === service)
  return line?.phone && line.trust !== 'never' ? line : null
}

export function toLinePhones(line: StateLine | null): ListingPhone[] {
  const phone = line?.phone ? parseUsPhone(line.phone) : null
  if (!phone) return []
  return [line?.trust === 'listed' ? { ...phone, isListedOnly: true } : phone]
}

/** What a caller must know of the number, after what there is to say of the office. */
export function buildLineNote(note: Listing['note'], line: StateLine | null): Listing['note'] {
  const purpose = line?.purpose && purposeNotes[line.purpose]
  if (!purpose) return note
  return note ? { en: `${note.en} ${purpose.en}`, es: `${note.es} ${purpose.es}` } : purpose
}

/** A number from an older year makes its card as old. */
export function chooseDate(asOf: string, line: StateLine | null): string {
  const date = line?.sourceDate
  return date && date.slice(0, 4) < asOf.slice(0, 4) ? date : asOf
}

type OwnFields = Pick<
  Listing,
  | 'id'
  | 'name'
  | 'nameEs'
  | 'organization'
  | 'category'
  | 'kind'
  | 'services'
  | 'note'
  | 'phones'
  | 'website'
  | 'cost'
  | 'asOf'
>

/**
 * The fields of a new statewide listing for each service of the table. One without a number that may be shown has its
 * site, and waits for a call.
 */
export function listLineOffices(state: StateFacts, table: StateLines): OwnFields[] {
  const lines = table.states[state.code] ?? []
  return Object.entries(lineListings).flatMap(([ending, { en, es, category, services, kind, note, line: shows }]) => {
    const service = shows ?? (ending as LineService)
    const line = findShownLine(lines, service)
    const known = line ?? lines.find((doubtful) => doubtful.service === service && doubtful.site !== null)
    if (!known) return []
    return [
      {
        id: `${state.code.toLowerCase()}-${ending}`,
        name: en(state.nameEn),
        nameEs: es(state.nameEs),
        organization: known.agency,
        category,
        kind,
        services,
        note: buildLineNote(note ?? null, line),
        phones: toLinePhones(line),
        website: known.site,
        cost: null,
        asOf: chooseDate(table.asOf, line),
      },
    ]
  })
}
