import { Link } from 'wouter'
import { workshopRoute } from '#domain/navigation/routes.ts'
import './workshop.css'
import '#client/platform/i18n/bring-staff-text.ts'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { partNames } from './gallery/parts.ts'
import { SiteIndex } from './map/site-index.tsx'
import { allNames, samples, useNames } from './screens/sample-files.ts'
import { type AppScreenName, type ScreenGroup, screenGroups } from './screens/screen-names.ts'
import { ScreenView } from './screens/screen-view.tsx'
import { SettingsBar } from './settings-bar.tsx'
import { useViewSettings, withParam } from './view-settings.ts'

export interface WireframesPageProps {
  /** Pages of the shell, which an area may not import. */
  appScreens: Record<AppScreenName, ReactNode>
}

/** The workshop: every part and state of the product, and every screen with sample data. */
export function WireframesPage({ appScreens }: WireframesPageProps) {
  const { params } = useViewSettings()
  const screen = allNames.find((name) => name === params.get('screen'))
  return screen ? <ScreenView name={screen} appScreens={appScreens} /> : <Overview />
}

function Overview() {
  const t = useText('workshop')
  const { params, settings, change } = useViewSettings()
  return (
    <Page wide aria-labelledby="workshop-title" className="ws-page">
      <h1 id="workshop-title">{t('title')}</h1>
      <p>{t('intro')}</p>
      <SettingsBar settings={settings} names={['theme', 'width', 'motion']} onChange={change} />
      <nav aria-label={t('contents')}>
        <ul className="ws-jumps">
          <li>
            <a className="ws-jump" href="#screens">
              {t('screens.title')}
            </a>
          </li>
          <li>
            <a className="ws-jump" href="#map">
              {t('map.title')}
            </a>
          </li>
          {partNames.map((name) => (
            <li key={name}>
              <a className="ws-jump" href={`#part-${name}`}>
                {t(`components.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ScreenList params={params} />
      <SiteIndex />
      <Gallery settings={settings} />
    </Page>
  )
}

function ScreenList({ params }: { params: URLSearchParams }) {
  const t = useText('workshop')
  return (
    <section id="screens" aria-labelledby="screens-title" className="ws-section">
      <h2 id="screens-title">{t('screens.title')}</h2>
      <p className="ws-quiet">{t('screens.text')}</p>
      <GroupList group="samples" names={[...samples.keys()]} params={params} />
      {(Object.keys(screenGroups) as ScreenGroup[]).map((group) => (
        <GroupList key={group} group={group} names={screenGroups[group]} params={params} />
      ))}
    </section>
  )
}

interface GroupListProps {
  group: ScreenGroup | 'samples'
  names: readonly string[]
  params: URLSearchParams
}

function GroupList({ group, names, params }: GroupListProps) {
  const t = useText('workshop')
  const nameScreen = useNames()
  return (
    <>
      <h3>{t(`screens.groups.${group}`)}</h3>
      <ul className="ws-jumps">
        {names.map((name) => (
          <li key={name}>
            <Link href={`${workshopRoute}?${withParam(params, 'screen', name)}`} className="ws-jump">
              {nameScreen(name)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
