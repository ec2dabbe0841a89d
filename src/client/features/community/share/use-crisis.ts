import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

/** The rules for a crisis and the card of people who answer now; the app brings both. */
export interface CrisisHelp {
  assess: (text: string) => Crisis | null
  Card: ComponentType<{ crisis: Crisis; onDismiss: () => void }>
}

export interface HelpToShow {
  Card: CrisisHelp['Card']
  crisis: Crisis
}

/**
 * A post with words of danger shows the crisis card, as in the chat (T-11.1). The rules are fetched with the form, so
 * that they still work when the connection is lost while somebody writes.
 */
export function useCrisis(load: () => Promise<CrisisHelp>) {
  const [visibleHelp, setVisibleHelp] = useState<HelpToShow | null>(null)
  useEffect(() => void load().catch((error: unknown) => reportQuietly('community crisis', error)), [load])
  const show = useCallback(
    async (find: (help: CrisisHelp) => Crisis | null) => {
      try {
        const help = await load()
        const crisis = find(help)
        // Drawn at once: whatever comes next, such as sending, finds it on the screen.
        if (crisis) flushSync(() => setVisibleHelp({ Card: help.Card, crisis }))
      } catch (error) {
        reportQuietly('community crisis', error)
      }
    },
    [load],
  )
  return {
    shown: visibleHelp,
    check: useCallback((text: string) => show(({ assess }) => assess(text)), [show]),
    /** The server saw it: the same rules may not have come here. */
    showTold: () => show(() => visibleHelp?.crisis ?? { kind: 'hopeless', level: 'support' }),
    dismiss: () => setVisibleHelp(null),
  }
}
