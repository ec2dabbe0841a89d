import { createHash, randomBytes } from 'node:crypto'
import type { CallAnswer } from '#contracts/call.ts'
import type { showAnswerLink } from '#contracts/partner-introductions.ts'
import { buildReferenceCode } from '#domain/introductions/partner-inbox.ts'
import { isFinal } from '#domain/introductions/state-machine.ts'
import { isPending } from '#domain/introductions/states.ts'
import type { Language } from '#domain/language.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { loadDeadlines, loadOrganization, type Recipient } from './organization-repository.ts'
import { findRow } from './partner-repository.ts'
import { toIso, type IntroductionRow } from './records.ts'

const linkMs = 14 * 24 * 60 * 60 * 1000
export const maxTries = 10

export interface AnswerLink {
  hash: string
  introductionId: string
  organizationId: string
  tries: number
  /** The language of the mail's recipient; null when it went to an address without an account. */
  recipientLanguage: Language | null
}

const tokenForm = /^[\w-]{43}$/

/** 32 random bytes; only their hash is ever stored. */
function createAnswerToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Null for a token that none of our mails can have contained. */
export function hashAnswerToken(token: string): string | null {
  return tokenForm.test(token) ? hashToken(token) : null
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new link for one introduction and one recipient; the token is known only to the caller and the mail. */
export async function addLink(
  trx: Db,
  { id, organizationId }: { id: string; organizationId: string },
  { accountId }: Recipient,
  at: number,
): Promise<string> {
  const { token, hash } = createAnswerToken()
  await trx
    .insertInto('answer_links')
    .values({
      hash,
      introduction_id: id,
      organization_id: organizationId,
      account_id: accountId,
      created_at: at,
      expires_at: at + linkMs,
      tries: 0,
    })
    .execute()
  return token
}

/** Null when it is unknown, expired, or its recipient no longer belongs to that organization. */
export async function findLink(db: Db, hash: string, now: number): Promise<AnswerLink | null> {
  const row = await db
    .selectFrom('answer_links')
    .innerJoin('organizations', 'organizations.id', 'answer_links.organization_id')
    .leftJoin('accounts', 'accounts.id', 'answer_links.account_id')
    .select([
      'answer_links.introduction_id',
      'answer_links.organization_id',
      'answer_links.account_id',
      'answer_links.tries',
      'accounts.status',
      'accounts.organization_id as reader_organization',
      'accounts.language',
    ])
    .where('answer_links.hash', '=', hash)
    .where('answer_links.expires_at', '>', now)
    .where('organizations.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { introduction_id: introductionId, organization_id: organizationId, tries, language } = row
  const isTheirs = row.status === 'active' && row.reader_organization === organizationId
  if (row.account_id !== null && !isTheirs) return null
  return { hash, introductionId, organizationId, tries, recipientLanguage: language }
}

/** Uses one of the ten openings in one statement, so that twenty at once still count as ten. */
export async function reserveTry(trx: Db, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('answer_links')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('tries', '<', maxTries)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type LinkState = Omit<CallAnswer<typeof showAnswerLink>, 'success'>

/**
 * What a link is about; null when its introduction is gone. Contains no personal data and changes nothing: mail
 * security scanners open every link.
 */
export function showLink(db: Db, link: AnswerLink, now: number): Promise<LinkState | null> {
  const { organizationId, introductionId } = link
  return runAsOrganization(db, organizationId, async (trx) => {
    const row = await findRow(trx, organizationId, introductionId, now)
    return row && loadLinkState(trx, link, row, now)
  })
}

async function loadLinkState(trx: Db, link: AnswerLink, row: IntroductionRow, now: number): Promise<LinkState> {
  const deadlines = await loadDeadlines(trx, [row], now)
  const { settings } = await loadOrganization(trx, link.organizationId)
  const state = isFinal(row.state) ? 'over' : isPending(row.state) ? 'open' : 'answered'
  return {
    state,
    ref: buildReferenceCode(row.id),
    resourceName: deadlines.placeName(row) ?? settings.publicName,
    organization: settings.publicName,
    receivedAt: toIso(row.delivered_at ?? row.created_at),
    dueAt: toIso(deadlines.dueAt(row)),
    urgency: row.urgency,
    language: link.recipientLanguage ?? settings.language,
    answerLanguage: row.consent_language,
  }
}
