import { Link } from 'wouter'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { AdminHome } from '#contracts/admin-service.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { Health } from '../health/health.tsx'
import { useAdminHome } from '../health/use-admin-home.ts'
import { PanelState } from '../review-queue/panel-state.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import './home.css'

/** /admin: service status, and the queues with waiting items. */
export function HomePage() {
  const t = useText('adminHome')
  const query = useAdminHome()
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <PanelState query={query}>{(home) => <HomeView home={home} />}</PanelState>
    </ReviewQueueFrame>
  )
}

const order = [
  'listings',
  'organizations',
  'openIntroductions',
  'overdueIntroductions',
  'waitingMail',
  'failedMail',
] as const satisfies readonly (keyof AdminHome['counts'])[]

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
function Alarms({ home: { urgentPosts, guessedAccounts, reggieMode, switchedOff } }: { home: AdminHome }) {
  const t = useText('adminHome')
  const { names } = useTextModule('adminSwitches')
  const session = useStore(staffSession)
  // Only the head administrator sees whose account it is.
  const isHead = session.phase === 'in' && session.account.role === 'super_admin'
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
      {guessedAccounts > 0 && (
        <Notice
          tone="warning"
          title={guessedAccounts === 1 ? t('guessedOne') : t('guessed', { count: guessedAccounts })}
        >
          <Button href={isHead ? '/admin/people' : '/admin/record'} size="small">
            {t('toGuessed')}
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

function Glance({ counts }: { counts: AdminHome['counts'] }) {
  const t = useText('adminHome')
  const { count } = useNumberFormat()
  return (
    <section aria-labelledby="home-numbers" className="desk-stack">
      <h2 id="home-numbers">{t('numbers')}</h2>
      <dl className="home-numbers">
        {order.map((name) => (
          <div key={name}>
            <dt>{t(`counts.${name}`)}</dt>
            <dd>{count(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Visitors are told that we invite these listings, so somebody has to see them. */
function InviteList({ toInvite }: Pick<AdminHome, 'toInvite'>) {
  const t = useText('adminHome')
  if (toInvite.length === 0) return null
  return (
    <section aria-labelledby="home-invites" className="desk-stack">
      <h2 id="home-invites">{t('invites.title')}</h2>
      <p>{t('invites.text')}</p>
      <ul className="grid gap-1">
        {toInvite.map(({ id, name, phone, asked }) => {
          const call = buildCallLink({ phone })
          return (
            <li key={id}>
              {asked === 1 ? t('invites.askedOne', { name }) : t('invites.asked', { name, count: asked })}
              {call && (
                <>
                  {' · '}
                  <TextLink href={call.href}>{call.number}</TextLink>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Each queue with its number of waiting items; the whole row is a link. */
function WaitingList({ queues }: { queues: AdminHome['queues'] }) {
  const t = useText('adminHome')
  const { dayAndTime } = useMoments()
  const isEmpty = queues.every(({ waiting }) => waiting === 0)
  return (
    <section aria-labelledby="home-waiting" className="desk-stack">
      <h2 id="home-waiting">{t('waiting')}</h2>
      {isEmpty && <p>{t('nothing')}</p>}
      <ul className="home-queues">
        {queues.map(({ queue, waiting, oldestAt }) => (
          <li key={queue}>
            <Link href={`/admin/review?tab=${queue}`} className="home-queue" data-waits={waiting > 0 || undefined}>
              <span className="home-queue-count">{waiting}</span>
              <span>
                <strong>{t(`queues.${queue}`)}</strong>
                <span className="desk-quiet">{oldestAt ? t('oldest', { date: dayAndTime(oldestAt) }) : t('none')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
