import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { openStates } from '#domain/introductions/transitions.ts'
import type { IntroductionForm } from '#domain/introductions/form.ts'
import type { IntroductionTab } from '#domain/introductions/state-machine.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { retrySending } from '#client/state/introductions/introduction-actions.ts'
import { refreshIntroductions } from '#client/state/introductions/introductions.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { IntroductionEntry } from './introduction-entry.ts'
import { IntroductionsScreen } from './introductions-screen.tsx'
import { useIntroductionEntries } from './use-introduction-entries.ts'

const changed = 'introduction-opened'

const IntroductionView = lazy(async () => ({ default: (await import('./introduction-view.tsx')).IntroductionView }))
const Withdrawal = lazy(async () => ({ default: (await import('./withdrawal.tsx')).Withdrawal }))
const NoticesButton = lazy(async () => ({ default: (await import('./notices-button.tsx')).NoticesButton }))
const NumberChange = lazy(async () => ({ default: (await import('./number-change.tsx')).NumberChange }))

export interface IntroductionsViewProps {
  onConnect: (listing: Resource, prefill: Partial<IntroductionForm>) => void
  onFind: () => void
}

/** “My introductions”: the list, or the open introduction. */
export function IntroductionsView({ onConnect, onFind }: IntroductionsViewProps) {
  const t = useText('introductions')
  const { entries, copy } = useIntroductionEntries()
  const openedId = useOpenedId()
  const [tab, setTab] = useState<IntroductionTab>('all')
  const [isRefreshing, setIsRefreshing] = useState(false)
  const [isReached, setIsReached] = useState(false)
  const [retryingId, setRetryingId] = useState<string | null>(null)
  const [isNumberOpen, setIsNumberOpen] = useState(false)
  const [wasNumberOpened, setWasNumberOpened] = useState(false)
  const [withdrawing, setWithdrawing] = useState<IntroductionEntry | null>(null)
  const opened = entries?.find(({ introduction }) => introduction.id === openedId)
  const hasOpen = entries?.some(({ state }) => openStates.some((open) => open === state)) ?? false
  const askedIds = new Set(entries?.flatMap(({ introduction }) => introduction.resourceId ?? []))

  // Notices are set on the server, so they are offered when it answers.
  useEffect(() => {
    void refreshIntroductions().then((result) => setIsReached(result === 'ok'))
  }, [])

  const handleChangeNumber = () => {
    setWasNumberOpened(true)
    setIsNumberOpen(true)
  }
  const handleRefresh = async () => {
    setIsRefreshing(true)
    const result = await refreshIntroductions()
    setIsRefreshing(false)
    setIsReached(result === 'ok')
    if (result === 'ok') showToast({ title: t('list.refreshed') })
  }
  const handleRetry = async (id: string) => {
    setRetryingId(id)
    const isDone = await retrySending(id)
    setRetryingId(null)
    showToast(isDone ? { title: t('list.retried') } : { title: t('actions.failed'), tone: 'destructive' })
  }

  return (
    <>
      {opened ? (
        <Suspense>
          <IntroductionView
            key={openedId}
            entry={opened}
            askedIds={askedIds}
            onBack={() => openId(null)}
            onFind={onFind}
            onChangeNumber={handleChangeNumber}
            onConnect={onConnect}
          />
        </Suspense>
      ) : (
        <IntroductionsScreen
          key="list"
          entries={entries}
          copy={copy}
          tab={tab}
          isRefreshing={isRefreshing}
          retryingId={retryingId}
          canChangeNumber={hasOpen}
          tools={
            hasOpen &&
            isReached && (
              <Suspense>
                <NoticesButton />
              </Suspense>
            )
          }
          onTab={setTab}
          onOpen={openId}
          onRetry={(id) => void handleRetry(id)}
          onWithdraw={setWithdrawing}
          onRefresh={() => void handleRefresh()}
          onChangeNumber={handleChangeNumber}
          onFind={onFind}
        />
      )}
      {withdrawing && (
        <Suspense>
          <Withdrawal entry={withdrawing} open onClose={() => setWithdrawing(null)} />
        </Suspense>
      )}
      {wasNumberOpened && (
        <Suspense>
          <NumberChange open={isNumberOpen} openedId={openedId} onClose={() => setIsNumberOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', changed]
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

const readId = () => /^#([\w-]{36})$/.exec(window.location.hash)?.[1] ?? null

/** The open introduction is stored in the URL, so that Back leads to the list. The id alone grants no access. */
function useOpenedId(): string | null {
  return useSyncExternalStore(subscribe, readId, () => null)
}

function openId(id: string | null): void {
  window.history.pushState(null, '', id === null ? window.location.pathname : `#${id}`)
  window.dispatchEvent(new Event(changed))
}
