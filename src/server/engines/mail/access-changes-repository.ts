import { randomUUID } from 'node:crypto'
import { accessLog as english } from '#content/en/access-log.ts'
import { accessLog as spanish } from '#content/es/access-log.ts'
import type { AccessChangeKind, MailedAccessKind } from '#domain/accounts/access-changes.ts'
import { isPartnerRole, type PartnerRole, Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { PartnerSettings } from '#domain/partners/settings.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { formatDueDay } from '#domain/introductions/overdue.ts'
import { composeMail, type MailValues } from './compose.ts'
import type { MailKind } from './mail-kinds.ts'
import type { OutboxRepository } from './outbox-repository.ts'

export interface AccessChange {
  organizationId: string
  kind: AccessChangeKind
  actor: AuditActor
  /** The email of the account it is about. */
  subject?: string | null
  role?: PartnerRole | null
  listingId?: string | null
  /** When it takes effect, if not now. */
  dueAt?: number
}

export interface AccessNoticeDeps {
  outbox: Pick<OutboxRepository, 'queue'>
  siteUrl: string
}

const texts = { en: english, es: spanish }
const serviceName = 'Next Chapter'
/** The last of our time zones: wherever they are, the day in the mail is not too late. */
const mailZone = 'Pacific/Honolulu'

const formatMailDay = (at: number, language: Language): string => formatDueDay(at, language, mailZone)

/**
 * Writes the change to the log of who may act, and to every administrator of the organization, whatever mail they chose
 * to get (T-8.6). Runs in the transaction of the change, and before an administrator is turned off: they read it too.
 */
export async function recordAccessChange(
  deps: AccessNoticeDeps,
  trx: Db,
  change: AccessChange & { kind: MailedAccessKind },
  at: number,
): Promise<void> {
  const { kind, actor, subject = null, role = null, listingId = null, dueAt = at } = change
  await logAccessChange(trx, change, at)
  const by = await nameActor(trx, actor)
  const listing = listingId === null ? '' : ((await findListingName(trx, listingId)) ?? listingId)
  await mailAdministrators(deps, trx, change, at, (language) => {
    const words = texts[language]
    const values: Record<string, string> = {
      who: subject ?? '',
      role: role === null ? '' : words.roles[role],
      listing,
      by,
      date: formatMailDay(dueAt, language),
    }
    const reason = words.kinds[kind].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
    return { kind: 'accessChanged', values: { reason } }
  })
}

/** Somebody claims a listing of theirs: they decide until the due day. */
export async function askAdministrators(
  deps: AccessNoticeDeps,
  trx: Db,
  asked: Required<Pick<AccessChange, 'organizationId' | 'subject' | 'listingId' | 'dueAt'>>,
  at: number,
): Promise<void> {
  const actor = { id: 'claim', role: 'visitor', organizationId: null }
  await logAccessChange(trx, { ...asked, kind: 'claim_asked', actor }, at)
  await mailAdministrators(deps, trx, asked, at, (language) => ({
    kind: 'claimAsksYou',
    values: { date: formatMailDay(asked.dueAt, language) },
  }))
}

async function logAccessChange(trx: Db, change: AccessChange, at: number): Promise<void> {
  const { organizationId, kind, actor, subject = null, role = null, listingId = null } = change
  await trx
    .insertInto('access_changes')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      at,
      kind,
      actor: actor.id,
      actor_role: actor.role,
      subject,
      role,
      listing_id: listingId,
    })
    .execute()
}

/** One mail to each administrator of an organization. */
async function mailAdministrators(
  { outbox, siteUrl }: AccessNoticeDeps,
  trx: Db,
  { organizationId, subject }: Pick<AccessChange, 'organizationId' | 'subject'>,
  at: number,
  write: (language: Language) => { kind: MailKind; values: MailValues },
): Promise<void> {
  const { name } = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const link = `${siteUrl}/partner-settings?tab=people`
  for (const { email, language } of await listAdministrators(trx, organizationId, subject ?? '')) {
    const { kind, values } = write(language)
    const mail = composeMail(kind, language, { name, link, ...values })
    await outbox.queue(trx, { ...mail, recipient: email }, at)
  }
}

interface Addressee {
  email: string
  language: Language
}

/**
 * While nobody there has an account, the addresses that get its introductions speak for it; not the one that the change
 * is about.
 */
async function listAdministrators(trx: Db, organizationId: string, subject: string): Promise<Addressee[]> {
  const accounts = await trx
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'partner_admin')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
  if (accounts.length > 0) return accounts
  const row = await trx
    .selectFrom('partner_settings')
    .select('document')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!row) return []
  const { noticeEmails, language } = PartnerSettings.parse(JSON.parse(row.document))
  const others = noticeEmails.filter((email) => email.toLowerCase() !== subject.toLowerCase())
  return others.map((email) => ({ email, language }))
}

/** A colleague by name; whoever runs the service only as the service. */
async function nameActor(trx: Db, { id, role }: AuditActor): Promise<string> {
  const known = Role.safeParse(role)
  if (!known.success || !isPartnerRole(known.data)) return serviceName
  const row = await trx.selectFrom('accounts').select(['name', 'email']).where('id', '=', id).executeTakeFirst()
  return row?.name || row?.email || serviceName
}

async function findListingName(trx: Db, id: string): Promise<string | null> {
  const row = await trx.selectFrom('listings').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
