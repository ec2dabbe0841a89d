import { community as english } from '#content/en/community.ts'
import { community as spanish } from '#content/es/community.ts'
import type { RejectReason } from '#domain/community/post.ts'
import type { OrganizationNotice } from '#server/engines/mail/organization-notices-repository.ts'
import type { PostRow } from './post-row.ts'

interface PostOutcome {
  status: PostRow['status']
  reason: RejectReason | null
}

/** What the organization that sent it is told. Null: a person sent it, or for its organization nothing changed. */
export function buildPostNotice(
  { kind, status: before, organization_id: organizationId }: PostRow,
  { status, reason }: PostOutcome,
): OrganizationNotice | null {
  const hasStayed = before === 'live' && status === 'live'
  if (organizationId === null || (kind !== 'event' && kind !== 'answer') || hasStayed) return null
  if (reason === null) return { organizationId, kind: `${kind}Published` }
  const why = { en: english.reasons[reason], es: spanish.reasons[reason] }
  // Reports may have hidden it before a reviewer looked; its organization knows it as public.
  return { organizationId, kind: before === 'pending' ? `${kind}Refused` : `${kind}TakenDown`, reason: why }
}
