import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { minuteMs, useNow } from '#client/shared/use-now.ts'
import { classNames } from '#client/ui/class-names.ts'
import { useMediaQuery } from '#client/ui/fold/use-media-query.ts'
import { DetailPane } from './detail/detail-pane.tsx'
import { IntroductionsTable } from './introductions-table.tsx'
import { readAddress, withFilter, withoutFilters, withValue } from './list-address.ts'
import { PageHead } from './page-head.tsx'
import { useColleagues, useIntroductionList } from './queries.ts'
import { useStaff } from './use-staff.ts'
import { viewRoutes } from './view-switch.tsx'
import { WalkInButton } from './walk-in/walk-in-button.tsx'

/** Must match the width in the style sheet. */
const twoPanes = '(min-width: 64rem)'

/** All introductions with the open one beside them; on a phone it replaces the list. */
export function IntroductionsPage() {
  const t = useText('partnerIntroductions')
  const { mayAct } = useStaff()
  const [params, setParams] = useSearchParams()
  const { query, id } = readAddress(params)
  const hasTwoPanes = useMediaQuery(twoPanes)
  const isListShown = id === null || hasTwoPanes
  useFocusOnRow(id)
  return (
    <div className="pi-page">
      {isListShown ? (
        <PageHead title={t('title')} intro={t('intro')} view="table" mayAct={mayAct}>
          {mayAct && <WalkInButton />}
        </PageHead>
      ) : (
        <h1 id="partner-title" className="sr-only">
          {t('title')}
        </h1>
      )}
      <div className={classNames('pi-panes', id !== null && 'pi-panes-open')}>
        {isListShown && (
          <div className="pi-list" data-print={id === null ? undefined : 'hide'}>
            <ListPane query={query} id={id} params={params} setParams={setParams} />
          </div>
        )}
        {id !== null && (
          <DetailPane
            key={id}
            id={id}
            isBeside={hasTwoPanes}
            onClose={() => setParams(withValue(params, 'id', null))}
          />
        )}
      </div>
    </div>
  )
}

interface ListPaneProps {
  query: ReturnType<typeof readAddress>['query']
  id: string | null
  params: URLSearchParams
  setParams: ReturnType<typeof useSearchParams>[1]
}

function ListPane({ query, id, params, setParams }: ListPaneProps) {
  const { mayAct } = useStaff()
  const now = useNow(minuteMs)
  const list = useIntroductionList(query)
  const colleagues = useColleagues().data?.people ?? []
  // Filters replace the history entry: Back leaves the page instead of undoing filters one by one.
  const over = { replace: true }
  return (
    <IntroductionsTable
      query={query}
      list={list.data}
      isBusy={list.isPending || list.isPlaceholderData}
      hasFailed={list.isError}
      colleagues={colleagues}
      mayAct={mayAct}
      openId={id}
      now={now}
      buildHref={(introduction) => `${viewRoutes.table}?${withValue(params, 'id', introduction.id)}`}
      onOpen={(introduction) => setParams(withValue(params, 'id', introduction.id))}
      onFilter={(name, value) => setParams(withFilter(params, name, value), over)}
      onClear={() => setParams(withoutFilters(params), over)}
      onPage={(page) => setParams(withValue(params, 'page', String(page)))}
      onRetry={() => void list.refetch()}
    />
  )
}

/** Returns focus to the row after its detail pane closes. */
function useFocusOnRow(id: string | null) {
  const last = useRef(id)
  useEffect(() => {
    if (id === null && last.current !== null) {
      document.querySelector<HTMLElement>(`.pi-list a[href*="${last.current}"]`)?.focus()
    }
    last.current = id
  }, [id])
}
