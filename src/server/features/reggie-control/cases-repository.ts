import * as z from 'zod/mini'
import type { TrainingMessage } from '#contracts/danger-training.ts'
import type { GuardCase } from '#contracts/reggie-control.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { GuardCases } from '#server/platform/db/schema-service.ts'

/** Messages written by staff: to test the guardrails, or for the next training of the danger judge. */
export type CasePurpose = GuardCases['purpose']
type CaseOf = { test: GuardCase; training: TrainingMessage }

export interface NewCase<Purpose extends CasePurpose = CasePurpose> {
  language: CaseOf[Purpose]['language']
  /** What was written before, oldest first. */
  earlier: string[]
  text: string
  expected: CaseOf[Purpose]['expected']
}

interface StoredCase<Purpose extends CasePurpose> extends NewCase<Purpose> {
  id: string
}

/** More than anyone can read; the page checks every case when it opens. */
export const mostCases = 300

const Earlier = z.array(z.string())

/** Newest first. */
export async function listCases<Purpose extends CasePurpose>(db: Db, purpose: Purpose): Promise<StoredCase<Purpose>[]> {
  const rows = await db
    .selectFrom('guard_cases')
    .select(['id', 'language', 'earlier', 'text', 'expected'])
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostCases)
    .execute()
  return rows.map((row) => ({
    ...row,
    language: row.language as CaseOf[Purpose]['language'],
    earlier: Earlier.parse(JSON.parse(row.earlier)),
    expected: row.expected as CaseOf[Purpose]['expected'],
  }))
}
