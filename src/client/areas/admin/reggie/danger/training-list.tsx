import { Download } from 'lucide-react'
import { exportTrainingMessages, type TrainingMessage } from '#contracts/danger-training.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import { useExpectedText } from './use-expected-text.ts'

interface TrainingListProps {
  messages: readonly TrainingMessage[]
  buttonProps: ReviewActions<unknown>['buttonProps']
  /** Only for users with the permission, who may download the file too. */
  onRemove: ((message: TrainingMessage) => void) | undefined
}

/** The messages that staff added to the next training, and the file with them. */
export function TrainingList({ messages, ...actions }: TrainingListProps) {
  const t = useText('adminDanger')
  const columns = useTrainingColumns(actions)
  return (
    <section className="desk-stack" aria-labelledby="reggie-training">
      <h2 id="reggie-training">{t('list.title')}</h2>
      {actions.onRemove && messages.length > 0 && (
        <>
          <p>{t('list.text')}</p>
          <div>
            <Button href={exportTrainingMessages.path} download icon={<Download size={20} aria-hidden="true" />}>
              {t('list.download')}
            </Button>
          </div>
        </>
      )}
      <DataTable
        caption={t('list.title')}
        columns={columns}
        rows={messages}
        rowKey={({ id }) => id}
        empty={
          <EmptyState headingLevel="h3" title={t('list.empty')}>
            {t('list.emptyText')}
          </EmptyState>
        }
      />
    </section>
  )
}

function useTrainingColumns({
  buttonProps,
  onRemove,
}: Omit<TrainingListProps, 'messages'>): DataColumn<TrainingMessage>[] {
  const t = useText('adminDanger')
  const formatExpected = useExpectedText()
  const columns: DataColumn<TrainingMessage>[] = [
    { key: 'turns', label: t('list.message'), isHeader: true, cell: (message) => <Turns {...message} /> },
    { key: 'language', label: t('keep.language'), cell: ({ language }) => t(`figures.languages.${language}`) },
    { key: 'expected', label: t('keep.expected'), cell: ({ expected }) => formatExpected(expected) },
  ]
  if (!onRemove) return columns
  return [
    ...columns,
    {
      key: 'change',
      label: t('list.change'),
      cell: (message) => (
        <Button
          {...buttonProps(`untrain ${message.id}`)}
          size="small"
          aria-label={t('list.removeNamed', { text: message.turns.at(-1) ?? '' })}
          onClick={() => onRemove(message)}
        >
          {t('list.remove')}
        </Button>
      ),
    },
  ]
}

function Turns({ turns, language }: TrainingMessage) {
  const lang = language === 'mix' ? undefined : language
  const [first] = turns
  if (turns.length === 1)
    return (
      <span className="desk-long" lang={lang}>
        {first}
      </span>
    )
  return (
    <ol className="reggie-turns" lang={lang}>
      {turns.map((turn, index) => (
        <li key={index} className="desk-long">
          {turn}
        </li>
      ))}
    </ol>
  )
}
