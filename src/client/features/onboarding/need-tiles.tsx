import { firstDaysNeeds } from '#domain/needs/first-days.ts'
import { type NeedKey, needKeys, type Needs } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { needIcons } from './need-icons.ts'

const others = needKeys.filter((need) => !firstDaysNeeds.includes(need))

interface NeedTilesProps {
  needs: Needs
  onToggle: (need: NeedKey) => void
}

export function NeedTiles(props: NeedTilesProps) {
  const t = useText('onboarding')
  return (
    <div role="group" aria-label={t('needs.group')} className="grid gap-3">
      <TileGrid label={t('needs.firstDays')}>
        {firstDaysNeeds.map((need) => (
          <NeedTile key={need} need={need} {...props} />
        ))}
      </TileGrid>
      <h2 className="wizard-others">{t('needs.others')}</h2>
      <TileGrid label={t('needs.others')}>
        {others.map((need) => (
          <NeedTile key={need} need={need} {...props} />
        ))}
      </TileGrid>
    </div>
  )
}

function NeedTile({ need, needs, onToggle }: NeedTilesProps & { need: NeedKey }) {
  const names = useText('needs')
  const Icon = needIcons[need]
  return (
    <CheckboxTile
      label={<NeedName need={need} name={names(`${need}.label`)} />}
      icon={<Icon size={20} />}
      checked={needs[need]}
      onChange={() => onToggle(need)}
    />
  )
}

/** Plain words first; the name under which the list shows the need is below them. */
function NeedName({ need, name }: { need: NeedKey; name: string }) {
  const plainWords: Partial<Record<NeedKey, string>> = useTextModule('onboarding').needs.plain
  const words = plainWords[need]
  if (words === undefined) return name
  return (
    <>
      {words} <small className="wizard-need-name">{name}</small>
    </>
  )
}
