import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

/** The crisis rules and the card with help lines; passed in by the app. */
export interface CrisisHelp {
  assess: (text: string) => Crisis | null
  Card: ComponentType<{ crisis: Crisis; onDismiss: () => void }>
}

export interface HelpToShow {
  Card: CrisisHelp['Card']
  crisis: Crisis
}

/**
 * A post that suggests danger shows the crisis card, as in the chat (T-11.1). The rules are loaded with the form, so
 * that they still work when the connection is lost while writing.
 */
export function useCrisis(load: () => Promise<CrisisHelp>) {
  const [visibleHelp, setVisibleHelp] = useState<HelpToShow | null>(null)
  useEffect(() => void load().catch((error: unknown) => reportQuietly('crisis', error)), [load])
  const show = useCallback(
    async (find: (help: CrisisHelp) => Crisis | null) => {
      try {
        const help = await load()
        const crisis = find(help)
        // Rendered synchronously, so that it is on the screen before what follows, such as sending.
        if (crisis) flushSync(() => setVisibleHelp({ Card: help.Card, crisis }))
      } catch (error) {
        reportQuietly('crisis', error)
      }
    },
    [load],
  )
  return {
    shown: visibleHelp,
    check: useCallback((text: string) => show(({ assess }) => assess(text)), [show]),
    /** For a crisis the server found: its judge is larger than the one here. */
    showTold: (crisis: Crisis) => show(() => visibleHelp?.crisis ?? crisis),
    dismiss: () => setVisibleHelp(null),
  }
}
