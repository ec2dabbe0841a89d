import { parseHours } from '#domain/directory/parse-hours.ts'
import { listingScopes, positionPrecisions } from '#domain/directory/listing.ts'
import { type FactAnswer, reentryFactRules, reentryFacts } from '#domain/directory/reentry-facts.ts'
import type { ImportColumn } from '#domain/imports/columns.ts'
import { isTemplateNote } from '#domain/imports/template.ts'
import { phoneOwners } from '#domain/resources/phone-owner.ts'
import { unguardNumber } from '#domain/text/formula-cells.ts'
import { readCsvRecords, type CsvRecord } from './csv-records.ts'
import type { DraftPhone, DraftProblem } from './draft.ts'
import { ImportFileError } from './import-file-error.ts'
import { parseKind } from './parse-kind.ts'
import type { CsvDraft, OwnFields } from './own-columns.ts'

type Cells = Record<string, string>

/** Reads our own template and our own export of it. Columns may be in any order; only `name` is required. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<CsvDraft> {
  for await (const record of readCsvRecords(text)) {
    if (!('name' in record.cells)) throw new ImportFileError('file_columns')
    if (!isTemplateNote(record.cells['name'] ?? '')) yield toDraft(record)
  }
}

function toDraft({ rowNumber, cells, hasWrongCount }: CsvRecord): CsvDraft {
  const problems: DraftProblem[] = hasWrongCount ? [{ code: 'columns_wrong', field: 'row' }] : []
  const cell = (column: ImportColumn) => cells[column] || null
  const { hours: hoursText = '' } = cells
  const hours = parseHours(hoursText)
  if (hours?.kind === 'text' && !/^text:/i.test(hoursText)) problems.push({ code: 'hours_as_text', field: 'hours' })
  return {
    rowNumber,
    externalId: cell('id'),
    name: cells['name'] ?? '',
    organization: cell('organization'),
    categoryHint: cell('category'),
    kind: parseKind(cell('kind'), problems),
    ...(cells['serves_counties'] && { serves: list(cells['serves_counties']) }),
    serviceNames: list(cells['services']),
    description: cell('note_en'),
    street: cell('street'),
    city: cell('city'),
    state: cell('state'),
    zip: cell('zip'),
    county: cell('county'),
    lat: parseNumber(cells, 'latitude', problems),
    lon: parseNumber(cells, 'longitude', problems),
    phones: parsePhoneCell(cells['phones'] ?? cells['phone'] ?? ''),
    website: cell('website'),
    hours,
    languages: list(cells['languages']),
    cost: parseCost(cells, problems),
    requiredDocuments: list(cells['required_documents']),
    facts: parseFacts(cells, problems),
    assuredOn: cell('confirmed_on'),
    problems,
    own: parseOwnFields(cells),
  }
}

const list = (cell = '') => cell.split(/\s*;\s*/).filter(Boolean)

/** A cell that contains something other than a number is invalid, not empty. */
function parseNumber(cells: Cells, column: 'latitude' | 'longitude', problems: DraftProblem[]): number | null {
  const text = unguardNumber(cells[column] ?? '')
  if (text === '') return null
  const value = Number(text)
  if (Number.isFinite(value)) return value
  problems.push({ code: 'coordinates_impossible', field: column })
  return null
}

/** "(205) 216-0200 x12; text 741741; es (205) 216-0201 switchboard; (205) 216-0202 state-line". */
export function parsePhoneCell(cell: string): DraftPhone[] {
  return list(cell).map((entry) => {
    const [, mark, language, rest = ''] = /^(text\s+)?(?:(en|es)\s+)?(.*)$/i.exec(unguardNumber(entry)) ?? []
    const whose = phoneOwners.find((owner) => rest.endsWith(` ${owner}`))
    const line = whose ? rest.slice(0, -whose.length).trim() : rest
    const isSwitchboard = /\sswitchboard$/i.test(line)
    const dialed = line.replace(/\s*switchboard$/i, '')
    const [number = '', extension] = dialed.split(/\s*(?:x|ext\.?|extension)\s*(?=\d{1,8}$)/i)
    return {
      number,
      extension: extension ?? null,
      kind: mark ? 'text' : 'voice',
      isSwitchboard,
      ...(whose && { whose }),
      language: language ? (language.toLowerCase() as 'en' | 'es') : null,
    }
  })
}

function parseCost(cells: Cells, problems: DraftProblem[]): CsvDraft['cost'] {
  const cost = cells['cost']?.toLowerCase() ?? ''
  if (cost === 'free' || cost === 'sliding' || cost === 'fee') return cost
  if (cost !== '') problems.push({ code: 'cost_unknown', field: 'cost' })
  return null
}

const answers: Record<string, FactAnswer> = {
  yes: 'yes',
  y: 'yes',
  true: 'yes',
  sí: 'yes',
  si: 'yes',
  no: 'no',
  n: 'no',
  false: 'no',
  ask: 'ask',
  'ask first': 'ask',
  preguntar: 'ask',
}

function parseFacts(cells: Cells, problems: DraftProblem[]): CsvDraft['facts'] {
  const facts: CsvDraft['facts'] = {}
  for (const fact of reentryFacts) {
    const cellText = cells[reentryFactRules[fact].column]?.toLowerCase() ?? ''
    const answer = answers[cellText]
    if (answer) facts[fact] = answer
    else if (cellText !== '' && cellText !== 'unknown') problems.push({ code: 'fact_unreadable', field: fact })
  }
  return facts
}

function parseOwnFields(cells: Cells): OwnFields {
  const cell = (column: ImportColumn) => cells[column] || null
  const publisher = cell('source_publisher')
  const [dataset, licence] = [cell('source_dataset'), cell('source_licence')]
  return {
    listingId: cell('listing_id'),
    scope: listingScopes.find((scope) => scope === cells['scope']) ?? null,
    countyFips: cell('county_fips'),
    precision: positionPrecisions.find((precision) => precision === cells['position_precision']) ?? null,
    noteEs: cell('note_es'),
    source: publisher && dataset && licence ? { publisher, dataset, licence, url: cell('source_url') } : null,
    asOf: cell('as_of'),
  }
}
