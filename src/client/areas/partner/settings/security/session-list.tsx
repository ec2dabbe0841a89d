import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { useAction } from '#client/shared/query/use-action.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface StaffSessionRow {
  id: string
  startedAt: string
  lastSeenAt: string
  isThis: boolean
}

interface SessionListProps {
  sessions: readonly StaffSessionRow[] | undefined
  /** Set when loading failed. */
  onRetry: (() => void) | undefined
  /** Ends the session with this id, or all others without one. */
  onEnd: (id?: string) => Promise<void>
}

export function SessionList({ sessions, onRetry, onEnd }: SessionListProps) {
  const t = useText('partnerSettings')
  const { dayAndTime } = useMoments()
  const { busy, failure, run } = useAction()
  const problem = failureText(failure, t('failed'))
  const others = sessions?.filter(({ isThis }) => !isThis) ?? []
  const end = (id?: string) =>
    run(id ?? 'all', async () => {
      await onEnd(id)
      showToast({ title: t('security.ended') })
    })
  return (
    <Card as="section" className="pl-stack">
      <h3>{t('security.sessionsTitle')}</h3>
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
      {!sessions && (onRetry ? <LoadFailed title={t('notLoaded')} onRetry={onRetry} /> : <LoadingPart />)}
      <ul className="pl-history">
        {sessions?.map(({ id, startedAt, lastSeenAt, isThis }) => {
          const date = dayAndTime(startedAt)
          return (
            <li key={id} className="pl-tight">
              <strong>{isThis ? t('security.sessionThis', { date }) : t('security.session', { date })}</strong>
              <span className="pl-quiet">{t('security.lastSeen', { date: dayAndTime(lastSeenAt) })}</span>
              {!isThis && (
                <Button
                  size="small"
                  aria-label={t('security.endNamed', { date })}
                  busy={busy === id}
                  onClick={() => end(id)}
                >
                  {t('security.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions && others.length === 0 && <p className="pl-quiet">{t('security.onlyHere')}</p>}
      {others.length > 1 && (
        <Button busy={busy === 'all'} onClick={() => end()}>
          {t('security.endOthers')}
        </Button>
      )}
    </Card>
  )
}
