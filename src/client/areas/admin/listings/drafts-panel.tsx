import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import {
  type ChosenDrafts,
  deleteListingDrafts,
  publishListingDrafts,
  type DraftFilter,
  listListingDrafts,
} from '#contracts/listing-drafts.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { StateCode } from '#domain/places/states.ts'
import { useDebouncedValue } from '../analytics/use-debounced-value.ts'
import { PanelState } from '../review-queue/panel-state.tsx'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import { useMayChange } from '../review-queue/use-may-change.ts'
import { useReviewActions } from '../review-queue/use-review-actions.ts'
import { type DraftAction, DraftDialog } from './draft-dialog.tsx'
import { DraftsView } from './drafts-view.tsx'

const draftsKey = 'admin-listing-drafts'

const calls = { publish: publishListingDrafts, delete: deleteListingDrafts }

/** Imported drafts: found, opened, published and deleted. The filter is in the address. */
export function DraftsPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText('adminListings')
  const { count: number } = useNumberFormat()
  const mayChange = useMayChange()
  const [params, setParams] = useSearchParams()
  const [selected, setSelected] = useState<readonly string[]>([])
  const { q = '', ...places } = parseDraftFilter(params)
  const text = useDebouncedValue(q)
  const filter = { ...places, ...(text && { q: text }) }
  const page = Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? '1')
  const query = useDrafts(filter, page)
  const refresh = useRefreshDrafts()
  const { opened, open, close, notice, noticeBox, buttonProps, press } = useReviewActions<DraftAction>()
  const change = (key: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (key !== 'page') next.delete('page')
        if (value === '') next.delete(key)
        else next.set(key, value)
        return next
      },
      { replace: key !== 'page' },
    )
  const run = ({ name, ids, count }: DraftAction) =>
    press(name, async () => {
      const body: ChosenDrafts = ids ? { ids: [...ids] } : { filter, count }
      try {
        const { changed } = await callStaff(calls[name], { body })
        setSelected([])
        return t(name === 'publish' ? 'actions.published' : 'actions.deleted', { count: number(changed) })
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 409) return t('actions.changed')
        throw failure
      } finally {
        void refresh()
      }
    })
  return (
    <PanelState query={query}>
      {(found) => (
        <>
          <ResultNotice notice={notice} box={noticeBox} />
          <DraftsView
            found={found}
            filter={{ ...places, q }}
            selected={selected}
            mayChange={mayChange}
            busy={query.isPlaceholderData}
            buttonProps={buttonProps}
            onSelect={setSelected}
            onFilter={change}
            onClear={() => setParams({}, { replace: true })}
            onPage={(next) => change('page', String(next))}
            onOpen={onOpen}
            onAct={open}
          />
          <DraftDialog action={opened} onYes={run} onClose={close} />
        </>
      )}
    </PanelState>
  )
}

/** The filter in the address; parts that cannot be read are ignored. */
function parseDraftFilter(params: URLSearchParams): DraftFilter {
  const [batch, q] = [params.get('import'), params.get('q')?.trim().slice(0, 100)]
  const state = StateCode.safeParse(params.get('state')).data
  return {
    ...(batch && /^[0-9a-f-]{36}$/.test(batch) && { import: batch }),
    ...(state && { state }),
    ...(q && { q }),
  }
}

function useDrafts(filter: DraftFilter, page: number) {
  const query = { ...filter, ...(page > 1 && { page: String(page) }) }
  return useQuery({
    queryKey: [draftsKey, query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => callStaff(listListingDrafts, { query }),
  })
}

function useRefreshDrafts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [draftsKey] })
}
