import { EventDetails, PostContent } from '#domain/community/post.ts'
import { getEventEnd } from '#domain/community/event-file.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Posts } from '#server/platform/db/schema-service.ts'

export type PostRow = Posts

/** The author of the rows that hold reactions to our own tips. */
export const guidesAuthorId = 'guides'

const emptyContent: PostContent = { title: null, text: '', translated: null }
/** The document left after a post's text is erased. */
export const erasedContent = JSON.stringify(emptyContent)

/** The text of a person's post or of an answer; empty once it is erased. */
export function parsePostContent(document: string): PostContent {
  const parsed = PostContent.safeParse(JSON.parse(document))
  return parsed.success ? parsed.data : emptyContent
}

/** The text of an event; null once it is erased. */
export function parseEventDetails(document: string): EventDetails | null {
  const parsed = EventDetails.safeParse(JSON.parse(document))
  return parsed.success ? parsed.data : null
}

/** The place of a post, by its common names. */
export function toNamedLocation({ state, county_fips: fips }: Pick<PostRow, 'state' | 'county_fips'>, places: Places) {
  return {
    state: StateCode.safeParse(state).data ?? null,
    county: fips === null ? null : (places.byFips(fips)?.name ?? null),
  }
}

export const parseNeed = ({ need }: Pick<PostRow, 'need'>) => NeedKey.safeParse(need).data ?? null
export const toIsoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
export const toIso = (at: number) => new Date(at).toISOString()

type Times = Pick<PostRow, 'kind' | 'starts_at' | 'ends_at'>

/**
 * When a post ends by itself: an event ends with its time, and its row is erased a month later (T-10) without a
 * separate job.
 */
export function getNaturalEnd({ kind, starts_at: startsAt, ends_at: endsAt }: Times): number | null {
  return kind === 'event' && startsAt !== null ? getEventEnd(startsAt, endsAt) : null
}
