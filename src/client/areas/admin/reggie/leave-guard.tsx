import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface LeaveGuard {
  /** Asks for confirmation when the page has unsaved changes; true means leave. */
  mayLeave: () => boolean
  add: (question: () => boolean) => () => void
}

const LeaveContext = createContext<LeaveGuard>({ mayLeave: () => true, add: () => () => undefined })

/** Switching the tab or the text is not a navigation, but discards the draft all the same. */
export function LeaveGuardFrame({ children }: { children: (mayLeave: () => boolean) => ReactNode }) {
  const [guard] = useState(newGuard)
  return <LeaveContext value={guard}>{children(guard.mayLeave)}</LeaveContext>
}

function newGuard(): LeaveGuard {
  const questions = new Set<() => boolean>()
  return {
    mayLeave: () => [...questions].every((ask) => ask()),
    add: (question) => {
      questions.add(question)
      return () => void questions.delete(question)
    },
  }
}

export const useMayLeave = () => use(LeaveContext).mayLeave

/** Registers unsaved changes of a form with the leave guard. */
export function useProtectDraft(isDirty: boolean): void {
  const t = useText('adminReggie')
  const { mayLeave } = useUnsavedGuard(isDirty, t('leave'))
  const { add } = use(LeaveContext)
  useEffect(() => add(mayLeave), [add, mayLeave])
}
