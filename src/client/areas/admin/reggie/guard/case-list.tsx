import type { GuardCase } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'

interface CaseListProps {
  cases: readonly GuardCase[]
  buttonProps: ReviewActions<unknown>['buttonProps']
  /** Only for users with the permission. */
  onRemove: ((guardCase: GuardCase) => void) | undefined
}

export function CaseList({ cases, ...actions }: CaseListProps) {
  const t = useText('adminReggie')
  const columns = useCaseColumns(actions)
  const met = cases.filter(({ isMet }) => isMet).length
  return (
    <section className="desk-stack" aria-labelledby="reggie-cases">
      <h2 id="reggie-cases">{t('guard.cases')}</h2>
      <p>{t('guard.casesText')}</p>
      {cases.length > 0 && <p>{t('guard.casesMet', { met, total: cases.length })}</p>}
      <DataTable
        caption={t('guard.cases')}
        columns={columns}
        rows={cases}
        rowKey={({ id }) => id}
        empty={
          <EmptyState headingLevel="h3" title={t('guard.casesEmpty')}>
            {t('guard.casesEmptyText')}
          </EmptyState>
        }
      />
    </section>
  )
}

function useCaseColumns({ buttonProps, onRemove }: Omit<CaseListProps, 'cases'>): DataColumn<GuardCase>[] {
  const t = useText('adminReggie')
  const columns: DataColumn<GuardCase>[] = [
    {
      key: 'text',
      label: t('guard.caseText'),
      isHeader: true,
      cell: ({ text, language }) => (
        <span lang={language} className="desk-long">
          {text}
        </span>
      ),
    },
    { key: 'language', label: t('language'), cell: ({ language }) => t(language === 'en' ? 'english' : 'spanish') },
    {
      key: 'expected',
      label: t('guard.expected'),
      cell: ({ expected }) =>
        expected === 'none' ? t('guard.noCard') : t('guard.card', { kind: t(`guard.kinds.${expected}`) }),
    },
    {
      key: 'state',
      label: t('guard.caseState'),
      cell: ({ isMet }) => <Badge tone={isMet ? 'ok' : 'coral'}>{t(isMet ? 'guard.met' : 'guard.notMet')}</Badge>,
    },
  ]
  if (!onRemove) return columns
  return [
    ...columns,
    {
      key: 'acts',
      label: t('guard.caseActs'),
      cell: (guardCase) => (
        <Button
          {...buttonProps(`remove ${guardCase.id}`)}
          size="small"
          aria-label={t('guard.removeCaseNamed', { text: guardCase.text })}
          onClick={() => onRemove(guardCase)}
        >
          {t('guard.removeCase')}
        </Button>
      ),
    },
  ]
}
