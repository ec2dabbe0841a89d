import { useCallback, useEffect, useMemo, useState } from 'react'
import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

type Understand = (text: string) => NeedsInterpretation

let ready: Understand | null = null

/** The vocabulary is a large file, loaded only for people who type here. */
async function loadUnderstand(): Promise<Understand> {
  const { interpretNeeds: understand } = await import('#domain/needs/interpret-needs.ts')
  // Builds the index now, so that the first keystroke is not slow.
  understand('')
  ready = understand
  return understand
}

/** The interpretation of a text, null until it is available. `prepare` preloads it when the user is about to type. */
export function useUnderstood(text: string): { understood: NeedsInterpretation | null; prepare: () => void } {
  const [understand, setUnderstand] = useState<Understand | null>(() => ready)
  const isEmpty = text.trim() === ''

  const prepare = useCallback(() => {
    if (understand) return
    // Without it the search still matches the words themselves.
    loadUnderstand().then(
      (loaded) => setUnderstand(() => loaded),
      (error: unknown) => reportQuietly('words', error),
    )
  }, [understand])

  useEffect(() => {
    if (!isEmpty) prepare()
  }, [isEmpty, prepare])

  const understood = useMemo(() => (understand && !isEmpty ? understand(text) : null), [understand, isEmpty, text])
  return { understood, prepare }
}
