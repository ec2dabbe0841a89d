import './home.css'
import type { AdminHome } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Health } from '../health/health.tsx'
import { Glance } from './glance.tsx'
import { InviteList } from './invite-list.tsx'
import { WaitingList } from './waiting-list.tsx'

export function HomeView({ home }: { home: AdminHome }) {
  const t = useText('adminHome')
  const { day } = useMoments()
  return (
    <>
      <Alarms home={home} />
      <div className="home-columns">
        <div className="desk-stack">
          <WaitingList queues={home.queues} />
          <InviteList toInvite={home.toInvite} />
        </div>
        <div className="desk-stack">
          <Health health={home.health} />
          <Glance counts={home.counts} />
          {home.directoryLoadedAt && (
            <p className="desk-quiet">{t('loadedOn', { date: day(home.directoryLoadedAt) })}</p>
          )}
        </div>
      </div>
    </>
  )
}

/** Urgent warnings are shown above everything else. */
function Alarms({ home: { urgentPosts, reggieMode, switchedOff } }: { home: AdminHome }) {
  const t = useText('adminHome')
  const { names } = useTextModule('adminSwitches')
  const getName = (key: string) => (names as Readonly<Record<string, string>>)[key] ?? key
  return (
    <>
      {urgentPosts > 0 && (
        <Notice tone="danger" title={urgentPosts === 1 ? t('urgentOne') : t('urgent', { count: urgentPosts })}>
          <Button href="/admin/review?tab=posts" size="small">
            {t('look')}
          </Button>
        </Notice>
      )}
      {reggieMode === 'templates' && (
        <Notice tone="warning" title={t('templatesOnly')}>
          <Button href="/reggie-control" size="small">
            {t('toReggie')}
          </Button>
        </Notice>
      )}
      {switchedOff.length > 0 && (
        <Notice tone="warning" title={t('switchedOff', { names: switchedOff.map(getName).join(', ') })}>
          <Button href="/admin/switches" size="small">
            {t('toSwitches')}
          </Button>
        </Notice>
      )}
    </>
  )
}
