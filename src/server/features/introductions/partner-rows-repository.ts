import * as z from 'zod/mini'
import type { StaffNote } from '#contracts/partner-introductions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadDeadlines } from './deadlines-repository.ts'
import { loadOrganization } from './organization-repository.ts'
import { toDetail, toShared, type PartnerViewContext } from './partner-records.ts'
import type { Scope } from './partner-scope.ts'
import { toIso, type IntroductionRow, type Person } from './records.ts'
import type { IntroductionSeals } from './seal.ts'

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
