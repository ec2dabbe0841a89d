import { Plus } from 'lucide-react'
import { firstDaysNeeds } from '#domain/needs/first-days.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface MoreNeedsProps {
  /** Needs of the search; none where they are not known, as after a PIN alone. */
  requestedNeeds: readonly NeedKey[]
  onAddNeed: (need: NeedKey) => void
}

/** The first need brings the first number soonest; each other one is a single tap away, below the list. */
export function MoreNeeds({ requestedNeeds, onAddNeed }: MoreNeedsProps) {
  const t = useText('results')
  const names = useText('needs')
  const others = firstDaysNeeds.filter((need) => !requestedNeeds.includes(need))
  if (requestedNeeds.length === 0 || others.length === 0) return null
  return (
    <section aria-labelledby="results-more" className="grid gap-3" data-print="hide">
      <h2 id="results-more">{t('moreNeeds')}</h2>
      <div className="flex flex-wrap gap-2">
        {others.map((need) => (
          <Button key={need} size="small" icon={<Plus aria-hidden size={18} />} onClick={() => onAddNeed(need)}>
            {names(`${need}.label`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
