import { randomUUID } from 'node:crypto'
import { buildWalkInNeedKey, walkInKey } from '#domain/introductions/partner-counts.ts'
import type { AttemptResult } from '#domain/introductions/partner-inbox.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Scope } from '../partner-records.ts'
import { addPartnerCounts } from '../repository.ts'
import type { IntroductionSeals } from '../seal.ts'
import {
  auditIntroduction,
  updateIntroduction,
  type ChangedIntroduction,
  type IntroductionTarget,
  type Refusal,
} from './update-introduction.ts'

export type Note = { kind: 'note'; text: string } | { kind: 'attempt'; result: AttemptResult }

/** Encrypted with the introduction's key, so it can be read exactly as long as the introduction. */
export function addNote(
  db: Db,
  seals: IntroductionSeals,
  target: IntroductionTarget,
  note: Note,
): Promise<Refusal | ChangedIntroduction> {
  const { scope, at } = target
  return updateIntroduction(db, seals, target, async (trx, row) => {
    if (row.sealed_key === null) return { refused: 'taken_back' }
    const key = seals.unlock(row.id, row.organization_id, row.sealed_key)
    await trx
      .insertInto('introduction_notes')
      .values({
        id: randomUUID(),
        introduction_id: row.id,
        organization_id: scope.organizationId,
        kind: note.kind,
        sealed_text: note.kind === 'note' ? key.seal('note', { text: note.text }) : null,
        result: note.kind === 'attempt' ? note.result : null,
        author_id: scope.accountId,
        at,
      })
      .execute()
    await auditIntroduction(trx, target, {
      action: note.kind === 'note' ? 'introduction.noted' : 'introduction.called',
    })
    return 'changed'
  })
}

export interface WalkIn {
  resourceId: string
  need: NeedKey | null
}

/** Stores only counts, nothing about a person. False when the listing does not belong to this organization. */
export function countWalkIn(db: Db, scope: Scope, { resourceId, need }: WalkIn, at: number): Promise<boolean> {
  const { organizationId, actor } = scope
  return runAsOrganization(db, organizationId, async (trx) => {
    const theirs = await trx
      .selectFrom('partner_listings')
      .select('listing_id')
      .where('listing_id', '=', resourceId)
      .where('organization_id', '=', organizationId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst()
    if (!theirs) return false
    const keys = [walkInKey, ...(need === null ? [] : [buildWalkInNeedKey(need)])] as const
    await addPartnerCounts(
      trx,
      organizationId,
      keys.map((key) => ({ key, by: 1, at })),
    )
    await writeAudit(trx, actor, { action: 'walk_in.counted', entity: 'listing', entityId: resourceId }, at)
    return true
  })
}
