import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contracts/call.ts'
import type { suggestPlace } from '#contracts/suggestions.ts'
import type { County } from '#domain/places/county.ts'
import { placeLengths, suggestionDays } from '#domain/suggestions/place.ts'
import { fold } from '#domain/text/fold.ts'
import { cleanText } from '#server/engines/imports/clean-text.ts'
import { parsePhones } from '#server/engines/imports/contact-fields.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Enough for somebody who knows a town well; too few to bury what others tell. A whole shelter may share an address. */
const placesPerDay = { browser: 6, address: 30 }

export interface SuggestedPlace extends Omit<CallInput<typeof suggestPlace>['body'], 'location'> {
  county: County
  principalId: string
  address: string
  filedBy: string | null
}

/** The same place of a county is one row with a count; of one browser it counts once. */
export async function fileSuggestedPlace(
  { db, limitCalls }: { db: Db; limitCalls: CallLimiter },
  told: SuggestedPlace,
  at: number,
): Promise<void> {
  const { county, principalId, need, language } = told
  await limitCalls({ name: 'suggested-places', who: principalId, max: placesPerDay.browser, windowMs: dayMs })
  await limitCalls({ name: 'suggested-places', who: told.address, max: placesPerDay.address, windowMs: dayMs })
  const clean = (text: string | null, field: 'name' | 'where' | 'what') =>
    cleanText(text, { field, maxLength: placeLengths[field] }, [])
  const [name, where, what] = [clean(told.name, 'name'), clean(told.where, 'where'), clean(told.what, 'what')]
  if (!name || !where) throw new AppError(400, 'bad_request')
  const [phone] = parsePhones([{ number: where, extension: null, kind: 'voice' }], [])
  if (!phone && !/\p{L}/u.test(where)) {
    throw new AppError(400, 'impossible_phone', { fields: [{ path: 'where', problem: 'impossible_phone' }] })
  }
  const matchKey = `${county.fips} ${fold(name)}`
  if (!(await countsForBrowser(limitCalls, `${principalId} ${matchKey}`))) return
  const eraseAt = at + suggestionDays * dayMs
  await db
    .insertInto('suggestions')
    .values({
      id: randomUUID(),
      name,
      city: county.name,
      state: county.state,
      county_fips: county.fips,
      need,
      phone: phone?.number ?? null,
      address: phone ? null : where,
      what: what ?? '',
      contact_name: '',
      email: '',
      language,
      filed_by: told.filedBy,
      status: 'open',
      match_key: matchKey,
      times: 1,
      created_at: at,
      erase_at: eraseAt,
    })
    .onConflict((conflict) =>
      conflict.column('match_key').doUpdateSet((eb) => ({
        times: eb('suggestions.times', '+', 1),
        // Whatever the first did not know.
        phone: eb.fn.coalesce('suggestions.phone', 'excluded.phone'),
        address: eb.fn.coalesce('suggestions.address', 'excluded.address'),
        erase_at: eraseAt,
      })),
    )
    .execute()
}

/** Remembered as a keyed hash for as long as the place itself, so that a count is one of people and not of taps. */
async function countsForBrowser(limitCalls: CallLimiter, who: string): Promise<boolean> {
  try {
    await limitCalls({ name: 'told-place', who, max: 1, windowMs: suggestionDays * dayMs })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
