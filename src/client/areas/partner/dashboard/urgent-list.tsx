import { Link, useLocation } from 'wouter'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { IntroductionsLayout } from '#domain/accounts/account.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import { listNextStates } from '#domain/introductions/state-machine.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { type ColumnKey, useIntroductionColumns } from '../introductions/introduction-columns.tsx'
import { AnswerButtons } from '../introductions/respond/answer-buttons.tsx'
import { viewRoutes } from '../introductions/view-switch.tsx'

interface UrgentListProps {
  introductions: readonly PartnerIntroduction[]
  mayAct: boolean
  /** View that the “all” link opens. */
  view: IntroductionsLayout
  now: number
  onAnswer: (introduction: PartnerIntroduction, start: AnswerState) => void
}

const visibleColumns: ColumnKey[] = ['ref', 'person', 'need', 'urgency', 'age', 'language', 'owner']

/** The ten most urgent introductions, with answer buttons. */
export function UrgentList({ introductions, mayAct, view, now, onAnswer }: UrgentListProps) {
  const t = useText('partnerDashboard')
  const words = useText('partnerIntroductions')
  const [, navigate] = useLocation()
  const buildHref = ({ id }: PartnerIntroduction) => `${viewRoutes.table}?id=${id}`
  const columns = useIntroductionColumns(visibleColumns, mayAct, now)
  const answers = answerColumn(t('urgent.answer'), onAnswer)
  return (
    <section aria-labelledby="partner-urgent" className="pi-stack">
      <h2 id="partner-urgent" tabIndex={-1}>
        {t('urgent.title')}
      </h2>
      <DataTable
        caption={t('urgent.title')}
        columns={mayAct ? [...columns, answers] : columns}
        rows={introductions}
        rowKey={({ id }) => id}
        openHref={buildHref}
        openLabel={({ ref }) => words('open', { ref })}
        onOpen={(introduction) => navigate(buildHref(introduction))}
        empty={<p className="pd-none">{t('urgent.none')}</p>}
      />
      <div>
        <Link href={viewRoutes[view]} className="ui-button ui-button-secondary">
          {t('urgent.all')}
        </Link>
      </div>
    </section>
  )
}

function answerColumn(label: string, onAnswer: UrgentListProps['onAnswer']): DataColumn<PartnerIntroduction> {
  const buttons = (introduction: PartnerIntroduction) => (
    <AnswerButtons
      next={listNextStates(introduction.state, 'partner')}
      who={introduction.person ?? introduction.ref}
      onChoose={(start) => onAnswer(introduction, start)}
    />
  )
  return { key: 'answer', label, cell: buttons }
}
