import { use, useState } from 'react'
import type { Translated } from '#content/shape.ts'
import { type EnglishText, loadTextModule } from '#client/platform/i18n/text-library.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'

/** Always Spanish: it is a third longer, so a layout that fits here fits everywhere. */
export function LongTextPart() {
  const { long } = useSpanish()
  const [tab, setTab] = useState('0')
  const [isPicked, setIsPicked] = useState(true)
  const tabs = long.tabs.map((label, index) => ({ id: String(index), label, panel: <p>{label}</p> }))
  return (
    <div lang="es" className="ws-stack">
      <h4>{long.title}</h4>
      <p>
        <Badge tone="ok">{long.badge}</Badge>
      </p>
      <Button variant="primary" wide>
        {long.button}
      </Button>
      <div className="ws-row">
        <Button size="small">{long.button}</Button>
      </div>
      <TileGrid label={long.title}>
        {long.tiles.map((tile) => (
          <CheckboxTile key={tile} label={tile} checked={isPicked} onChange={setIsPicked} />
        ))}
      </TileGrid>
      <Tabs label={long.title} items={tabs} value={tab} onChange={setTab} />
      <TextField label={long.field} error={long.error} />
      <Notice tone="warning" title={long.title}>
        {long.notice}
      </Notice>
    </div>
  )
}

function useSpanish() {
  const found = loadTextModule('es', 'workshop')
  return (found instanceof Promise ? use(found) : found) as Translated<EnglishText['workshop']>
}
