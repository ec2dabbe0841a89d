import { EventDetails, maxTextLengths, PostContent, type PostKind, RejectReason } from '#domain/community/post.ts'
import { getEventEnd } from '#domain/community/event-file.ts'
import { findForbiddenData } from '#domain/community/private-data.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Posts } from '#server/platform/db/schema-service.ts'
import { AppError } from '#server/platform/http/app-error.ts'

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
export const parseReason = ({ reason }: Pick<PostRow, 'reason'>) => RejectReason.safeParse(reason).data ?? null
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

export interface PostLocation {
  state: StateCode | null
  countyFips: string | null
}

/** A post's place must be a known one; otherwise none is stored. */
export function toStoredLocation(
  places: Pick<Places, 'findCounty'>,
  { state, county }: { state: StateCode | null; county: string | null },
): PostLocation {
  if (county === null || county.trim() === '') return { state, countyFips: null }
  const found = state === null ? null : places.findCounty({ state, county })
  if (found) return { state: found.state, countyFips: found.fips }
  throw new AppError(400, 'unknown_county', { fields: [{ path: 'county', problem: 'unknown' }] })
}

/** The reader's place; an unknown one filters nothing out. */
export function toFilterLocation(
  places: Pick<Places, 'findCounty'>,
  { state, county }: { state?: StateCode | undefined; county?: string | undefined },
): PostLocation {
  if (state === undefined) return { state: null, countyFips: null }
  const found = county === undefined ? null : places.findCounty({ state, county })
  return { state, countyFips: found?.fips ?? null }
}

/** Names each invalid field; the text itself is never sent back. */
export function refusePrivateData(kind: PostKind, fields: Readonly<Record<string, string | null>>): void {
  const filled = Object.entries(fields).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]))
  const long = filled.filter(({ path, text }) => path !== 'title' && text.length > maxTextLengths[kind])
  if (long.length > 0) {
    throw new AppError(400, 'bad_request', { fields: long.map(({ path }) => ({ path, problem: 'too_big' })) })
  }
  const found = filled.flatMap(({ path, text }) =>
    findForbiddenData(kind, text).map((finding) => ({ path, problem: finding.kind })),
  )
  if (found.length > 0) throw new AppError(400, 'private_data', { fields: found })
}
