import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import type { SearchConfig } from '#contracts/search-lab.ts'
import { isBetter, type Measurement, type SearchMetrics } from '#domain/search-lab/measurement.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

const names = ['ndcg', 'recall', 'empty', 'spanishGap', 'p95Ms'] as const satisfies readonly (keyof SearchMetrics)[]

export interface ConfigActions {
  canMeasure: boolean
  buttonProps: (actionKey: string) => { busy: boolean; disabled: boolean }
  onLoad: (config: SearchConfig) => void
  onMeasure: (config: SearchConfig) => void
  onPromote: (config: SearchConfig) => void
  onRetire: (config: SearchConfig) => void
}

const tones = { candidate: 'brand', active: 'ok', retired: 'plain' } as const
const toDay = (moment: string) => moment.slice(0, 10)

export function ConfigCard({ config, ...actions }: { config: SearchConfig } & ConfigActions) {
  const t = useText('adminSearch')
  const { language } = useLanguage()
  const { name, status, author, weights, measured } = config
  const date = humanDate(toDay(config.createdAt), language)
  return (
    <Card as="li" tone={status === 'active' ? 'ok' : 'plain'} className="desk-stack">
      <div className="desk-head">
        <h3>{name}</h3>
        <Badge tone={tones[status]}>{t(`saved.statuses.${status}`)}</Badge>
      </div>
      <p className="desk-quiet">{author ? t('saved.by', { author, date }) : t('saved.byUnknown', { date })}</p>
      {!weights && <Notice tone="warning">{t(status === 'active' ? 'saved.brokenActive' : 'saved.broken')}</Notice>}
      {measured ? <Figures name={name} measured={measured} /> : <p>{t('saved.notMeasured')}</p>}
      <ConfigButtons config={config} {...actions} />
    </Card>
  )
}

function Figures({ name, measured }: { name: string; measured: Measurement }) {
  const t = useText('adminSearch')
  const { language } = useLanguage()
  const { at, questions, figures, active, foundNothing } = measured
  return (
    <>
      <p>{t('saved.measuredOn', { date: humanDate(toDay(at), language), questions })}</p>
      <FiguresTable name={name} measured={measured} />
      <p>
        <strong>{t(isBetter(figures, active) ? 'saved.better' : 'saved.notBetter')}</strong>
      </p>
      {foundNothing.length > 0 && (
        <p className="desk-long">{t('saved.foundNothing', { ids: foundNothing.join(', ') })}</p>
      )}
    </>
  )
}

/** The name is in each label, because a page has many such cards. */
function ConfigButtons({ config, canMeasure, buttonProps, ...actions }: { config: SearchConfig } & ConfigActions) {
  const t = useText('adminSearch')
  const { onLoad, onMeasure, onPromote, onRetire } = actions
  const { id, name, status, weights, measured } = config
  const measuring = buttonProps(`measure ${id}`)
  const labeled = (text: string) => ({ 'aria-label': `${text}: ${name}`, children: text })
  return (
    <>
      <div className="desk-buttons">
        {weights && <Button {...labeled(t('saved.load'))} onClick={() => onLoad(config)} />}
        {weights && canMeasure && (
          <Button {...measuring} {...labeled(t('saved.measure'))} onClick={() => onMeasure(config)} />
        )}
        {status === 'candidate' && weights && measured && canMeasure && (
          <Button
            variant="primary"
            {...buttonProps(`promote ${id}`)}
            {...labeled(t('saved.promote'))}
            onClick={() => onPromote(config)}
          />
        )}
        {status === 'active' && (
          <Button
            variant="danger"
            {...buttonProps(`retire ${id}`)}
            {...labeled(t('saved.retire'))}
            onClick={() => onRetire(config)}
          />
        )}
      </div>
      <p role="status">{(measuring.busy || buttonProps(`promote ${id}`).busy) && t('saved.measuring')}</p>
    </>
  )
}

/** Scores of these weights on the judged questions, next to those in use at the time. */
function FiguresTable({ name, measured }: { name: string; measured: Measurement }) {
  const t = useText('adminSearch')
  const { finePoints: written } = useNumberFormat()
  return (
    <DataTable
      caption={t('saved.figures', { name })}
      rows={names}
      rowKey={(figure) => figure}
      columns={[
        { key: 'figure', label: t('saved.figure'), isHeader: true, cell: (figure) => t(`saved.names.${figure}`) },
        { key: 'own', label: t('saved.own'), align: 'end', cell: (figure) => written(measured.figures[figure]) },
        { key: 'active', label: t('saved.active'), align: 'end', cell: (figure) => written(measured.active[figure]) },
      ]}
    />
  )
}
