import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contracts/call.ts'
import type { suggestListing, Suggestion } from '#contracts/claims.ts'
import { isResearchTask, organizationSuggestionDays } from '#domain/suggestions/place.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

const dayMs = 24 * 60 * 60 * 1000
const mostListed = 200

type NewSuggestion = CallInput<typeof suggestListing>['body'] & { filedBy: string | null }

export async function addSuggestion(
  db: Db,
  { contactName, email, filedBy, ...group }: NewSuggestion,
  at: number,
): Promise<void> {
  await db
    .insertInto('suggestions')
    .values({
      id: randomUUID(),
      ...group,
      contact_name: contactName,
      email: email.toLowerCase(),
      filed_by: filedBy,
      status: 'open',
      times: 1,
      created_at: at,
      erase_at: at + organizationSuggestionDays * dayMs,
    })
    .execute()
}

/** Of organizations and of people who search: neither hides the other. What many told comes first, then the oldest. */
export async function listOpenSuggestions(db: Db): Promise<Suggestion[]> {
  const open = db
    .selectFrom('suggestions')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('times', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostListed)
  const organizations = await open.where('county_fips', 'is', null).execute()
  const told = await open.where('county_fips', 'is not', null).execute()
  return [...organizations, ...told].map(toSuggestion)
}

const toSuggestion = (row: Schema['suggestions']): Suggestion => ({
  id: row.id,
  name: row.name,
  city: row.city,
  state: row.state as Suggestion['state'],
  phone: row.phone,
  website: row.website,
  what: row.what,
  contactName: row.contact_name,
  email: row.email,
  language: row.language,
  createdAt: new Date(row.created_at).toISOString(),
  ...(row.county_fips !== null && { told: { address: row.address, need: row.need, times: row.times } }),
  ...(isResearchTask(row.id) && { isTask: true as const }),
})
