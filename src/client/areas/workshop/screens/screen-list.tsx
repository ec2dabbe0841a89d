import { Link } from 'wouter'
import { workshopRoute } from '#domain/navigation/routes.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { withParam } from '../view-settings.ts'
import { type ScreenGroup, screenGroups } from './screen-names.ts'

export function ScreenList({ params }: { params: URLSearchParams }) {
  const t = useText('workshop')
  return (
    <section id="screens" aria-labelledby="screens-title" className="ws-section">
      <h2 id="screens-title">{t('screens.title')}</h2>
      <p className="ws-quiet">{t('screens.text')}</p>
      {(Object.keys(screenGroups) as ScreenGroup[]).map((group) => (
        <GroupList key={group} group={group} params={params} />
      ))}
    </section>
  )
}

function GroupList({ group, params }: { group: ScreenGroup; params: URLSearchParams }) {
  const t = useText('workshop')
  return (
    <>
      <h3>{t(`screens.groups.${group}`)}</h3>
      <ul className="ws-jumps">
        {screenGroups[group].map((name) => (
          <li key={name}>
            <Link href={`${workshopRoute}?${withParam(params, 'screen', name)}`} className="ws-jump">
              {t(`screens.names.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
