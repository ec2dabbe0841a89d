import { maxNumbersToCall, type NumberToCall } from '#contracts/state-lines.ts'
import {
  getCallReason,
  judgeNumbers,
  type LineService,
  lineServices,
  resolveLine,
  type StateLine,
  type StateLines,
  toDigits,
} from '#domain/facts/state-lines.ts'
import { type StateCode, states } from '#domain/places/states.ts'
import type { StoredLineCheck } from '#server/engines/facts/line-checks-repository.ts'

export interface NumbersInput {
  table: StateLines
  checks: readonly StoredLineCheck[]
  /** Names of staff by account. */
  names: ReadonlyMap<string, string>
  now: number
}

/** All numbers of one office with what calls said of them: those of the file, then those that only a call brought. */
export function listOfficeNumbers(
  { table, checks, names, now }: NumbersInput,
  state: StateCode,
  service: LineService,
): NumberToCall[] {
  const lines = table.states[state].filter((line) => line.service === service)
  const judged = judgeNumbers(state, service, checks)
  const own = checks.filter((check) => check.state === state && check.service === service)
  const toNumber = (line: StateLine, phone: string): NumberToCall => {
    const digits = toDigits(phone)
    const last = own.findLast((check) => toDigits(check.phone) === digits || isCorrectedTo(check, digits))
    return {
      state,
      service,
      agency: line.agency,
      site: line.site,
      phone,
      trust: line.trust,
      purpose: line.purpose ?? null,
      source: table.sources[line.source ?? ''] ?? null,
      sourceDate: line.sourceDate,
      sourceNote: line.note ?? null,
      reason: getCallReason({ ...line, phone }, judged.get(digits), now),
      lastCall: last ? toLastCall(last, digits, names) : null,
    }
  }
  const filed = lines.flatMap((line) => (line.phone === null ? [] : [toNumber(line, line.phone)]))
  const known = new Set(filed.map(({ phone }) => toDigits(phone)))
  const [first] = lines
  const brought = own.flatMap(({ phone, correctedPhone }) => [phone, ...(correctedPhone ? [correctedPhone] : [])])
  const added = [...new Set(brought)].filter((phone) => !known.has(toDigits(phone)))
  const nameless: StateLine = {
    service,
    agency: null,
    site: null,
    phone: null,
    trust: null,
    source: null,
    sourceDate: null,
  }
  const { agency, site } = first ?? nameless
  return [...filed, ...added.map((phone) => toNumber({ ...nameless, agency, site }, phone))]
}

const isCorrectedTo = ({ correctedPhone }: StoredLineCheck, digits: string) =>
  correctedPhone !== null && toDigits(correctedPhone) === digits

function toLastCall(check: StoredLineCheck, digits: string, names: NumbersInput['names']): NumberToCall['lastCall'] {
  const { id, verdict, correctedPhone, note, accountId, at } = check
  const isFound = isCorrectedTo(check, digits)
  return {
    id,
    verdict: isFound ? 'right' : verdict,
    correctedPhone: isFound ? null : correctedPhone,
    note,
    by: names.get(accountId) ?? null,
    at: new Date(at).toISOString(),
  }
}

export interface NumbersFilter {
  show: 'waiting' | 'called'
  state?: StateCode | undefined
  service?: LineService | undefined
}

/** The numbers of a list, state by state. */
export function listNumbers(input: NumbersInput, { show, state, service }: NumbersFilter) {
  const wanted = listAll(input).filter(
    (number) =>
      (state === undefined || number.state === state) &&
      (service === undefined || number.service === service) &&
      (show === 'waiting' ? number.reason !== null : number.lastCall !== null),
  )
  return { numbers: wanted.slice(0, maxNumbersToCall), total: wanted.length }
}

const listAll = (input: NumbersInput): NumberToCall[] =>
  states.flatMap(({ code }) => lineServices.flatMap((service) => listOfficeNumbers(input, code, service)))

/** Offices by how their number is shown; `waiting` counts numbers. */
export function countNumbers(input: NumbersInput) {
  const counts = { checked: 0, own: 0, listed: 0, hidden: 0, none: 0, waiting: 0 }
  for (const { code } of states) {
    for (const service of lineServices) {
      const numbers = listOfficeNumbers(input, code, service)
      const shown = resolveLine(code, service, input.table.states[code], input.checks)
      counts[shown?.standing ?? (numbers.length > 0 ? 'hidden' : 'none')] += 1
      counts.waiting += numbers.filter(({ reason }) => reason !== null).length
    }
  }
  return counts
}
