import type * as z from 'zod/mini'
import type { ResourceCategory } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { parseHours } from '#domain/directory/parse-hours.ts'
import { unguardNumber } from '#domain/text/formula-cells.ts'
import { calmCapitals } from '#server/engines/sources/clean.ts'
import { readCsvRecords } from '../csv-records.ts'
import type { ImportDraft } from '../draft.ts'
import { ImportFileError } from '../import-file-error.ts'

interface FederalKind {
  category: z.infer<typeof ResourceCategory>
  services: readonly ServiceId[]
}

/** One published file: how its headers (as `toColumnKey` writes them) map to a draft. */
export interface FederalFile {
  publisher: string
  dataset: string
  url: string
  /** Where it is not a work of the federal government. */
  licence?: string
  /** Columns that identify the file; without them it is another file. */
  mustHave: readonly string[]
  columns: {
    id: readonly string[]
    /** A column, or what the row is called where its columns do not say it. */
    name: string | ((cells: Record<string, string>) => string)
    organization?: string
    street: string | ((cells: Record<string, string>) => string)
    moreStreet?: string
    city: string
    state: string
    zip: string
    county?: string
    phone: string
    website?: string
    lat: string
    lon: string
    /** The opening hours as one text. */
    hours?(cells: Record<string, string>): string
  }
  /** The kind of service of a row; null leaves it to be guessed from the row's own text. */
  kindOf(cells: Record<string, string>): FederalKind | null
  /** False for rows that are not open to visitors, such as a staff office. */
  isPlace(cells: Record<string, string>): boolean
}

/** Placeholders the survey files use for unknown values. */
const unknownMarks = new Set(['', 'm', '-1', '-3', '-4', '-9', 'n/a', 'null', 'nan'])

export async function* readFederal(file: FederalFile, text: AsyncIterable<string>): AsyncGenerator<ImportDraft> {
  for await (const { rowNumber, cells, hasWrongCount } of readCsvRecords(text)) {
    if (file.mustHave.some((column) => !(column in cells))) throw new ImportFileError('file_columns')
    if (!file.isPlace(cells)) continue
    const draft = toDraft(file, cells)
    yield { ...draft, rowNumber, problems: hasWrongCount ? [{ code: 'columns_wrong', field: 'row' }] : [] }
  }
}

type ParsedCells = Omit<ImportDraft, 'rowNumber' | 'problems'>

function toDraft({ columns, kindOf }: FederalFile, cells: Record<string, string>): ParsedCells {
  const cell = (column: string | undefined) => {
    const text = column === undefined ? '' : (cells[column] ?? '')
    return unknownMarks.has(text.toLowerCase()) ? null : text
  }
  const number = (column: string) => {
    const text = cell(column)
    return text === null ? null : Number(unguardNumber(text))
  }
  const calm = (column: string | undefined | ((cells: Record<string, string>) => string)) => {
    const text = typeof column === 'function' ? column(cells) : cell(column)
    return text && calmCapitals(text)
  }
  const phone = cell(columns.phone)
  const kind = kindOf(cells)
  return {
    externalId: columns.id.map((column) => cell(column) ?? '').join('-'),
    name: calm(columns.name) ?? '',
    organization: cell(columns.organization),
    categoryHint: kind?.category ?? null,
    serviceNames: [...(kind?.services ?? [])],
    description: null,
    street: [calm(columns.street), calm(columns.moreStreet)].filter(Boolean).join(', ') || null,
    city: calm(columns.city),
    state: cell(columns.state),
    zip: cell(columns.zip),
    county: cell(columns.county),
    lat: number(columns.lat),
    lon: number(columns.lon),
    phones: phone ? [{ number: phone, extension: null, kind: 'voice' }] : [],
    website: cell(columns.website),
    hours: parseHours(columns.hours?.(cells) ?? ''),
    languages: [],
    cost: null,
    requiredDocuments: [],
    facts: {},
    assuredOn: null,
  }
}
