import type { ReactNode } from 'react'
import { adminRoutes, partnerRoutes, publicRoutes, workshopRoute } from '#domain/navigation/routes.ts'
import { type Screen, screens } from '#domain/navigation/screens.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { samples } from '../screens/sample-files.ts'
import type { WorkshopRoute } from './site-map.ts'

/** Every URL and every screen of the main page. The lists come from the domain, so none can be missing. */
export function SiteIndex() {
  const t = useText('workshop')
  return (
    <section id="map" aria-labelledby="map-title" className="ws-section">
      <h2 id="map-title">{t('map.title')}</h2>
      <p className="ws-quiet">{t('map.text')}</p>
      <RouteList title={t('map.public')} routes={publicRoutes} />
      <h3>{t('map.screens')}</h3>
      <ul>
        {screens.map((screen) => (
          <Row key={screen} code={screen} about={<ScreenName screen={screen} />} />
        ))}
      </ul>
      <RouteList title={t('map.partner')} routes={partnerRoutes} />
      <RouteList title={t('map.admin')} routes={[...adminRoutes, workshopRoute]} />
    </section>
  )
}

/** Some are named here, because they have many states; a screen with one state has its own title. */
type NamedScreen = keyof EnglishText['workshop']['map']['screenNames']

function ScreenName({ screen }: { screen: Screen }) {
  const t = useText('workshop')
  const title = samples.get(screen)?.title(useText)
  return title ?? t(`map.screenNames.${screen as NamedScreen}`)
}

function RouteList({ title, routes }: { title: string; routes: readonly WorkshopRoute[] }) {
  const t = useText('workshop')
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {routes.map((route) => (
          <Row
            key={route}
            code={
              <a href={route} className="ui-text-link">
                {route}
              </a>
            }
            about={t(`map.routes.${route}`)}
          />
        ))}
      </ul>
    </>
  )
}

function Row({ code, about }: { code: ReactNode; about: ReactNode }) {
  return (
    <li className="ws-map-row">
      <code>{code}</code>
      <span>{about}</span>
    </li>
  )
}
