import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PartnerIntroduction, PartnerIntroductionDetail, StaffNote } from '#contracts/partner-introductions.ts'
import { openStates } from '#domain/introductions/transitions.ts'
import type { Urgency } from '#domain/introductions/introduction.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { IntroductionState, pendingStates } from '#domain/introductions/states.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadDeadlines, loadOrganization } from './organization-repository.ts'
import { toDetail, toPartnerIntroduction, toShared, type PartnerViewContext, type Scope } from './partner-records.ts'
import { toIso, type IntroductionRow, type Person } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

const pageSize = 20
const closedOnBoardMs = 30 * 24 * 60 * 60 * 1000
const finalStates = IntroductionState.options.filter(isFinal)

export interface Filter {
  state?: IntroductionState | 'open' | 'overdue' | 'closed' | undefined
  need?: NeedKey | undefined
  urgency?: Urgency | undefined
  /** An account id; null selects introductions without an owner. */
  ownerId?: string | null | undefined
  page: number
  isBoard: boolean
}

export interface Page {
  introductions: PartnerIntroduction[]
  page: number
  pages: number
  total: number
}

/** Queries for an organization's members; every query is scoped to the organization (T-4.1). */
export function partnerRepository(db: Db, seals: IntroductionSeals) {
  return {
    /** Newest first. */
    list: (scope: Scope, filter: Filter, now: number): Promise<Page> =>
      runAsOrganization(db, scope.organizationId, (trx) => list(trx, seals, scope, filter, now)),

    /** Does not include what the person wrote; null when this organization has no such introduction. */
    find: (scope: Scope, id: string, now: number): Promise<PartnerIntroductionDetail | null> =>
      runAsOrganization(db, scope.organizationId, async (trx) => {
        const row = await findRow(trx, scope.organizationId, id, now)
        return row && loadDetail(trx, seals, scope, row, now)
      }),
  }
}
export type PartnerRepository = ReturnType<typeof partnerRepository>

async function list(trx: Db, seals: IntroductionSeals, scope: Scope, filter: Filter, now: number): Promise<Page> {
  const { need, state, isBoard } = filter
  const query = filtered(trx, scope.organizationId, filter, now)
  // Needs are encrypted and away days are not stored in the row, so both are filtered after the organization's rows are
  // loaded.
  const isAllRead = isBoard || need !== undefined || state === 'overdue'
  const found = query.selectAll().orderBy('created_at', 'desc').orderBy('id')
  if (!isAllRead) {
    const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const { page, pages } = paged(filter.page, total)
    const rows = await found
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute()
    const sight = await loadViewContext(trx, seals, scope, rows, now)
    return { introductions: rows.map((row) => toPartnerIntroduction(row, sight)), page, pages, total }
  }
  const rows = await found.execute()
  const sight = await loadViewContext(trx, seals, scope, rows, now)
  const all = rows
    .filter((row) => state !== 'overdue' || sight.deadlines.isOverdue(row))
    .map((row) => toPartnerIntroduction(row, sight))
    .filter(({ needs }) => need === undefined || needs.includes(need))
  if (isBoard) return { introductions: all, page: 1, pages: 1, total: all.length }
  const { page, pages } = paged(filter.page, all.length)
  return { introductions: all.slice((page - 1) * pageSize, page * pageSize), page, pages, total: all.length }
}

/** A page number past the end returns the last page. */
function paged(wanted: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { page: Math.min(wanted, pages), pages }
}

function filtered(trx: Db, organizationId: string, { state, urgency, ownerId, isBoard }: Filter, now: number) {
  const states = listStates(state)
  const closedAt = sql<number>`coalesce(closed_at, answered_at, updated_at)`
  return selectRows(trx, organizationId, now)
    .$if(states !== null, (query) => query.where('state', 'in', states ?? []))
    .$if(urgency !== undefined, (query) => query.where('urgency', '=', urgency ?? 'normal'))
    .$if(ownerId === null, (query) => query.where('assigned_to', 'is', null))
    .$if(typeof ownerId === 'string', (query) => query.where('assigned_to', '=', ownerId ?? ''))
    .$if(isBoard, (query) =>
      query.where((eb) => eb.or([eb('state', 'not in', finalStates), eb(closedAt, '>=', now - closedOnBoardMs)])),
    )
}

function listStates(state: Filter['state']): readonly IntroductionState[] | null {
  if (state === undefined) return null
  if (state === 'open') return openStates
  if (state === 'overdue') return pendingStates
  return state === 'closed' ? finalStates : [state]
}

/**
 * An organization's rows: delivered to it and not past the erase date. Introductions held for review are not included
 * yet.
 */
export const selectRows = (trx: Db, organizationId: string, now: number) =>
  trx
    .selectFrom('warm_introductions')
    .where('warm_introductions.organization_id', '=', organizationId)
    .where('delivery', '=', 'sent')
    .where('erase_at', '>=', now)

export async function findRow(
  trx: Db,
  organizationId: string,
  id: string,
  now: number,
): Promise<IntroductionRow | null> {
  return (await selectRows(trx, organizationId, now).selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function loadViewContext(
  trx: Db,
  seals: IntroductionSeals,
  { organizationId, maySeeWho }: Scope,
  rows: readonly IntroductionRow[],
  now: number,
): Promise<PartnerViewContext> {
  const colleagues = await trx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .execute()
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  return { seals, maySeeWho, names, deadlines: await loadDeadlines(trx, rows, now) }
}

/**
 * One introduction as a member of its organization sees it; `person` is included only for the member who just opened
 * it.
 */
export async function loadDetail(
  trx: Db,
  seals: IntroductionSeals,
  scope: Scope,
  row: IntroductionRow,
  now: number,
  person: Person | null = null,
) {
  const sight = await loadViewContext(trx, seals, scope, [row], now)
  const { isSensitive } = await loadOrganization(trx, scope.organizationId)
  // A link covers a single answer; colleagues' notes are only for signed-in members.
  const notes = scope.accountId === null ? [] : await loadNotes(trx, sight, row, scope.organizationId)
  return toDetail(row, sight, { shared: person && toShared(person), notes, isSensitive })
}

const NoteText = z.object({ text: z.string() })
type NoteRow = Awaited<ReturnType<typeof noteRows>>[number]

const noteRows = (trx: Db, introductionId: string, organizationId: string) =>
  trx
    .selectFrom('introduction_notes')
    .selectAll()
    .where('introduction_id', '=', introductionId)
    .where('organization_id', '=', organizationId)
    .orderBy('at')
    .orderBy('id')
    .execute()

async function loadNotes(
  trx: Db,
  sight: PartnerViewContext,
  row: IntroductionRow,
  organizationId: string,
): Promise<StaffNote[]> {
  return (await noteRows(trx, row.id, organizationId)).map((note) => toNote(sight, row, note))
}

/** A viewer sees that a note exists and the result of a call, but not the note's text. */
export function toNote(
  { seals, names, maySeeWho }: PartnerViewContext,
  row: IntroductionRow,
  note: NoteRow,
): StaffNote {
  const { id, kind, result, sealed_text: sealed, author_id: author, at } = note
  const isReadable = maySeeWho && sealed !== null && row.sealed_key !== null
  const text = isReadable
    ? z.parse(NoteText, seals.unlock(row.id, row.organization_id, row.sealed_key ?? '').open('note', sealed)).text
    : null
  return { id, kind, text, result, author: author === null ? null : (names.get(author) ?? null), at: toIso(at) }
}
