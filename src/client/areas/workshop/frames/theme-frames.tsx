import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { framesFor, type FrameTheme, type ViewSettings } from '../view-settings.ts'

interface ThemeFramesProps {
  settings: ViewSettings
  /** Rendered once per theme; the theme name keeps landmark names unique. */
  children: (themeName: string) => ReactNode
}

/** Part of this page in the chosen theme and width. Both themes are shown side by side where they fit. */
export function ThemeFrames({ settings, children }: ThemeFramesProps) {
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
