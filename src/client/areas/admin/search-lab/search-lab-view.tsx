import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import './search-lab.css'
import { type RefObject, useState } from 'react'
import type { SearchComparison, SearchExplanation, LabQuery, SearchConfig } from '#contracts/search-lab.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import type { ReviewNotice } from '../review-queue/use-review-actions.ts'
import { ConfirmDialog } from '../reggie/confirm-dialog.tsx'
import type { ConfigActions } from './config-card.tsx'
import { ConfigsView } from './configs-view.tsx'
import { QueryForm } from './query-form.tsx'
import type { SearchConfigList } from './queries.ts'
import { ResultsView } from './results-view.tsx'
import { SaveForm } from './save-form.tsx'
import { useWeights } from './use-weights.ts'
import { WeightsPanel } from './weights-panel.tsx'

export interface LabResult {
  explained: SearchExplanation
  compared: SearchComparison
  weights: RankWeights
}

export interface SearchLabViewProps extends Pick<
  ConfigActions,
  'buttonProps' | 'onMeasure' | 'onPromote' | 'onRetire'
> {
  list: SearchConfigList
  notice: ReviewNotice | null
  noticeBox: RefObject<HTMLDivElement | null>
  onSearch: (query: LabQuery, weights: RankWeights) => Promise<LabResult>
  onSave: (name: string, weights: RankWeights) => Promise<void>
  onLoaded: (config: SearchConfig) => void
  /** Initial result, used in the workshop. */
  initial?: LabResult
}

type PendingAction = { action: 'promote' | 'retire'; config: SearchConfig }

export function SearchLabView({ list, notice, noticeBox, initial, ...props }: SearchLabViewProps) {
  const t = useText('adminSearch')
  const { onSearch, onSave, onLoaded, ...actions } = props
  const inUse = list.configs.find(({ status }) => status === 'active')?.weights
  const draft = useWeights(inUse ?? list.shipped)
  const [result, setResult] = useState<LabResult | null>(initial ?? null)
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null)
  const load = (config: SearchConfig) => {
    if (config.weights) draft.load(config.weights)
    onLoaded(config)
  }
  return (
    <>
      <ResultNotice notice={notice} box={noticeBox} />
      <div className="lab-panes">
        <div className="desk-stack">
          <QueryForm
            hasWeights={draft.weights !== null}
            onSearch={async (query) => {
              if (draft.weights) setResult(await onSearch(query, draft.weights))
            }}
          />
          <WeightsPanel draft={draft} />
          <SaveForm weights={draft.weights} onSave={onSave} />
        </div>
        <section className="desk-stack" aria-labelledby="lab-results">
          <h2 id="lab-results">{t('results.title')}</h2>
          <p role="status" className={result ? 'sr-only' : undefined}>
            {result
              ? t('results.looked', { count: result.explained.candidates, county: result.explained.county })
              : t('results.waiting')}
          </p>
          {result && <ResultsView explained={result.explained} isStale={isOther(result.weights, draft.weights)} />}
          {result && <CompareView compared={result.compared} />}
        </section>
      </div>
      <ConfigsView
        {...actions}
        list={list}
        onLoad={load}
        onPromote={(config) => setPendingAction({ action: 'promote', config })}
        onRetire={(config) => setPendingAction({ action: 'retire', config })}
      />
      <AskFirst
        pendingAction={pendingAction}
        onClose={() => setPendingAction(null)}
        onPromote={actions.onPromote}
        onRetire={actions.onRetire}
      />
    </>
  )
}

const isOther = (weights: RankWeights, other: RankWeights | null) => JSON.stringify(weights) !== JSON.stringify(other)

interface AskFirstProps extends Pick<ConfigActions, 'onPromote' | 'onRetire'> {
  pendingAction: PendingAction | null
  onClose: () => void
}

function AskFirst({ pendingAction, onClose, onPromote, onRetire }: AskFirstProps) {
  const t = useText('adminSearch')
  const { action, config } = pendingAction ?? { action: 'promote', config: null }
  return (
    <ConfirmDialog
      open={pendingAction !== null}
      title={t(`saved.${action}Title`, { name: config?.name ?? '' })}
      yes={t(`saved.${action}Yes`)}
      isDanger={action === 'retire'}
      onClose={onClose}
      onYes={() => {
        onClose()
        if (config) (action === 'promote' ? onPromote : onRetire)(config)
      }}
    >
      <p>{t(`saved.${action}Text`)}</p>
    </ConfirmDialog>
  )
}

type Move = SearchComparison['moved'][number]

/** The changes to this search's results. */
function CompareView({ compared }: { compared: SearchComparison }) {
  const t = useText('adminSearch')
  const { overlap, of, moved, activeFound, candidateFound } = compared
  const moveText = ({ from, to }: Move) => {
    if (from === null) return t('compare.new')
    if (to === null) return t('compare.gone')
    return to < from ? t('compare.up', { steps: from - to }) : t('compare.down', { steps: to - from })
  }
  return (
    <section className="desk-stack" aria-labelledby="lab-compare">
      <h3 id="lab-compare">{t('compare.title')}</h3>
      {activeFound === 0 && <Notice tone="warning">{t('compare.noneActive')}</Notice>}
      {candidateFound === 0 && <Notice tone="warning">{t('compare.noneCandidate')}</Notice>}
      {of > 0 && <p>{t('compare.overlap', { overlap, of })}</p>}
      <DataTable
        caption={t('compare.caption')}
        rows={moved}
        rowKey={({ id }) => id}
        empty={<p>{t('compare.same')}</p>}
        columns={[
          { key: 'place', label: t('results.place'), isHeader: true, cell: ({ name }) => name },
          { key: 'from', label: t('compare.from'), align: 'end', cell: ({ from }) => from ?? t('compare.off') },
          { key: 'to', label: t('compare.to'), align: 'end', cell: ({ to }) => to ?? t('compare.off') },
          { key: 'move', label: t('compare.move'), cell: moveText },
        ]}
      />
    </section>
  )
}
