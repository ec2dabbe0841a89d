import { createHmac, randomUUID } from 'node:crypto'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { maxPostsPerDay, type VisitorPostKind } from '#domain/community/post.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { reserveSlot } from '#server/platform/db/rolling-limit.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import { type PostLocation, refusePrivateData, toStoredLocation } from '../records.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Many people share the network of a shelter or a library. */
const addressPerDay = 60

export interface SendPostDeps {
  db: Db
  clock: Clock
  places: Places
  dataKey: Buffer
  settings: Pick<SettingsRepository, 'read'>
  /** Whether the text may indicate danger. */
  findCrisis(text: string): Promise<Crisis | null>
}

interface WrittenPost {
  kind: VisitorPostKind
  language: Language
  need: NeedKey | null
  text: string
  state: StateCode | null
  county: string | null
}

interface PostSender {
  principalId: string
  address: string
}

/** The post waits for a reviewer. `getSender` is called once nothing is wrong with the text. */
export async function sendVisitorPost(
  deps: SendPostDeps,
  written: WrittenPost,
  getSender: () => Promise<PostSender>,
): Promise<{ id: string; help: Crisis | null }> {
  if (!(await deps.settings.read('switches')).communityPosting) throw new AppError(403, 'switched_off')
  const { kind, language, need, text } = written
  const location = toStoredLocation(deps.places, written)
  refusePrivateData(kind, { text })
  const help = await deps.findCrisis(text)
  const post = { kind, language, need, text, ...location, isUrgent: help !== null }
  return { id: await store(deps, post, await getSender(), deps.clock.now()), help }
}

interface NewPost extends Omit<WrittenPost, 'state' | 'county'>, PostLocation {
  isUrgent: boolean
}

/** Sending the same text again returns the same post; it is neither stored nor counted twice. */
function store({ db, dataKey }: SendPostDeps, post: NewPost, sender: PostSender, at: number): Promise<string> {
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
    await count(trx, dataKey, sender)
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
}

/** Always the browser first, so that two calls that share an address cannot deadlock. */
async function count(trx: Db, dataKey: Buffer, { principalId, address }: PostSender): Promise<void> {
  const limitKey = deriveKey(dataKey, 'limits')
  const hashIdentifier = (who: string) => createHmac('sha256', limitKey).update(who).digest('hex')
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

/** Serializes sends of one browser; otherwise both would find that nothing was sent before. */
async function holdBrowser(trx: Db, principalId: string): Promise<void> {
  await trx
    .updateTable('principals')
    .set((eb) => ({ kind: eb.ref('kind') }))
    .where('id', '=', principalId)
    .execute()
}
