import { useEffect, useState } from 'react'
import type { Resume } from '#domain/opportunities/resume.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import type { ToolName } from './tool-names.ts'

export interface ToolMemory {
  open: ToolName | null
  /** The resume being written; null if there is nothing to lose. */
  resume: Resume | null
  /** Confirmation text shown before it is lost. */
  question: string
}

export interface StoredMemory {
  memory: ToolMemory
  remember: (change: Partial<ToolMemory>) => void
  /** Asks for confirmation when something would be lost; true means leave. */
  mayLeave: () => boolean
}

const nothing: ToolMemory = { open: null, resume: null, question: '' }

/**
 * State of the tools while their page is open, in memory only (T-5.4). Owned by the page, so that switching tabs loses
 * nothing. Cleared when the browser caches the page for Back.
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
