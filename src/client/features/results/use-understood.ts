import { useCallback, useEffect, useMemo, useState } from 'react'
import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

type Understand = (text: string) => NeedsInterpretation

let ready: Understand | null = null

/** The words people use fill a large file; only those who type here fetch it. */
async function loadUnderstand(): Promise<Understand> {
  const { interpretNeeds: understand } = await import('#domain/needs/interpret-needs.ts')
  // Its index is built at the first call: better now than at the first letter.
  understand('')
  ready = understand
  return understand
}

/** What a text means, null until that can be told. `prepare` fetches it ahead, when somebody is about to type. */
export function useUnderstood(text: string): { understood: NeedsInterpretation | null; prepare: () => void } {
  const [understand, setUnderstand] = useState<Understand | null>(() => ready)
  const isEmpty = text.trim() === ''

  const prepare = useCallback(() => {
    if (understand) return
    // Without it the words themselves are still looked for.
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
