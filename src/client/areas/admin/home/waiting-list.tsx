import { Link } from 'wouter'
import type { AdminHome } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'

/** Each queue with its number of waiting items; the whole row is a link. */
export function WaitingList({ queues }: { queues: AdminHome['queues'] }) {
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
