import { community as english } from '#content/en/community.ts'
import { community as spanish } from '#content/es/community.ts'
import type { RejectReason } from '#domain/community/post.ts'
import type { OrganizationNotice } from '#server/engines/mail/organization-notices-repository.ts'
import type { PostRow } from './post-row.ts'

interface PostOutcome {
  status: PostRow['status']
  reason: RejectReason | null
}

/**
 * The notice to the organization that sent the post. Null if a person sent it, or nothing changed for the organization.
 */
export function buildPostNotice(
  { kind, status: before, organization_id: organizationId }: PostRow,
  { status, reason }: PostOutcome,
): OrganizationNotice | null {
  const hasStayed = before === 'live' && status === 'live'
  if (organizationId === null || (kind !== 'event' && kind !== 'answer') || hasStayed) return null
  if (reason === null) return { organizationId, kind: `${kind}Published` }
  const why = { en: english.reasons[reason], es: spanish.reasons[reason] }
  // Reports may have hidden it before a review; to its organization it was public.
  return { organizationId, kind: before === 'pending' ? `${kind}Refused` : `${kind}TakenDown`, reason: why }
}
