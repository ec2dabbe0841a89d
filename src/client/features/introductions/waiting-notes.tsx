import { defaultUrgency, type Introduction } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** Why it takes time, or that it is overdue. Shown only while waiting. */
export function WaitingNotes({ introduction }: { introduction: Introduction }) {
  const t = useText('introductions')
  const { delivery, overdue, urgency = defaultUrgency } = introduction
  if (delivery === 'waiting') {
    return (
      <div>
        <p className="font-semibold">{t('list.notJoined')}</p>
        <p className="text-ink-2">{t('list.kept')}</p>
      </div>
    )
  }
  if (overdue) return <p className="font-semibold">{t('list.overdue')}</p>
  return <p className="text-ink-2">{delivery === 'held' ? t('list.held') : t(`list.usual.${urgency}`)}</p>
}
