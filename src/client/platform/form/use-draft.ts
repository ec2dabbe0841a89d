import { useState } from 'react'
import type * as z from 'zod/mini'
import { type DraftName, forgetDraft, keepDraft, readDraft } from './form-drafts.ts'
import { isSame } from './same-data.ts'

export interface Draft<Values> {
  values: Values
  change: (changes: Partial<Values>) => void
  /** It was sent, or the person gave it up. */
  clear: () => void
}

/** What a person types into a small form. `schema` and `blank` are read once. */
export function useDraft<Values extends object>(
  name: DraftName,
  schema: z.ZodMiniType<Values>,
  blank: Values,
): Draft<Values> {
  const [values, setValues] = useState<Values>(() => readDraft(name, schema) ?? blank)
  return {
    values,
    change(changes) {
      const next = { ...values, ...changes }
      setValues(next)
      if (isSame(next, blank)) forgetDraft(name)
      else keepDraft(name, next)
    },
    clear() {
      setValues(blank)
      forgetDraft(name)
    },
  }
}
