import * as z from 'zod/mini'
import {
  type LinePurpose,
  type LineService,
  lineServices,
  type LineTrust,
  lineTrusts,
  parseLinePhone,
  type StateLine,
  type StateLines,
} from '#domain/facts/state-lines.ts'
import { type StateCode, states } from '#domain/places/states.ts'

const maybe = z.optional(z.nullable(z.string()))

/** One number as it was gathered. Benefits say how many lists agree, the others how many more have the number. */
const GatheredLine = z.object({
  /** Also Puerto Rico, which the product does not have. */
  state: z.string(),
  service: z.string(),
  agency: z.string(),
  phone: z.nullable(z.string()),
  site: maybe,
  source: maybe,
  sourceDate: maybe,
  confidence: maybe,
  agreeing: z.optional(z.number()),
  alsoIn: z.optional(z.number()),
  conflict: z.optional(z.boolean()),
  coverage: z.optional(z.enum(['state', 'region'])),
  rank: z.optional(z.number()),
  note: maybe,
})
export type GatheredLine = z.infer<typeof GatheredLine>
export const GatheredFile = z.object({ meta: z.object({ asOf: z.string() }), lines: z.array(GatheredLine) })

const serviceByName: Readonly<Record<string, LineService>> = {
  snap: 'snap',
  tanf: 'cash-aid',
  medicaid: 'medicaid',
  unemployment: 'unemployment',
  liheap: 'energy-aid',
  wic: 'wic',
  job_service: 'job-service',
  legal_aid: 'legal-aid',
  lawyer_referral: 'lawyer-referral',
  public_defender: 'public-defender',
  driver_id: 'id-office',
  vital_records: 'vital-records',
  child_support: 'child-support',
  home_family: 'family-office',
  state_housing: 'housing-agency',
  voc_rehab: 'vocational-rehabilitation',
  parole_probation: 'supervision',
  corrections: 'corrections',
  consumer: 'consumer-protection',
  wage_claim: 'wage-claim',
  crime_victims: 'crime-victims',
}

/** Lists that disagree, also where only the note says so. */
const namesAnother = /^(?:Lists differ|Another list gives)\b/
/** Its own note says that the number belongs to another office. */
const isAnotherOffice = /^Unemployment line\b/

function getTrust({ phone, confidence, agreeing = 0, alsoIn = 0, conflict, note }: GatheredLine): LineTrust | null {
  if (phone === null || !confidence) return null
  if (conflict || confidence === 'uncertain' || isAnotherOffice.test(note ?? '')) return 'never'
  if (confidence === 'verified' || agreeing >= 2 || alsoIn >= 1) return 'own'
  return namesAnother.test(note ?? '') ? 'never' : 'listed'
}

const purposes: readonly (readonly [RegExp, LinePurpose])[] = [
  [/\bpayments? (?:line|center|unit|processing)|\bdisbursement\b/i, 'payments'],
  [/\bfinding a person\b/i, 'find-person'],
  [/\brent voucher desk\b/i, 'vouchers'],
]

/** "about 2018", "undated (about 2010)" and "2020s" keep their year. */
const parseDate = (text: string) => /\d{4}(?:-\d\d){0,2}/.exec(text)?.[0] ?? null

function toStateLine(gathered: GatheredLine, service: LineService, sourceKey: string | null): StateLine {
  const { state, agency, phone, site, sourceDate, note } = gathered
  const number = phone === null ? null : parseLinePhone(phone)
  if (phone !== null && number === null) throw new Error(`${state} ${service} has an impossible number: ${phone}.`)
  const purpose = purposes.find(([pattern]) => pattern.test(`${agency}. ${note ?? ''}`))?.[1]
  return {
    service,
    agency,
    site: site ? site.replace(/^http:/, 'https:') : null,
    phone: number,
    trust: getTrust(gathered),
    ...(purpose && { purpose }),
    source: sourceKey,
    sourceDate: sourceDate ? parseDate(sourceDate) : null,
    ...(note && { note }),
  }
}

/**
 * The numbers of all states: for each office the best one that may be shown, then those that may not before a person
 * called. An office without a source for any number has a line without one.
 */
export function compileStateLines(asOf: string, gathered: readonly GatheredLine[]): StateLines {
  const statewide = gathered
    .filter(({ coverage = 'state' }) => coverage === 'state')
    .map((line) => ({ ...line, source: line.source && withoutForeignPaths(line.source) }))
  const names = [...new Set(statewide.flatMap(({ source }) => source ?? []))].toSorted()
  const keys = new Map(names.map((name, at) => [name, `S${at + 1}`]))
  const byOffice = Map.groupBy(statewide, ({ state, service }) => {
    const known = serviceByName[service] ?? null
    if (known === null) throw new Error(`Nobody mapped the service "${service}".`)
    return `${state} ${known}`
  })
  const listOffice = (state: StateCode, service: LineService): StateLine[] => {
    const all = (byOffice.get(`${state} ${service}`) ?? [])
      .toSorted((a, b) => (a.rank ?? 1) - (b.rank ?? 1))
      .map((line) => toStateLine(line, service, keys.get(line.source ?? '') ?? null))
    return chooseLines(all, service)
  }
  return {
    asOf,
    sources: Object.fromEntries(names.map((name) => [keys.get(name) ?? '', name])),
    states: Object.fromEntries(
      states
        .map(({ code }) => code)
        .toSorted()
        .map((code) => [code, lineServices.flatMap((service) => listOffice(code, service))]),
    ) as StateLines['states'],
  }
}

/** Paths in somebody else's documents would read as our own. */
const withoutForeignPaths = (source: string) => source.replace(/[;,]?\s*\bdocs\/[\w./-]+/g, '').replace('( ', '(')

function chooseLines(all: readonly StateLine[], service: LineService): StateLine[] {
  const byTrust = lineTrusts.flatMap((trust) => all.filter((line) => line.trust === trust))
  const [shown] = byTrust.filter(({ trust }) => trust !== 'never')
  const doubtful = byTrust.filter(({ trust, phone }) => trust === 'never' && phone !== shown?.phone)
  if (shown) return [shown, ...doubtful]
  if (doubtful.length > 0) return doubtful
  return [all[0] ?? { service, agency: null, site: null, phone: null, trust: null, source: null, sourceDate: null }]
}
