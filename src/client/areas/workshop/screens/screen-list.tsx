import { Link } from 'wouter'
import { workshopRoute } from '#domain/navigation/routes.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { withParam } from '../view-settings.ts'
import { screenNames } from './screen-names.ts'

export function ScreenList({ params }: { params: URLSearchParams }) {
  const t = useText('workshop')
  return (
    <section id="screens" aria-labelledby="screens-title" className="ws-section">
      <h2 id="screens-title">{t('screens.title')}</h2>
      <p className="ws-quiet">{t('screens.text')}</p>
      <ul className="ws-jumps">
        {screenNames.map((name) => (
          <li key={name}>
            <Link href={`${workshopRoute}?${withParam(params, 'screen', name)}`} className="ws-jump">
              {t(`screens.names.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
