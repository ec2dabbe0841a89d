import { dangerGroupGoals } from '#domain/danger/danger-figures.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { type DangerFiguresReply, useDangerFigures } from '../queries.ts'
import { GroupTable } from './group-table.tsx'
import { RoundTable } from './round-table.tsx'

export function DangerPanel() {
  return <PanelState query={useDangerFigures()}>{(figures) => <DangerView {...figures} />}</PanelState>
}

type DangerViewProps = Pick<DangerFiguresReply, 'firstResults' | 'today'>

/** How well rules and judge see danger in test messages, beside what they must reach. */
export function DangerView(figures: DangerViewProps) {
  const t = useText('adminDanger')
  return (
    <section className="desk-stack" aria-labelledby="reggie-danger">
      <h2 id="reggie-danger">{t('figures.title')}</h2>
      {figures.firstResults.length === 0 && !figures.today?.rounds.length ? (
        <EmptyState headingLevel="h3" title={t('figures.empty')}>
          {t('figures.emptyText')}
        </EmptyState>
      ) : (
        <Figures {...figures} />
      )}
    </section>
  )
}

function Figures({ firstResults, today }: DangerViewProps) {
  const t = useText('adminDanger')
  const { language } = useLanguage()
  const { finePercent } = useNumberFormat()
  const { eachClass, spanishBehind } = dangerGroupGoals
  return (
    <>
      <p>{t('figures.text')}</p>
      <p>{t('figures.goalText', { eachClass: finePercent(eachClass / 100), spanishBehind })}</p>
      {today && <p className="desk-quiet">{t('figures.today', { date: humanDate(today.date, language) })}</p>}
      <RoundTable caption={t('figures.title')} firstResults={firstResults} today={today} builds={['both']} />
      <div>
        <details className="reggie-fold">
          <summary>{t('figures.alone')}</summary>
          <RoundTable
            caption={t('figures.alone')}
            firstResults={firstResults}
            today={today}
            builds={['rules', 'judge']}
          />
        </details>
        {today?.rounds.toReversed().map((figures) => (
          <details key={figures.round} className="reggie-fold">
            <summary>{t('figures.groups', { round: figures.round })}</summary>
            <GroupTable
              figures={figures}
              first={firstResults.find(({ round, build }) => round === figures.round && build === 'both')}
            />
          </details>
        ))}
      </div>
    </>
  )
}
