import { type NeedKey, needKeys, type Needs } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { needIcons } from './need-icons.ts'

export function NeedTiles({ needs, onToggle }: { needs: Needs; onToggle: (need: NeedKey) => void }) {
  const t = useText('onboarding')
  const names = useText('needs')
  return (
    <TileGrid label={t('needs.group')}>
      {needKeys.map((need) => {
        const Icon = needIcons[need]
        return (
          <CheckboxTile
            key={need}
            label={names(`${need}.label`)}
            icon={<Icon size={20} />}
            checked={needs[need]}
            onChange={() => onToggle(need)}
          />
        )
      })}
    </TileGrid>
  )
}
