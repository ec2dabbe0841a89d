import type { SearchProgressMessage } from '#contracts/search.ts'
import type { Needs } from '#domain/needs/needs.ts'
import type { FoundHelp } from '#server/engines/directory/find.ts'

/**
 * The reply of a search as JSON. The list appears twice in it, so it is serialized once; every card comes from a parsed
 * listing or was parsed when it came in, so it is not parsed again on the way out.
 */
export function formatReply({ location, resources, alsoHelpful, absences, counts }: FoundHelp, needs: Needs): string {
  const list = JSON.stringify(resources)
  const rest = JSON.stringify({ alsoHelpful, metadata: { location, needs, counts, absences }, location, needs })
  return `{"success":true,"resources":${list},"results":${list},${rest.slice(1)}`
}

export function formatProgressLine(message: Exclude<SearchProgressMessage, { type: 'done' }>): string {
  return `${JSON.stringify(message)}\n`
}

export function formatDoneLine(found: FoundHelp, needs: Needs): string {
  return `{"type":"done","reply":${formatReply(found, needs)}}\n`
}
