import { CircleAlert, CircleCheck, CircleX, Eye, HandHelping, Hourglass, type LucideIcon } from 'lucide-react'
import type { Delivery } from '#domain/introductions/introduction.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'

const badgeStyles: Record<IntroductionState, { tone: 'ok' | 'sun' | 'coral' | 'plain'; icon: LucideIcon }> = {
  sent: { tone: 'sun', icon: Hourglass },
  delivery_failed: { tone: 'coral', icon: CircleAlert },
  opened: { tone: 'sun', icon: Eye },
  needs_you: { tone: 'ok', icon: HandHelping },
  accepted: { tone: 'ok', icon: CircleCheck },
  declined: { tone: 'plain', icon: CircleX },
  got_help: { tone: 'plain', icon: CircleCheck },
  not_got_help: { tone: 'plain', icon: CircleX },
  withdrawn: { tone: 'plain', icon: CircleX },
}

/** State of an introduction as text; the color only repeats it. */
export function StateLine({ state, delivery }: { state: IntroductionState; delivery: Delivery | undefined }) {
  const t = useText('introductions')
  const { tone, icon: Icon } = badgeStyles[state]
  // “Sent” would be false where no partner can receive it (T-3.3).
  const isWaiting = state === 'sent' && delivery === 'waiting'
  const words = isWaiting ? t('list.notThere') : t(`states.${state}`)
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  )
}
