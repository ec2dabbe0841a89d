import { useEffect, useState } from 'react'
import type { Resume } from '#domain/opportunities/resume.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import type { ToolName } from './tool-names.ts'

export interface ToolMemory {
  open: ToolName | null
  /** What is written; null where there is nothing to lose. */
  resume: Resume | null
  /** Asked before it is lost. */
  question: string
}

export interface StoredMemory {
  memory: ToolMemory
  remember: (change: Partial<ToolMemory>) => void
  /** Asks when something would be lost; true means go. */
  mayLeave: () => boolean
}

const nothing: ToolMemory = { open: null, resume: null, question: '' }

/**
 * The state of the tools while their page is open, in memory only (T-5.4). Held by the page, so that switching to
 * another tab of the page loses nothing. It is cleared when the browser keeps the page for Back.
 */
export function useToolMemory(initialTool: ToolName | null = null): StoredMemory {
  const [memory, setMemory] = useState({ ...nothing, open: initialTool })
  const { mayLeave } = useUnsavedGuard(memory.resume !== null, memory.question)
  useEffect(() => {
    const handleLeaving = () => setMemory(nothing)
    window.addEventListener('pagehide', handleLeaving)
    return () => window.removeEventListener('pagehide', handleLeaving)
  }, [])
  return { memory, remember: (change) => setMemory((before) => ({ ...before, ...change })), mayLeave }
}
