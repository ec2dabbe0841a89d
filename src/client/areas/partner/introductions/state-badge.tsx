import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Eye,
  HandHelping,
  Inbox,
  type LucideIcon,
  TimerOff,
  Undo2,
} from 'lucide-react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge, type BadgeProps } from '#client/ui/badge/badge.tsx'
import { type WaitingAge, ageing } from './waiting-age.ts'
import { useIntroductionTexts } from './use-introduction-texts.ts'

interface BadgeStyle {
  tone: NonNullable<BadgeProps['tone']>
  icon: LucideIcon
}

const badgeStyles: Record<IntroductionState, BadgeStyle> = {
  sent: { tone: 'brand', icon: Inbox },
  delivery_failed: { tone: 'coral', icon: CircleAlert },
  opened: { tone: 'sun', icon: Eye },
  needs_you: { tone: 'sun', icon: HandHelping },
  accepted: { tone: 'ok', icon: CircleCheck },
  declined: { tone: 'plain', icon: CircleX },
  got_help: { tone: 'ok', icon: CircleCheck },
  not_got_help: { tone: 'plain', icon: CircleX },
  withdrawn: { tone: 'plain', icon: Undo2 },
}

export function StateBadge({ state }: { state: IntroductionState }) {
  const t = useText('partnerIntroductions')
  const { tone, icon: Icon } = badgeStyles[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`states.${state}`)}
    </Badge>
  )
}

const ageLooks: Record<WaitingAge, BadgeStyle> = {
  overdue: { tone: 'coral', icon: TimerOff },
  soon: { tone: 'sun', icon: Clock },
  waiting: { tone: 'plain', icon: Clock },
  answered: { tone: 'plain', icon: CircleCheck },
  closed: { tone: 'plain', icon: CircleX },
}

/** How long it has been waiting. The text carries the meaning; the color only repeats it. */
export function AgeBadge({ introduction, now }: { introduction: PartnerIntroduction; now: number }) {
  const words = useIntroductionTexts(now)
  const { tone, icon: Icon } = ageLooks[ageing(introduction, now)]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words.age(introduction)}
    </Badge>
  )
}
