import { useEffect, useState } from 'react'
import { openStates } from '#domain/introductions/acts.ts'
import type { IntroductionForm } from '#domain/introductions/form.ts'
import type { IntroductionTab } from '#domain/introductions/state-machine.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { changeNumber, retrySending } from '#client/state/introduction-acts.ts'
import { loadIntroduction } from '#client/state/introduction-details.ts'
import { refreshIntroductions } from '#client/state/introductions.ts'
import { showToast } from '#client/state/toasts.ts'
import { IntroductionView } from './introduction-view.tsx'
import { IntroductionsScreen } from './introductions-screen.tsx'
import { NumberDialog } from './number-dialog.tsx'
import { useIntroductionEntries } from './use-introduction-entries.ts'
import { openId, useOpenedId } from './use-opened-id.ts'

export interface IntroductionsViewProps {
  onConnect: (place: Resource, prefill: Partial<IntroductionForm>) => void
  onFind: () => void
}

/** “My introductions”: the list, or the one that is open. */
export function IntroductionsView({ onConnect, onFind }: IntroductionsViewProps) {
  const t = useText('introductions')
  const { entries, copy } = useIntroductionEntries()
  const openedId = useOpenedId()
  const [tab, setTab] = useState<IntroductionTab>('all')
  const [isRefreshing, setIsRefreshing] = useState(false)
  const [retryingId, setRetryingId] = useState<string | null>(null)
  const [isNumberOpen, setIsNumberOpen] = useState(false)
  const opened = entries?.find(({ introduction }) => introduction.id === openedId)
  const askedIds = new Set(entries?.flatMap(({ introduction }) => introduction.resourceId ?? []))

  useEffect(() => {
    void refreshIntroductions()
  }, [])

  const handleRefresh = async () => {
    setIsRefreshing(true)
    const result = await refreshIntroductions()
    setIsRefreshing(false)
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
        <IntroductionView
          key={openedId} entry={opened} askedIds={askedIds} onBack={() => openId(null)} onFind={onFind}
          onChangeNumber={() => setIsNumberOpen(true)} onConnect={onConnect}
        />
      ) : (
        <IntroductionsScreen
          key="list" entries={entries} copy={copy} tab={tab} isRefreshing={isRefreshing} retryingId={retryingId}
          canChangeNumber={entries?.some(({ state }) => openStates.some((open) => open === state)) ?? false}
          onTab={setTab} onOpen={openId} onRetry={(id) => void handleRetry(id)} onRefresh={() => void handleRefresh()}
          onChangeNumber={() => setIsNumberOpen(true)} onFind={onFind}
        />
      )}
      <NumberChange open={isNumberOpen} openedId={openedId} onClose={() => setIsNumberOpen(false)} />
    </>
  )
}

interface NumberChangeProps {
  open: boolean
  /** The introduction on the screen shows the number that was shared. */
  openedId: string | null
  onClose: () => void
}

function NumberChange({ open, openedId, onClose }: NumberChangeProps) {
  const t = useText('introductions')
  const [step, setStep] = useState<'asking' | 'busy' | 'limit' | 'failed'>('asking')
  const handleSend = async (phone: string) => {
    setStep('busy')
    const changed = await changeNumber(phone)
    if (changed === 'limit' || changed === 'failed') return setStep(changed)
    setStep('asking')
    onClose()
    if (openedId) void loadIntroduction(openedId)
    showToast({ title: savedText(changed) })
  }
  const savedText = (count: number) => {
    if (count === 0) return t('actions.numberNone')
    return count === 1 ? t('actions.numberSavedOne') : t('actions.numberSaved', { count })
  }
  const handleClose = () => {
    setStep('asking')
    onClose()
  }
  return (
    <NumberDialog
      open={open} busy={step === 'busy'} failure={step === 'limit' || step === 'failed' ? step : null}
      onSend={(phone) => void handleSend(phone)} onClose={handleClose}
    />
  )
}
