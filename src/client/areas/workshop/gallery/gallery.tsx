import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { type ViewSettings, framesFor, type FrameTheme } from '../view-settings.ts'
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

interface ThemeFramesProps {
  settings: ViewSettings
  /** Rendered once per theme; the theme name keeps landmark names unique. */
  children: (themeName: string) => ReactNode
}

/** Part of this page in the chosen theme and width. Both themes are shown side by side where they fit. */
function ThemeFrames({ settings, children }: ThemeFramesProps) {
  const t = useText('workshop')
  return (
    <div className="ws-frames">
      {framesFor(settings.theme).map((theme) => (
        <div
          key={theme}
          className="ws-frame"
          data-width={settings.width}
          data-motion={settings.motion}
          {...getThemeAttributes(theme)}
        >
          {children(t(`settings.themes.${theme}`))}
        </div>
      ))}
    </div>
  )
}

function getThemeAttributes(theme: FrameTheme) {
  return theme === 'auto' ? {} : { 'data-theme': theme }
}
