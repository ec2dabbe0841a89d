import type { AdminAnalytics } from '#contracts/admin-analytics.ts'
import { Language } from '#domain/language.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyWithClear } from './empty-with-clear.tsx'
import { useCells } from './use-cells.tsx'

const rows = ['answered', 'noData', 'crisis', 'crisisToday', 'dropped', 'failed', 'thumbsUp'] as const
type ChatRow = (typeof rows)[number]

interface ChatSectionProps extends Pick<AdminAnalytics, 'chat'> {
  onClear: () => void
}

/** Outcomes of questions, with English and Spanish always side by side. */
export function ChatSection({ chat, onClear }: ChatSectionProps) {
  const t = useText('adminAnalytics')
  const { count, share } = useCells()
  const columns: DataColumn<ChatRow>[] = [
    { key: 'what', label: t('chat.what'), isHeader: true, cell: (row) => t(`chat.rows.${row}`) },
    ...Language.options.map((language): DataColumn<ChatRow> => ({
      key: language,
      label: t(`equity.groups.${language}`),
      align: 'end',
      cell: (row) => {
        const value = chat?.find((stats) => stats.language === language)?.[row] ?? null
        return row === 'dropped' || row === 'thumbsUp' ? share(value) : count(value)
      },
    })),
  ]
  return (
    <section className="desk-stack" aria-labelledby="an-chat">
      <h2 id="an-chat">{t('chat.title')}</h2>
      {chat === null ? (
        <EmptyWithClear text={t('chat.none')} onClear={onClear} />
      ) : (
        <DataTable caption={t('chat.caption')} columns={columns} rows={rows} rowKey={(row) => row} />
      )}
    </section>
  )
}
