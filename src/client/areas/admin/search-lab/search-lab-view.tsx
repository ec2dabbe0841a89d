import './search-lab.css'
import { type RefObject, useState } from 'react'
import type { SearchComparison, SearchExplanation, LabQuery, SearchConfig } from '#contracts/search-lab.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import type { ReviewNotice } from '../review-queue/use-review-actions.ts'
import { ConfirmDialog } from '../reggie/confirm-dialog.tsx'
import { CompareView } from './compare-view.tsx'
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
  said: ReviewNotice | null
  saidBox: RefObject<HTMLDivElement | null>
  onSearch: (query: LabQuery, weights: RankWeights) => Promise<LabResult>
  onSave: (name: string, weights: RankWeights) => Promise<void>
  onLoaded: (config: SearchConfig) => void
  /** Shown from the start, as in the workshop. */
  initial?: LabResult
}

type Asked = { act: 'promote' | 'retire'; config: SearchConfig }

export function SearchLabView({ list, said, saidBox, initial, ...props }: SearchLabViewProps) {
  const t = useText('adminSearch')
  const { onSearch, onSave, onLoaded, ...acts } = props
  const inUse = list.configs.find(({ status }) => status === 'active')?.weights
  const draft = useWeights(inUse ?? list.shipped)
  const [result, setResult] = useState<LabResult | null>(initial ?? null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const load = (config: SearchConfig) => {
    if (config.weights) draft.load(config.weights)
    onLoaded(config)
  }
  return (
    <>
      <ResultNotice said={said} box={saidBox} />
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
        {...acts}
        list={list}
        onLoad={load}
        onPromote={(config) => setAsked({ act: 'promote', config })}
        onRetire={(config) => setAsked({ act: 'retire', config })}
      />
      <AskFirst asked={asked} onClose={() => setAsked(null)} onPromote={acts.onPromote} onRetire={acts.onRetire} />
    </>
  )
}

const isOther = (one: RankWeights, other: RankWeights | null) => JSON.stringify(one) !== JSON.stringify(other)

interface AskFirstProps extends Pick<ConfigActions, 'onPromote' | 'onRetire'> {
  asked: Asked | null
  onClose: () => void
}

function AskFirst({ asked, onClose, onPromote, onRetire }: AskFirstProps) {
  const t = useText('adminSearch')
  const { act, config } = asked ?? { act: 'promote', config: null }
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t(`saved.${act}Title`, { name: config?.name ?? '' })}
      yes={t(`saved.${act}Yes`)}
      isDanger={act === 'retire'}
      onClose={onClose}
      onYes={() => {
        onClose()
        if (config) (act === 'promote' ? onPromote : onRetire)(config)
      }}
    >
      <p>{t(`saved.${act}Text`)}</p>
    </ConfirmDialog>
  )
}
