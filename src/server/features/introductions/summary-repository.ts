import type { CallAnswer } from '#contracts/call.ts'
import type { showPartnerSummary } from '#contracts/partner-introductions.ts'
import { getBoardColumn, buildReferenceCode } from '#domain/introductions/partner-inbox.ts'
import { isPending, pendingStates } from '#domain/introductions/states.ts'
import { getFreshness } from '#domain/partners/partner-details.ts'
import { fromRow } from '#server/engines/directory/rows.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadOrganization, listRecipients } from './organization-repository.ts'
import { toPartnerIntroduction, type PartnerViewContext, type Scope } from './partner-records.ts'
import { loadViewContext, selectRows, toNote } from './partner-repository.ts'
import { toIsoOrNull } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

export type Summary = Omit<CallAnswer<typeof showPartnerSummary>, 'success'>

const mostUrgent = 10
const mostNotes = 20
const notesMs = 7 * 24 * 60 * 60 * 1000

/** Items that need this organization's attention, computed from the same rows its table shows. */
export function summaryRepository(db: Db, seals: IntroductionSeals) {
  return {
    summarize: (scope: Scope, now: number): Promise<Summary> =>
      runAsOrganization(db, scope.organizationId, async (trx) => {
        const { organizationId } = scope
        const rows = await selectRows(trx, organizationId, now)
          .selectAll()
          .where('state', 'in', [...pendingStates, 'needs_you'])
          .orderBy('created_at')
          .orderBy('id')
          .execute()
        const sight = await loadViewContext(trx, seals, scope, rows, now)
        const { deadlines } = sight
        const fresh = rows.filter(({ state }) => getBoardColumn(state) === 'new')
        const oldest = fresh.map((row) => row.delivered_at ?? row.created_at)
        const urgent = rows
          .filter(({ state }) => isPending(state))
          .toSorted((a, b) => deadlines.dueAt(a) - deadlines.dueAt(b))
          .slice(0, mostUrgent)
        return {
          fresh: { count: fresh.length, oldestAt: toIsoOrNull(oldest.length === 0 ? null : Math.min(...oldest)) },
          overdue: rows.filter(deadlines.isOverdue).length,
          waitingOnPerson: rows.filter(({ state }) => state === 'needs_you').length,
          listingsToConfirm: await listingsToConfirm(trx, organizationId, now),
          notes: await recentNotes(trx, scope, sight, now),
          urgent: urgent.map((row) => toPartnerIntroduction(row, sight)),
          checklist: await checklist(trx, organizationId),
          hasAny: rows.length > 0 || (await hasAny(trx, organizationId, now)),
        }
      }),
  }
}
export type SummaryRepository = ReturnType<typeof summaryRepository>

async function hasAny(trx: Db, organizationId: string, now: number): Promise<boolean> {
  return (await selectRows(trx, organizationId, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

async function listingsToConfirm(trx: Db, organizationId: string, now: number): Promise<number> {
  const rows = await trx
    .selectFrom('partner_listings')
    .leftJoin('listing_care', (join) =>
      join
        .onRef('listing_care.listing_id', '=', 'partner_listings.listing_id')
        .onRef('listing_care.organization_id', '=', 'partner_listings.organization_id'),
    )
    .select('listing_care.confirmed_at')
    .where('partner_listings.organization_id', '=', organizationId)
    .where('partner_listings.verified_at', 'is not', null)
    .execute()
  return rows.filter((row) => getFreshness(row.confirmed_at, now) !== 'fresh').length
}

async function recentNotes(
  trx: Db,
  { organizationId }: Scope,
  sight: PartnerViewContext,
  now: number,
): Promise<Summary['notes']> {
  const notes = await trx
    .selectFrom('introduction_notes')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'note')
    .where('at', '>=', now - notesMs)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(mostNotes)
    .execute()
  if (notes.length === 0) return []
  const rows = await selectRows(trx, organizationId, now)
    .selectAll()
    .where(
      'id',
      'in',
      notes.map((note) => note.introduction_id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return notes.flatMap((note) => {
    const row = byId.get(note.introduction_id)
    return row ? [{ introductionId: row.id, ref: buildReferenceCode(row.id), note: toNote(sight, row, note) }] : []
  })
}

/** One-time setup steps of an organization. */
async function checklist(trx: Db, organizationId: string): Promise<Summary['checklist']> {
  const { settings, hasSettled } = await loadOrganization(trx, organizationId)
  const template = await trx
    .selectFrom('reply_templates')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst()
  const listings = await trx
    .selectFrom('partner_listings')
    .innerJoin('listings', 'listings.id', 'partner_listings.listing_id')
    .select('listings.document')
    .where('partner_listings.organization_id', '=', organizationId)
    .where('partner_listings.verified_at', 'is not', null)
    .execute()
  return {
    hours: settings.hours !== '',
    facts: listings.length > 0 && listings.every((row) => Object.keys(fromRow(row).facts).length > 0),
    people: (await listRecipients(trx, organizationId)).length > 0,
    // Not every organization sets away dates: saving these settings once counts as having answered the question.
    away: settings.away !== null || hasSettled,
    templates: template !== undefined,
  }
}
