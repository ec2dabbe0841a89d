import type { Listing, ListingPhone, ListingHours } from '#domain/directory/listing.ts'
import { type FactColumn, reentryFactRules, reentryFacts } from '#domain/directory/reentry-facts.ts'
import { exportColumns, type ImportColumn } from '#domain/imports/columns.ts'
import { type CsvCell, toCsvLine } from '#domain/text/csv.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { StoredListing } from '#server/engines/directory/rows.ts'
import type { Places } from '#server/engines/places/places.ts'
import { parseHours } from '#domain/directory/parse-hours.ts'

/** Nothing else is answered while a page becomes text: 50 take about a hundredth of a second as CSV, three as tables. */
const perPage = 50

/** Every live listing, ordered by id, for any format. */
export async function* exportPages(directory: DirectoryRepository): AsyncGenerator<StoredListing[]> {
  for (let page = await directory.page(null, perPage); page.length > 0;) {
    yield page
    page = await directory.page(page.at(-1)?.listing.id ?? null, perPage)
  }
}

/** Our template plus the columns that let an import elsewhere reproduce the same listings. */
export async function* exportCsv(
  pages: AsyncIterable<readonly StoredListing[]>,
  places: Places,
): AsyncGenerator<string> {
  yield toCsvLine(exportColumns)
  for await (const page of pages) yield page.map((stored) => toCsvLine(toCells(stored, places))).join('')
}

function toCells({ listing, source }: StoredListing, places: Places): CsvCell[] {
  const cells: Record<ImportColumn, CsvCell> = {
    ...describedCells(listing),
    ...toLocationCells(listing, places),
    id: listing.id,
    phones: listing.phones.map(phoneCell).join('; '),
    website: listing.website,
    hours: formatHoursCell(listing.hours),
    languages: listing.languages.join('; '),
    cost: listing.cost,
    required_documents: listing.requiredDocuments.join('; '),
    ...factCells(listing),
    confirmed_on: listing.assuredOn,
    listing_id: listing.id,
    source_publisher: source.publisher,
    source_dataset: source.dataset,
    source_url: source.url,
    source_licence: source.licence,
    as_of: listing.asOf,
  }
  return exportColumns.map((column) => cells[column] ?? '')
}

function describedCells({ name, organization, category, kind, services, note }: Listing) {
  return {
    name,
    organization,
    category,
    kind: kind ?? null,
    services: services.join('; '),
    note_en: note?.en ?? null,
    note_es: note?.es ?? null,
  }
}

function toLocationCells(listing: Listing, places: Places) {
  const { street, city, state, zip, countyFips, serves = [], position, scope } = listing
  return {
    street,
    city,
    state,
    zip,
    county: countyFips ? (places.byFips(countyFips)?.name ?? null) : null,
    latitude: position?.lat ?? null,
    longitude: position?.lon ?? null,
    scope,
    county_fips: countyFips,
    serves_counties: serves.join('; '),
    position_precision: position?.precision ?? null,
  }
}

const factCells = ({ facts }: Listing) =>
  Object.fromEntries(reentryFacts.map((fact) => [reentryFactRules[fact].column, facts[fact]?.value ?? null])) as Record<
    FactColumn,
    CsvCell
  >

function phoneCell({ number, extension, kind, language, isSwitchboard, whose }: ListingPhone): string {
  const [mark, end] = [kind === 'text' && 'text', isSwitchboard && 'switchboard']
  return [mark, language, number, extension && `x${extension}`, end, whose].filter(Boolean).join(' ')
}

type Weekly = Extract<ListingHours, { kind: 'weekly' }>

const dayLabels = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const formatTimes = ({ times }: Weekly, format: (clock: string) => string): string =>
  times.map(({ day, opens, closes }) => `${dayLabels[day]} ${format(opens)}-${format(closes)}`).join('; ')

/** The hours as one cell that `parseHours` reads back unchanged. */
export function formatHoursCell(hours: ListingHours | null): string {
  if (!hours) return ''
  switch (hours.kind) {
    case 'always':
      return '24/7'
    case 'weekly': {
      const cell = formatTimes(hours, (clock) => clock)
      // A night is only read with the halves of its days.
      return parseHours(cell)?.kind === 'weekly' ? cell : formatTimes(hours, formatHalf)
    }
    case 'text':
      return parseHours(hours.text)?.kind === 'text' ? hours.text : `text: ${hours.text}`
  }
}

function formatHalf(clock: string): string {
  const [hour, minute] = [Number(clock.slice(0, 2)), clock.slice(3)]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${hour < 12 ? 'am' : 'pm'}`
}
