import { useText } from '#client/platform/i18n/use-text.ts'
import { ThemeFrames } from '../frames/theme-frames.tsx'
import type { ViewSettings } from '../view-settings.ts'
import { partNames, parts } from './parts.ts'

export function Gallery({ settings }: { settings: ViewSettings }) {
  const t = useText('workshop')
  return (
    <section id="parts" aria-labelledby="parts-title" className="ws-section">
      <h2 id="parts-title">{t('components.title')}</h2>
      {partNames.map((name) => {
        const Part = parts[name]
        return (
          <div key={name} id={`part-${name}`} className="ws-part">
            <h3>{t(`components.${name}`)}</h3>
            <ThemeFrames settings={settings}>{(themeName) => <Part themeName={themeName} />}</ThemeFrames>
          </div>
        )
      })}
    </section>
  )
}
