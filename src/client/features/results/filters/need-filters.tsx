import { useId } from 'react'
import type { NeedKey } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CheckboxTile } from '#client/ui/checkbox-tile/checkbox-tile.tsx'

interface NeedFiltersProps {
  choices: readonly { need: NeedKey; count: number }[]
  chosen: readonly NeedKey[]
  getNeedName: (need: NeedKey) => string
  onChange: (needs: NeedKey[]) => void
}

export function NeedFilters({ choices, chosen, getNeedName, onChange }: NeedFiltersProps) {
  const t = useText('results')
  const titleId = useId()
  const toggle = (need: NeedKey, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, need] : chosen.filter((chosenNeed) => chosenNeed !== need))
  return (
    <section className="grid gap-2">
      <h3 id={titleId}>{t('filters.needs')}</h3>
      <div
        role="group"
        aria-labelledby={titleId}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2"
      >
        {choices.map(({ need, count }) => (
          <CheckboxTile
            key={need}
            className="text-sm"
            checked={chosen.includes(need)}
            onChange={(isChosen) => toggle(need, isChosen)}
            label={t('filters.needCount', { need: getNeedName(need), count })}
          />
        ))}
      </div>
    </section>
  )
}
