import { Link } from 'wouter'
import type { PartnerRoute } from '#domain/navigation/routes.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** Each with the other address that shows the same page. */
const entries = [
  { name: 'dashboard', route: '/partner-portal/dashboard', also: '/partner-dashboard' },
  { name: 'introductions', route: '/partner-portal/introductions' },
  { name: 'board', route: '/partner-intro-dashboard' },
  { name: 'listings', route: '/partner-portal/resources', also: '/partner-resources' },
  { name: 'reggie', route: '/partner-portal/reggie', also: '/partner-reggie' },
  { name: 'analytics', route: '/partner-portal/analytics' },
  { name: 'settings', route: '/partner-settings' },
] as const satisfies readonly { name: string; route: PartnerRoute; also?: PartnerRoute }[]

/** One line that can be pushed sideways on a phone; what is cut off at its edge shows that there is more. */
export function PartnerNav({ path }: { path: string }) {
  const t = useText('partnerShell')
  return (
    <nav aria-label={t('nav.label')} className="partner-nav">
      <ul>
        {entries.map((entry) => {
          const isHere = path === entry.route || ('also' in entry && path === entry.also)
          return (
            <li key={entry.name}>
              <Link href={entry.route} aria-current={isHere ? 'page' : undefined} ref={isHere ? keepInView : undefined}>
                {t(`nav.${entry.name}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function keepInView(link: HTMLAnchorElement | null): void {
  const line = link?.closest('ul')
  if (!link || !line) return
  line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
}
