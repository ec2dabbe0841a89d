import { getFoundResources, SearchProgressMessage, SearchReply } from '#contracts/search.ts'
import type { Location } from '#domain/places/location.ts'
import { Resource } from '#domain/resources/resource.ts'
import { Absence } from '#domain/search/absence.ts'
import type { FoundCounts } from '#domain/search/count-found.ts'

/** Search results. The location has the directory's spelling, where the server sends it. */
export interface FoundAnswer {
  kind: 'found'
  resources: Resource[]
  alsoHelpful: Resource[]
  absences: Absence[]
  counts: FoundCounts | null
  location: Location | undefined
  /** When the last byte arrived; parsing a long list takes a slow phone a while. */
  arrivedAt: number
  copy?: CopyUsed
}

/** The list is from the county kept on this phone. */
export interface CopyUsed {
  /** When the server made it. */
  builtAt: number
  /** The person also wrote something, which only the server understands. */
  isWithoutWords: boolean
}

/** Parses one line of the response; null for an unknown message. */
export function parseProgressMessage(line: string): SearchProgressMessage | null {
  const json = parseJson(line)
  if (isRecord(json) && json['type'] === 'done') {
    const reply = parseSearchReply(json['reply'])
    return reply && { type: 'done', reply }
  }
  const parsed = SearchProgressMessage.safeParse(json)
  return parsed.success ? parsed.data : null
}

/** Null when it is not a valid reply; an unreadable listing or notice does not lose the others. */
export function parseSearchReply(json: unknown): SearchReply | null {
  if (!isRecord(json)) return null
  const { results, ...rest } = json
  // The list is sent under two names: it is parsed once.
  const reply: Record<string, unknown> = { ...rest, resources: rest['resources'] ?? results }
  const parsed = SearchReply.safeParse(reply)
  if (parsed.success) return parsed.data
  if (!Array.isArray(reply['resources'])) return null
  const { metadata } = reply
  const again = SearchReply.safeParse({
    ...reply,
    resources: listReadable(reply['resources'], Resource),
    alsoHelpful: listReadable(reply['alsoHelpful'], Resource),
    ...(isRecord(metadata) && { metadata: { ...metadata, absences: listReadable(metadata['absences'], Absence) } }),
  })
  return again.success ? again.data : null
}

function listReadable(entries: unknown, schema: typeof Resource | typeof Absence): unknown[] {
  return Array.isArray(entries) ? entries.filter((entry) => schema.safeParse(entry).success) : []
}

export function toFoundAnswer(reply: SearchReply, arrivedAt: number): FoundAnswer {
  return {
    arrivedAt,
    kind: 'found',
    resources: getFoundResources(reply),
    alsoHelpful: reply.alsoHelpful ?? [],
    absences: reply.metadata?.absences ?? [],
    counts: reply.metadata?.counts ?? null,
    location: reply.location ?? reply.metadata?.location,
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
