import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Understood } from '#domain/needs/understand.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

type Understand = (text: string) => Understood

let ready: Understand | null = null

/** The words people use fill a large file; only those who type here fetch it. */
async function loadUnderstand(): Promise<Understand> {
  const { understand } = await import('#domain/needs/understand.ts')
  // Its index is built at the first call: better now than at the first letter.
  understand('')
  ready = understand
  return understand
}

/** What a text means, null until that can be told. `prepare` fetches it ahead, when somebody is about to type. */
export function useUnderstood(text: string): { understood: Understood | null; prepare: () => void } {
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
