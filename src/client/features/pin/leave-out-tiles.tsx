import type { NeedKey } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'

interface LeaveOutTilesProps {
  /** Sensitive needs of the person's search. */
  needs: readonly NeedKey[]
  leftOut: ReadonlySet<NeedKey>
  onChange: (leftOut: ReadonlySet<NeedKey>) => void
}

/** "Don't keep this" for each sensitive need (T-10.2). */
export function LeaveOutTiles({ needs, leftOut, onChange }: LeaveOutTilesProps) {
  const t = useText('pin')
  const names = useText('needs')
  const handleTick = (need: NeedKey, isTicked: boolean) =>
    onChange(new Set(isTicked ? [...leftOut, need] : [...leftOut].filter((other) => other !== need)))
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="leave-out-title" className="grid gap-2">
      <h2 id="leave-out-title">{t('create.keepTitle')}</h2>
      <p className="text-ink-2">{t('create.keepText')}</p>
      <TileGrid label={t('create.keepTitle')}>
        {needs.map((need) => (
          <CheckboxTile
            key={need}
            label={t('create.dontKeep', { need: names(`${need}.label`) })}
            checked={leftOut.has(need)}
            onChange={(isTicked) => handleTick(need, isTicked)}
          />
        ))}
      </TileGrid>
    </section>
  )
}
