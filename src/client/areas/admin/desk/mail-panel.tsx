import { useState } from 'react'
import { type OutboxMail, retryOutboxMail } from '#contracts/outbox.ts'
import type { adminDesk } from '#content/en/admin-desk.ts'
import { useMoments } from '#client/features/introductions/use-moments.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { PanelState } from './panel-state.tsx'
import { useOutbox, useRefreshDesk } from './queries.ts'
import { ReadMailDialog } from './read-mail-dialog.tsx'

type KnownKind = keyof typeof adminDesk.mail.kinds

/** Mail that went out or waits. Its text is behind one more question. */
export function MailPanel() {
  const t = useText('adminDesk')
  const outbox = useOutbox()
  const refresh = useRefreshDesk()
  const [reading, setReading] = useState<OutboxMail | null>(null)
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const handleRetry = async ({ id }: OutboxMail) => {
    try {
      await callStaff(retryOutboxMail, { params: { id } })
      setSaid({ tone: 'success', text: t('mail.retried') })
      await refresh()
    } catch {
      setSaid({ tone: 'danger', text: t('notSent') })
    }
  }
  const columns = useMailColumns({ onRead: setReading, onRetry: (mail) => void handleRetry(mail) })
  return (
    <PanelState query={outbox}>
      {({ mails, isMailOn }) => (
        <>
          {!isMailOn && <Notice tone="warning">{t('mail.off')}</Notice>}
          {said && <Notice announce tone={said.tone}>{said.text}</Notice>}
          <DataTable
            caption={t('mail.caption')} columns={columns} rows={mails} rowKey={({ id }) => id} empty={t('mail.empty')}
          />
          <ReadMailDialog mail={reading} onClose={() => setReading(null)} />
        </>
      )}
    </PanelState>
  )
}

interface MailActs {
  onRead: (mail: OutboxMail) => void
  onRetry: (mail: OutboxMail) => void
}

function useMailColumns({ onRead, onRetry }: MailActs): DataColumn<OutboxMail>[] {
  const t = useText('adminDesk')
  const { dayAndTime } = useMoments()
  return [
    { key: 'kind', label: t('mail.kind'), isHeader: true, cell: ({ kind }) => t(`mail.kinds.${kind as KnownKind}`) },
    { key: 'to', label: t('mail.to'), cell: ({ recipient }) => recipient },
    { key: 'state', label: t('mail.state'), cell: ({ status }) => t(`mail.states.${status}`) },
    { key: 'made', label: t('mail.made'), cell: ({ createdAt }) => dayAndTime(createdAt) },
    { key: 'tries', label: t('mail.tries'), align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'acts', label: t('mail.acts'),
      cell: (mail) => mail.status !== 'sent' && (
        <span className="desk-buttons">
          <Button size="small" aria-label={t('mail.readNamed', { to: mail.recipient })} onClick={() => onRead(mail)}>
            {t('mail.read')}
          </Button>
          {mail.status === 'failed' && (
            <Button size="small" aria-label={t('mail.retryNamed', { to: mail.recipient })} onClick={() => onRetry(mail)}>
              {t('mail.retry')}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
