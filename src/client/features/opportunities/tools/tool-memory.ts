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

export interface KeptMemory {
  memory: ToolMemory
  remember: (change: Partial<ToolMemory>) => void
  /** Asks when something would be lost; true means go. */
  mayLeave: () => boolean
}

const nothing: ToolMemory = { open: null, resume: null, question: '' }

/**
 * What the tools hold while their page is open, in memory and nowhere else (T-5.4). The page calls it, so that a look
 * at another tab loses nothing. A browser that keeps a left page for Back keeps nothing written in it.
 */
export function useToolMemory(initialTool: ToolName | null = null): KeptMemory {
  const [memory, setMemory] = useState({ ...nothing, open: initialTool })
  const { mayLeave } = useUnsavedGuard(memory.resume !== null, memory.question)
  useEffect(() => {
    const handleLeaving = () => setMemory(nothing)
    window.addEventListener('pagehide', handleLeaving)
    return () => window.removeEventListener('pagehide', handleLeaving)
  }, [])
  return { memory, remember: (change) => setMemory((before) => ({ ...before, ...change })), mayLeave }
}
