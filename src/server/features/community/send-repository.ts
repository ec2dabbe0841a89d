import { createHmac, randomUUID } from 'node:crypto'
import { maxPostsPerDay, type VisitorPostKind } from '#domain/community/post.ts'
import { reviewSampleSize, estimateReviewHours } from '#domain/community/review-wait.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { reserveSlot } from '#server/platform/db/rolling-limit.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PostLocation } from './post-location.ts'
import { guidesAuthorId } from './post-row.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Many people share the network of a shelter or a library. */
const addressPerDay = 60

export interface NewPost extends PostLocation {
  kind: VisitorPostKind
  language: Language
  need: NeedKey | null
  text: string
  isUrgent: boolean
}

export interface PostSender {
  principalId: string
  address: string
}

export function sendRepository(db: Db, cookieKey: Buffer) {
  const limitKey = deriveKey(cookieKey, 'limits')
  const hashIdentifier = (who: string) => createHmac('sha256', limitKey).update(who).digest('hex')

  /** Always the browser first, so that two calls that share an address cannot deadlock. */
  const count = async (trx: Db, { principalId, address }: PostSender) => {
    const mayBrowser = await reserveSlot(trx, {
      key: `posts:${hashIdentifier(principalId)}`,
      max: maxPostsPerDay,
      windowMs: dayMs,
    })
    const mayAddress =
      mayBrowser &&
      (await reserve(trx, { key: `posts-address:${hashIdentifier(address)}`, max: addressPerDay, windowMs: dayMs }))
    if (!mayAddress) throw new AppError(429, 'posts_today', { retryAfterSeconds: dayMs / 1000 })
  }

  return {
    /**
     * The post waits for a reviewer. Sending the same text again returns the same post; it is neither stored nor
     * counted twice.
     */
    send(post: NewPost, sender: PostSender, at: number): Promise<string> {
      const { principalId } = sender
      const document = JSON.stringify({ title: null, text: post.text, translated: null })
      return db.transaction().execute(async (trx) => {
        await holdBrowser(trx, principalId)
        const earlier = await trx
          .selectFrom('posts')
          .select('id')
          .where('principal_id', '=', principalId)
          .where('kind', '=', post.kind)
          .where('document', '=', document)
          .where('status', '!=', 'withdrawn')
          .executeTakeFirst()
        if (earlier) return earlier.id
        await count(trx, sender)
        const id = randomUUID()
        await trx
          .insertInto('posts')
          .values({
            id,
            kind: post.kind,
            language: post.language,
            need: post.need,
            state: post.state,
            county_fips: post.countyFips,
            document,
            status: 'pending',
            is_urgent: post.isUrgent ? 1 : 0,
            principal_id: principalId,
            created_at: at,
          })
          .execute()
        return id
      })
    },

    /** How long a review currently takes. */
    async usualHours(): Promise<number | null> {
      const rows = await db
        .selectFrom('posts')
        .select(['created_at', 'reviewed_at'])
        .where('reviewed_at', 'is not', null)
        .where((eb) => eb.or([eb('author_id', 'is', null), eb('author_id', '!=', guidesAuthorId)]))
        .orderBy('reviewed_at', 'desc')
        .orderBy('id')
        .limit(reviewSampleSize)
        .execute()
      return estimateReviewHours(rows.map((row) => (row.reviewed_at ?? row.created_at) - row.created_at))
    },
  }
}
export type SendRepository = ReturnType<typeof sendRepository>

/** Serializes sends of one browser; otherwise both would find that nothing was sent before. */
async function holdBrowser(trx: Db, principalId: string): Promise<void> {
  await trx
    .updateTable('principals')
    .set((eb) => ({ kind: eb.ref('kind') }))
    .where('id', '=', principalId)
    .execute()
}
