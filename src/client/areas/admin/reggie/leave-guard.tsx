import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface LeaveGuard {
  /** Asks when something on the page is not saved; true means go. */
  mayLeave: () => boolean
  add: (question: () => boolean) => () => void
}

const LeaveContext = createContext<LeaveGuard>({ mayLeave: () => true, add: () => () => undefined })

/** Another tab or another text is no new page, but takes away what is written all the same. */
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

/** For every form of the page. */
export function useProtectDraft(isDirty: boolean): void {
  const t = useText('adminReggie')
  const { mayLeave } = useUnsavedGuard(isDirty, t('leave'))
  const { add } = use(LeaveContext)
  useEffect(() => add(mayLeave), [add, mayLeave])
}
