import { DatabaseUnavailable, type UnavailableKind } from './database-unavailable.ts'

const silent = 'it did not answer in time'
const cut = 'the connection was cut'
const stopped = 'it was stopped'
const refused = 'the name or password was refused'
const lockedRows = 'another program has locked what is needed'

/** By SQLSTATE or the network's code. Codes only: a driver's own message may quote the URL. */
const faults: Record<string, [UnavailableKind, reason: string]> = {
  ECONNREFUSED: ['away', 'nothing answers at that address'],
  ECONNRESET: ['away', cut],
  EPIPE: ['away', cut],
  ENOTFOUND: ['away', 'the host name is not known'],
  EAI_AGAIN: ['away', 'the host name cannot be looked up'],
  ENOENT: ['away', 'its socket does not exist'],
  ETIMEDOUT: ['away', silent],
  EHOSTUNREACH: ['away', 'the host cannot be reached'],
  ENETUNREACH: ['away', 'the host cannot be reached'],
  '08000': ['away', cut],
  '08001': ['away', cut],
  '08003': ['away', cut],
  '08006': ['away', cut],
  '08P01': ['away', cut],
  '53300': ['away', 'it has too many connections already'],
  '57P01': ['away', stopped],
  '57P02': ['away', stopped],
  '57P03': ['away', 'it is still starting up'],
  '57P05': ['away', cut],
  '40001': ['locked', lockedRows],
  '40P01': ['locked', lockedRows],
  '55P03': ['locked', lockedRows],
  '53100': ['full', 'the disk is full'],
  XX001: ['damaged', 'the data is damaged'],
  XX002: ['damaged', 'the data is damaged'],
  '25006': ['unusable', 'it cannot be written'],
  '53200': ['unusable', 'there is not enough memory'],
  '57014': ['unusable', 'it was told to end the statement'],
  '57P04': ['unusable', 'the database was deleted'],
  '58000': ['unusable', 'the disk cannot be read or written'],
  '58030': ['unusable', 'the disk cannot be read or written'],
  '58P01': ['unusable', 'a file of the database is missing'],
}

/** Reasons that only a connection can meet: waiting does not help, the operator must correct something. */
const refusals: Record<string, string> = {
  '28P01': refused,
  '28000': refused,
  '3D000': 'no database of that name exists there',
  '42501': 'permission was denied',
}

/** A fault of the statement itself is returned as it is. */
export function toPostgresFault(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const code = readCode(error)
  const fault = faults[code]
  if (fault) return new DatabaseUnavailable(fault[0], code, fault[1])
  if (code !== '' || !(error instanceof Error)) return error
  // The driver's own errors about a connection have no code.
  if (/timeout/i.test(error.message)) return new DatabaseUnavailable('away', 'ETIMEDOUT', silent)
  return /terminated|not queryable/i.test(error.message) ? new DatabaseUnavailable('away', 'ECONNRESET', cut) : error
}

/** Without a connection every error means that the database cannot be used. */
export function toConnectionFault(error: unknown): DatabaseUnavailable {
  const fault = toPostgresFault(error)
  if (fault instanceof DatabaseUnavailable) return fault
  const code = readCode(error)
  const reason = refusals[code] ?? (code === '' ? 'the connection failed' : `the connection failed (${code})`)
  return new DatabaseUnavailable('unusable', code, reason)
}

export function buildSilence(): DatabaseUnavailable {
  return new DatabaseUnavailable('away', 'ETIMEDOUT', silent)
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
