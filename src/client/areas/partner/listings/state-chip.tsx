import { CircleCheck, CirclePause, Clock, PencilLine } from 'lucide-react'
import type { PartnerListing } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'

const badgeStyles = {
  live: { tone: 'ok', Icon: CircleCheck },
  paused: { tone: 'coral', Icon: CirclePause },
  draft: { tone: 'plain', Icon: PencilLine },
  change_waiting: { tone: 'sun', Icon: Clock },
} as const

export function StateChip({ state }: Pick<PartnerListing, 'state'>) {
  const t = useText('partnerListings')
  const { tone, Icon } = badgeStyles[state]
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {t(`states.${state}`)}
    </Badge>
  )
}
