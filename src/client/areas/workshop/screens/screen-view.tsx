import { useEffect, useRef, type ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { workshopRoute } from '#domain/navigation/routes.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { DeviceFrame } from '../frames/device-frame.tsx'
import { SettingsBar } from '../settings-bar.tsx'
import { framesFor, useViewSettings, withParam } from '../view-settings.ts'
import { allNames, samples, useNames } from './sample-files.ts'
import { screenFixtures } from './screen-fixtures.tsx'
import { appScreenNames, type AppScreenName, type SampleName } from './screen-names.ts'

interface ScreenViewProps {
  /** One of `allNames`. */
  name: string
  appScreens: Record<AppScreenName, ReactNode>
}

/** One live screen, alone, at phone or desktop size. */
export function ScreenView({ name, appScreens }: ScreenViewProps) {
  const t = useText('workshop')
  const { params, settings, change, openScreen } = useViewSettings()
  const nameScreen = useNames()
  const title = nameScreen(name)
  const draw = samples.get(name)?.draw ?? screenFixtures[name as SampleName]
  const handleAct = () => showToast({ title: t('pressed') })
  return (
    <Page wide aria-labelledby="workshop-title" className="ws-page">
      <Link href={`${workshopRoute}?${withParam(params, 'screen', null)}`} className="ws-jump">
        <ArrowLeft aria-hidden size={20} />
        {t('screens.back')}
      </Link>
      <ScreenTitle key={name}>{title}</ScreenTitle>
      <div className="ws-settings">
        <SelectField
          label={t('screens.choose')}
          value={name}
          onChange={(event) => openScreen(event.target.value)}
          options={allNames.map((value) => ({ value, label: nameScreen(value) }))}
        />
        <SettingsBar settings={settings} names={['theme', 'width', 'text', 'motion']} onChange={change} />
      </div>
      <div className="ws-devices">
        {framesFor(settings.theme).map((theme) => {
          const themeName = t(`settings.themes.${theme}`)
          return (
            // Wider than the page on a phone: the box scrolls instead of the page, and the keyboard can reach it.
            <div
              key={theme}
              className="ws-scroller"
              data-screen={name}
              role="group"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              aria-label={t('screens.scroller', { theme: themeName })}
            >
              <DeviceFrame
                screen={name}
                title={t('screens.frame', { name: title, theme: themeName })}
                theme={theme}
                settings={settings}
              >
                {isAppScreen(name) ? appScreens[name] : draw({ onAct: handleAct, t })}
              </DeviceFrame>
            </div>
          )
        })}
      </div>
    </Page>
  )
}

function isAppScreen(name: string): name is AppScreenName {
  return (appScreenNames as readonly string[]).includes(name)
}

/** Takes focus, so that screen readers announce the new screen. */
function ScreenTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} id="workshop-title" tabIndex={-1}>
      {children}
    </h1>
  )
}
