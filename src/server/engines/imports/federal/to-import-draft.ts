import { parseHours } from '#domain/directory/parse-hours.ts'
import { calmCapitals, cleanPhone, cleanText, cleanWebsite, cleanZip } from '#server/engines/sources/clean.ts'
import type { RawListing } from '#server/engines/sources/feeds/raw-listing.ts'
import type { DraftPhone, DraftProblem, ImportDraft } from '../draft.ts'

const longest = 2_000

/** Drops the placeholders services write for “nothing”. Markup stays in: the check must see it to refuse the row. */
function written(value: string | null | undefined): string | null {
  if (!value) return null
  const text = /[<>]/.test(value) ? value.slice(0, longest) : cleanText(value, longest)
  return text && calmCapitals(text)
}

/** A federal record as an import draft: unlike a live feed it drops nothing silently, and every problem is named. */
export function toImportDraft(listing: RawListing): Omit<ImportDraft, 'rowNumber'> {
  const problems: DraftProblem[] = []
  if (listing.isClosed) problems.push({ code: 'not_active', field: 'status' })
  return {
    externalId: listing.id,
    name: written(listing.name) ?? '',
    organization: written(listing.organization),
    categoryHint: listing.category,
    serviceNames: [...listing.services],
    description: null,
    street:
      listing.street
        .map(written)
        .filter((line) => line !== null)
        .join(', ') || null,
    city: written(listing.city),
    county: written(listing.county),
    state: written(listing.state),
    zip: cleanZip(listing.zip) ?? written(listing.zip),
    ...parsePoint(listing, problems),
    phones: parseDraftPhones(listing, problems),
    website: parseDraftWebsite(listing, problems),
    hours: parseHours(written(listing.hours) ?? ''),
    languages: [...listing.languages],
    cost: listing.cost,
    requiredDocuments: [],
    facts: { ...listing.facts },
    assuredOn: null,
    problems,
  }
}

/** Services write 0 for an unknown position; other positions are checked together with the address. */
function parsePoint({ lat, lon }: RawListing, problems: DraftProblem[]): Pick<ImportDraft, 'lat' | 'lon'> {
  const [north = null, east = null] = [lat, lon].map((value) => {
    const text = typeof value === 'number' ? String(value) : cleanText(value, 40)
    return text === null ? null : Number(text)
  })
  if (Number.isNaN(north) || Number.isNaN(east)) problems.push({ code: 'not_a_number', field: 'latitude' })
  return north && east ? { lat: north, lon: east } : { lat: null, lon: null }
}

function parseDraftPhones({ phones }: RawListing, problems: DraftProblem[]): DraftPhone[] {
  return phones.flatMap((raw) => {
    const phone = cleanPhone(raw)
    if (!phone && cleanText(raw)) problems.push({ code: 'phone_unreadable', field: 'phones' })
    return phone ? [{ number: phone.number, extension: phone.extension, kind: phone.kind }] : []
  })
}

function parseDraftWebsite({ websites }: RawListing, problems: DraftProblem[]): string | null {
  const website = websites.map(cleanWebsite).find((found) => found !== null) ?? null
  const hasWebsiteText = websites.some((raw) => cleanText(raw))
  if (!website && hasWebsiteText) problems.push({ code: 'website_unreadable', field: 'website' })
  return website
}
