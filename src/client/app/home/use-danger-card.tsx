import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { whenQuiet } from '#client/platform/when-quiet.ts'

const loadHelp = () => import('./danger-help.tsx')
const DangerCard = lazy(async () => ({ default: (await loadHelp()).DangerCard }))

/**
 * A text that shows danger brings the crisis card, as in the chat (T-11.1). The text is not stored. Loaded while the
 * person writes, so that it also works when the connection is lost.
 */
export function useDangerCard(isWriting: boolean): { card: ReactNode; check: (text: string) => void } {
  const [crisis, setCrisis] = useState<Crisis | null>(null)
  useEffect(() => {
    if (!isWriting) return
    return whenQuiet(() => void loadHelp().catch((error: unknown) => reportQuietly('danger help', error)))
  }, [isWriting])
  const check = (text: string) =>
    void loadHelp().then(
      ({ assessText }) => setCrisis((current) => assessText(text) ?? current),
      (error: unknown) => reportQuietly('danger help', error),
    )
  const card = crisis && (
    <Suspense>
      <DangerCard crisis={crisis} onDismiss={() => setCrisis(null)} />
    </Suspense>
  )
  return { card, check }
}
