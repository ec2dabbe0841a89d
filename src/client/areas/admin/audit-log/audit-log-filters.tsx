import type { CallReply } from '#contracts/call.ts'
import type { listRecord } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { useAuditLogTexts } from './use-audit-log-texts.ts'

export const noFilter = { entity: '', action: '', actor: '', from: '', to: '' }
export type AuditLogFilter = typeof noFilter

interface RecordFiltersProps {
  choices: Pick<CallReply<typeof listRecord>, 'entities' | 'actions' | 'actors'>
  filter: AuditLogFilter
  onChange: (filter: AuditLogFilter) => void
  count: number
}

export function AuditLogFilters({ choices, filter, onChange, count }: RecordFiltersProps) {
  const t = useText('adminAuditLog')
  const words = useAuditLogTexts()
  const named = (names: readonly string[], formatName: (name: string) => string) => [
    { value: '', label: t('anything') },
    ...names.map((value) => ({ value, label: formatName(value) })),
  ]
  return (
    <FilterBar
      label={t('filters')}
      summaryLabel={t('show')}
      clearLabel={t('clear')}
      resultText={t('found', { count })}
      onClear={() => onChange(noFilter)}
      onChange={(key, value) => onChange({ ...filter, [key]: String(value) })}
      filters={[
        {
          kind: 'select',
          key: 'entity',
          label: t('what'),
          value: filter.entity,
          options: named(choices.entities, words.entity),
        },
        {
          kind: 'select',
          key: 'action',
          label: t('action'),
          value: filter.action,
          options: named(choices.actions, words.choice),
        },
        {
          kind: 'select',
          key: 'actor',
          label: t('who'),
          value: filter.actor,
          options: [
            { value: '', label: t('anyone') },
            ...choices.actors.map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
        { kind: 'day', key: 'from', label: t('from'), value: filter.from },
        { kind: 'day', key: 'to', label: t('to'), value: filter.to },
      ]}
    />
  )
}
