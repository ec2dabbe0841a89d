import pg from 'pg'

const INT8 = 20
const NUMERIC = 1700

/** Sums and timestamps are returned as numbers, as in SQLite; ours stay far below 2^53. */
export const numberParsers = { [INT8]: Number, [NUMERIC]: Number }

export function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return Number
  return pg.types.getTypeParser(oid, format)
}
