import type { MyEvent } from '#contracts/community-staff.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'

const tones = { pending: 'sun', live: 'ok', hidden: 'coral', rejected: 'coral', withdrawn: 'plain' } as const

/** Review status and, if rejected, the reason. */
export function PostStatus({ status, reason }: Pick<MyEvent, 'status' | 'reason'>) {
  const t = useText('partnerPosts')
  const community = useText('community')
  return (
    <>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {reason && <p>{t('reason', { reason: community(`reasons.${reason}`) })}</p>}
    </>
  )
}
