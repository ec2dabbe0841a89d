import { useState } from 'react'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'

/** Spanish in both languages of the page: it is a third longer, so what holds here holds everywhere. */
export function LongTextPart() {
  return (
    <LanguageProvider initial="es">
      <div lang="es" className="ws-stack">
        <LongSamples />
      </div>
    </LanguageProvider>
  )
}

function LongSamples() {
  const t = useText('workshop')
  const [tab, setTab] = useState('0')
  const [isPicked, setIsPicked] = useState(true)
  const tabs = t.list('long.tabs').map((label, index) => ({ id: String(index), label, panel: <p>{label}</p> }))
  return (
    <>
      <h4>{t('long.title')}</h4>
      <p>
        <Badge tone="ok">{t('long.badge')}</Badge>
      </p>
      <Button variant="primary" wide>{t('long.button')}</Button>
      <div className="ws-row">
        <Button size="small">{t('long.button')}</Button>
      </div>
      <TileGrid label={t('long.title')}>
        {t.list('long.tiles').map((tile) => (
          <CheckboxTile key={tile} label={tile} checked={isPicked} onChange={setIsPicked} />
        ))}
      </TileGrid>
      <Tabs label={t('long.title')} items={tabs} value={tab} onChange={setTab} />
      <TextField label={t('long.field')} error={t('long.error')} />
      <Notice tone="warning" title={t('long.title')}>{t('long.notice')}</Notice>
    </>
  )
}
