import { useId } from 'react'
import type { ResourceFilter } from '#domain/resources/filter.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { AboutMeButton, canAskAboutMe } from '#client/shared/about-me/about-me-button.tsx'
import { useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { CheckboxTile } from '#client/ui/checkbox-tile/checkbox-tile.tsx'

interface LikelyFilterProps {
  filter: Pick<ResourceFilter, 'isLikely'>
  onChange: (change: Pick<ResourceFilter, 'isLikely'>) => void
}

/** Hides what says no to the person; what they said stays on the device, and the filter tells nothing of it. */
export function LikelyFilter({ filter, onChange }: LikelyFilterProps) {
  const t = useText('results')
  const id = useId()
  const own = useOwnFacts()
  if (!canAskAboutMe()) return null
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby={id}>
      <h3 id={id}>{t('filters.likely')}</h3>
      {(own.length > 0 || filter.isLikely) && (
        <CheckboxTile
          className="justify-self-stretch"
          label={t('filters.hideNo')}
          checked={filter.isLikely}
          onChange={(isLikely) => onChange({ isLikely })}
        />
      )}
      <AboutMeButton onFailed={showToast} />
    </section>
  )
}
