import type { OutboxMail } from '#contracts/outbox.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { ReviewActions } from './use-review-actions.ts'
import { MailAddress } from './mail-address.tsx'

interface MailActions {
  buttonProps: ReviewActions<unknown>['buttonProps']
  onRead: (mail: OutboxMail) => void
  onRetry: (mail: OutboxMail) => void
}

interface MailTableProps extends MailActions {
  mails: readonly OutboxMail[]
  isMailOn: boolean
}

export function MailTable({ mails, isMailOn, ...actions }: MailTableProps) {
  const t = useText('adminReviewQueue')
  const columns = useMailColumns(actions)
  return (
    <>
      {!isMailOn && <Notice tone="warning">{t('mail.off')}</Notice>}
      <DataTable
        caption={t('mail.caption')}
        columns={columns}
        rows={mails}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('mail.empty')}>{t('mail.emptyText')}</EmptyState>}
      />
    </>
  )
}

function useMailColumns(actions: MailActions): DataColumn<OutboxMail>[] {
  const t = useText('adminReviewQueue')
  const { kinds, problems } = useTextModule('adminReviewQueue').mail
  const { dayAndTime } = useMoments()
  const formatState = ({ status, problem: code }: OutboxMail) => {
    const state = t(`mail.states.${status}`)
    return code === null ? state : t('mail.stateBecause', { state, problem: getCodeText(problems, code) })
  }
  return [
    { key: 'kind', label: t('mail.kind'), isHeader: true, cell: ({ kind }) => getCodeText(kinds, kind) },
    { key: 'to', label: t('mail.to'), cell: ({ recipient }) => <MailAddress address={recipient} /> },
    { key: 'state', label: t('mail.state'), cell: formatState },
    { key: 'made', label: t('mail.made'), cell: ({ createdAt }) => dayAndTime(createdAt) },
    { key: 'tries', label: t('mail.tries'), align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'acts',
      label: t('mail.acts'),
      cell: (mail) => mail.status !== 'sent' && <MailButtons mail={mail} {...actions} />,
    },
  ]
}

/** A newer server may send codes that this page has no text for. */
function getCodeText(words: Readonly<Record<string, string>> & { other: string }, code: string): string {
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? words.other
}

function MailButtons({ mail, buttonProps, onRead, onRetry }: MailActions & { mail: OutboxMail }) {
  const t = useText('adminReviewQueue')
  const { id, status, recipient: to, hasPersonalLink } = mail
  return (
    <span className="desk-buttons">
      {hasPersonalLink ? (
        <span>{t('mail.notShown')}</span>
      ) : (
        <Button
          {...buttonProps(`read ${id}`)}
          size="small"
          aria-label={t('mail.readNamed', { to })}
          onClick={() => onRead(mail)}
        >
          {t('mail.read')}
        </Button>
      )}
      {status === 'failed' && (
        <Button
          {...buttonProps(`retry ${id}`)}
          size="small"
          aria-label={t('mail.retryNamed', { to })}
          onClick={() => onRetry(mail)}
        >
          {t('mail.retry')}
        </Button>
      )}
    </span>
  )
}
