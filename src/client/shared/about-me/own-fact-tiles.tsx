import { useId } from 'react'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CheckboxTile } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { type ReentryFact, reentryFactRules, reentryFacts } from '#domain/directory/reentry-facts.ts'

const groups = ['coming', 'people', 'law'] as const

export interface OwnFactTilesProps {
  own: readonly ReentryFact[]
  onChange: (own: ReentryFact[]) => void
}

/** Every fact of the table, as the person would say it. */
export function OwnFactTiles({ own, onChange }: OwnFactTilesProps) {
  const t = useText('aboutMe')
  const id = useId()
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t(getDeviceMode() === 'own' ? 'privacy' : 'privacyTab')}</p>
      {groups.map((group) => (
        <section key={group} className="grid gap-2">
          <h3 id={`${id}${group}`}>{t(`groups.${group}`)}</h3>
          <div role="group" aria-labelledby={`${id}${group}`} className="grid gap-2">
            {reentryFacts
              .filter((fact) => reentryFactRules[fact].group === group)
              .map((fact) => (
                <CheckboxTile
                  key={fact}
                  label={t(`own.${fact}`)}
                  checked={own.includes(fact)}
                  onChange={(isOn) => onChange(isOn ? [...own, fact] : own.filter((other) => other !== fact))}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}
