import { useId } from 'react'
import type { ResourceFilter } from '#domain/resources/filter.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CheckboxTile } from '#client/ui/checkbox-tile/checkbox-tile.tsx'

type Switches = Pick<ResourceFilter, 'isOpenNow' | 'speaksSpanish' | 'takesRecord'>

interface SwitchFiltersProps {
  /** Switches that have an effect on this list. */
  useful: Switches
  filter: Switches
  onChange: (change: Partial<Switches>) => void
}

const switches = [
  { key: 'isOpenNow', label: 'openNow' },
  { key: 'speaksSpanish', label: 'spanish' },
  { key: 'takesRecord', label: 'record' },
] as const

export function SwitchFilters({ useful, filter, onChange }: SwitchFiltersProps) {
  const t = useText('results')
  const id = useId()
  // An active switch stays, even when the list has changed: otherwise it could not be turned off.
  const offered = switches.filter(({ key }) => useful[key] || filter[key])
  if (offered.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 id={id}>{t('filters.more')}</h3>
      <div role="group" aria-labelledby={id} className="grid gap-2">
        {offered.map(({ key, label }) => (
          <CheckboxTile
            key={key}
            label={t(`filters.${label}`)}
            checked={filter[key]}
            onChange={(isOn) => onChange({ [key]: isOn })}
          />
        ))}
      </div>
    </section>
  )
}
