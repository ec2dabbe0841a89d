import {
  compareSearch,
  evaluateSearch,
  explainSearch,
  promoteSearch,
  retireSearch,
  saveSearchCandidate,
} from '#contracts/search-lab.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { useReviewActions } from '../review-queue/use-review-actions.ts'
import { useSearchConfigs } from './queries.ts'
import { type LabResult, SearchLabView, type SearchLabViewProps } from './search-lab-view.tsx'

/** /hybrid-search-test: explains the ranking; a new ranking can be activated only when it measures better. */
export function SearchLabPage() {
  const t = useText('adminSearch')
  const configs = useSearchConfigs()
  const actions = useLabActs()
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <PanelState query={configs}>
        {(list) => <SearchLabView {...actions} list={list} onSearch={searchBoth} />}
      </PanelState>
    </ReviewQueueFrame>
  )
}

const searchBoth: SearchLabViewProps['onSearch'] = async (query, weights): Promise<LabResult> => {
  const body = { ...query, weights }
  const [{ explained }, { compared }] = await Promise.all([
    callStaff(explainSearch, { body }),
    callStaff(compareSearch, { body }),
  ])
  return { explained, compared, weights }
}

function useLabActs(): Omit<SearchLabViewProps, 'list' | 'onSearch' | 'initial'> {
  const t = useText('adminSearch')
  const { finePoints: written } = useNumberFormat()
  const { notice, noticeBox: saidBox, buttonProps, press } = useReviewActions()
  return {
    notice,
    noticeBox: saidBox,
    buttonProps,
    onSave: async (name, weights) => {
      await callStaff(saveSearchCandidate, { body: { name, weights } })
      press('save', () => Promise.resolve(t('save.saved', { name })))
    },
    onLoaded: ({ name }) => press('load', () => Promise.resolve(t('saved.loaded', { name }))),
    onMeasure: ({ id, name }) =>
      press(`measure ${id}`, async () => {
        const {
          measured: { figures, active },
        } = await callStaff(evaluateSearch, { body: { id } })
        return t('saved.measured', { name, ndcg: written(figures.ndcg), active: written(active.ndcg) })
      }),
    onPromote: ({ id, name }) =>
      press(`promote ${id}`, async () => {
        await callStaff(promoteSearch, { body: { id } })
        return t('saved.promoted', { name })
      }),
    onRetire: ({ id }) =>
      press(`retire ${id}`, async () => {
        await callStaff(retireSearch, { body: { id } })
        return t('saved.retired')
      }),
  }
}
