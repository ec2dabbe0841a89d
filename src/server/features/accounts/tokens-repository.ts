import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountTokens } from '#server/platform/db/schema-partners.ts'

/** The token in a link, and the hash that is stored of it. */
interface LinkToken {
  text: string
  hash: string
}

export const hashLinkToken = (text: string): string => createHash('sha256').update(text).digest('hex')

/** 32 random bytes cannot be guessed (T-8.1). */
function createLinkToken(): LinkToken {
  const text = randomBytes(32).toString('base64url')
  return { text, hash: hashLinkToken(text) }
}

type Kind = AccountTokens['kind']

const lifetimeMs: Record<Kind, number> = {
  invitation: 72 * 60 * 60_000,
  reset: 30 * 60_000,
  second_factor: 15 * 60_000,
}

export const getTokenExpiry = (kind: Kind, at: number): number => at + lifetimeMs[kind]

interface NewAccountToken {
  kind: Kind
  accountId: string
  sealedTotp?: string
}

/** One-time links to an account. A new one of a kind invalidates the earlier ones. */
export async function issueAccountToken(
  trx: Db,
  { kind, accountId, sealedTotp }: NewAccountToken,
  at: number,
): Promise<string> {
  const { text, hash } = createLinkToken()
  await dropAccountTokens(trx, accountId, kind)
  await trx
    .insertInto('account_tokens')
    .values({
      hash,
      kind,
      account_id: accountId,
      sealed_totp: sealedTotp ?? null,
      created_at: at,
      expires_at: getTokenExpiry(kind, at),
    })
    .execute()
  return text
}

const live = (db: Db, kind: Kind, now: number) =>
  db
    .selectFrom('account_tokens')
    .selectAll()
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

export function findLiveToken(db: Db, kind: Kind, hash: string, now: number): Promise<AccountTokens | undefined> {
  return live(db, kind, now).where('hash', '=', hash).executeTakeFirst()
}

export function findLiveTokenForAccount(
  db: Db,
  kind: Kind,
  accountId: string,
  now: number,
): Promise<AccountTokens | undefined> {
  return live(db, kind, now).where('account_id', '=', accountId).executeTakeFirst()
}

/** True for the one caller that uses it. */
export async function useToken(trx: Db, hash: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_tokens')
    .set({ used_at: at, sealed_totp: null })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function dropAccountTokens(trx: Db, accountId: string, kind?: Kind): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'reset'))
    .execute()
}
