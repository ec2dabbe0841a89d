import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { listGeneralDoubts } from '#domain/resources/card-facts.ts'
import type { Resource } from '#domain/resources/resource.ts'

/** What a person must know before they go: nobody verified it, or people reported otherwise. */
export function CardWarnings({ resource }: { resource: Resource }) {
  const t = useText('results')
  const listing = useText('listing')
  const warnings = [
    ...(resource.isUnchecked ? [listing('foundOnWeb')] : []),
    ...listGeneralDoubts(resource).map((doubt) => t(`card.doubts.${doubt}`)),
  ]
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  )
}
