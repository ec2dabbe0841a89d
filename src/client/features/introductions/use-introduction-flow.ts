import { useEffect, useState } from 'react'
import { type IntroductionDialog, wouldLoseText } from '#domain/introductions/dialog.ts'
import { useStore } from '#client/platform/store.ts'
import { createIntroductionFlow, type IntroductionFlow } from './introduction-flow.ts'

/** Some lost connections never report that they are back, so retry at this interval. */
const retryMs = 15_000

/** A dialog for one screen: waits for the connection when offline, and guards typed text. */
export function useIntroductionFlow(): { flow: IntroductionFlow; dialog: IntroductionDialog } {
  const [flow] = useState(createIntroductionFlow)
  const dialog = useStore(flow.store)
  const isWaiting = dialog.phase === 'waitingForConnection'
  const isGuarded = wouldLoseText(dialog)

  useEffect(() => {
    if (!isWaiting) return
    const handleBack = () => flow.send({ type: 'connectionBack' })
    const timer = setInterval(() => {
      if (navigator.onLine) handleBack()
    }, retryMs)
    window.addEventListener('online', handleBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', handleBack)
    }
  }, [flow, isWaiting])

  useEffect(() => {
    if (!isGuarded) return
    const guard = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [isGuarded])

  return { flow, dialog }
}
