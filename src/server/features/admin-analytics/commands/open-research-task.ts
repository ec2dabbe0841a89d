import { createHash } from 'node:crypto'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { County } from '#domain/places/county.ts'
import { organizationSuggestionDays } from '#domain/suggestions/place.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Staff } from '#server/platform/http/staff.ts'

interface ResearchTask {
  county: County
  need: NeedKey
  name: string
  what: string
  language: Language
}

/**
 * Research tasks are stored among the suggestions, with the staff member as their author. The same county and need give
 * the same row: if it is open, it stays; if it was closed, it is reopened.
 */
export async function openTaskForGap(
  db: Db,
  staff: Staff,
  { county, need, name, what, language }: ResearchTask,
  at: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = hashToId(`${county.fips} ${need}`)
    const author = await trx
      .selectFrom('accounts')
      .select(['name', 'email'])
      .where('id', '=', staff.id)
      .executeTakeFirst()
    const task = {
      name,
      city: county.name,
      state: county.state,
      what,
      contact_name: author?.name ?? staff.kind,
      email: author?.email ?? '',
      language,
      status: 'open' as const,
      times: 1,
      created_at: at,
      erase_at: at + organizationSuggestionDays * 24 * 60 * 60 * 1000,
    }
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('suggestions')
      .values({ id, ...task })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...task, closed_at: null, closed_by: null })
          .where('suggestions.status', '=', 'closed'),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows > 0n) {
      const after = { county: county.fips, need }
      await writeAudit(trx, staff, { action: 'open_research', entity: 'suggestion', entityId: id, after }, at)
    }
  })
}

/** A name-based identifier (RFC 9562, version 8). */
function hashToId(name: string): string {
  const hex = createHash('sha256').update(`research ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
