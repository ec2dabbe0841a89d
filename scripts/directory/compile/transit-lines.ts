import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { StateCode } from '#domain/places/states.ts'
import type { DatasetRow } from './dataset-row.ts'
import { addToTally, type Tally } from './tally.ts'

/** The name its rows have. The family of its id is that of the catalog, so that an agency keeps its id. */
export const ownPages = 'Own pages of bus agencies'
/** When the stored copies of undated pages were read. */
const readOn = '2026-11-19'

const TransitLine = z.object({
  state: StateCode,
  county: z.string().check(z.regex(/^\d{5}$/)),
  /** Counties it serves, where its page names them. */
  serves: z.string().check(z.regex(/^(\d{5}( |$))*$/)),
  city: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Empty where the page has no date: then the number is only listed. */
  dated: z.string(),
  website: z.string(),
  /** Where a person read it. */
  page: z.string().check(z.regex(/^https?:/)),
})
export type TransitLine = z.infer<typeof TransitLine>

/** Customer lines of bus agencies, each from a page of the agency, its city or its state. */
export function readTransitLines(): TransitLine[] {
  const [head = '', ...lines] = readFileSync(path.join(import.meta.dirname, 'transit-lines.tsv'), 'utf8')
    .trim()
    .split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return TransitLine.parse(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
  })
}

/** The catalog of agencies has no phones: an agency of it gets its line, one that it does not have is added. */
export function addTransitLines(
  rows: readonly DatasetRow[],
  lines: readonly TransitLine[],
  tally: Tally,
): DatasetRow[] {
  const byAgency = new Map(lines.map((line) => [`${line.state}|${line.name}`, line]))
  const known = new Set<string>()
  const joined = rows.map((row) => {
    const key = `${row.state}|${row.name}`
    const line = row.category === 'transportation' ? byAgency.get(key) : undefined
    if (!line || known.has(key)) return row
    known.add(key)
    addToTally(tally, 'transit line: given to an agency of the catalog')
    return { ...row, ...toFields(line), website: line.website || row.website }
  })
  const added = [...byAgency].flatMap(([key, line]): DatasetRow[] => {
    if (known.has(key)) return []
    addToTally(tally, 'transit line: an agency that the catalog does not have')
    return [
      {
        name: line.name,
        category: 'transportation',
        services: ['Public transit'],
        city: line.city,
        state: line.state,
        countyFips: line.county,
        geo: 'none',
        scope: 'region',
        website: line.website || null,
        ...toFields(line),
      },
    ]
  })
  return [...joined, ...added]
}

function toFields({ phone, dated, serves }: TransitLine) {
  return {
    phone: phone || null,
    ...(serves && { serves: serves.split(' ') }),
    ...(phone && !dated && { isListedOnly: true as const }),
    sourceName: ownPages,
    asOf: dated || readOn,
  }
}
