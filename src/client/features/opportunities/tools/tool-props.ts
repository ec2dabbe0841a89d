import type { StateCode } from '#domain/places/states.ts'
import type { StoredMemory } from './tool-memory.ts'

/** What every tool gets; each takes what it needs. */
export interface ToolProps {
  onClose: () => void
  storedMemory: StoredMemory
  /** Opens the chat with this question in its box. Nothing a person wrote in a tool is in it. */
  onPractice: (text: string) => void
  /** Of the last search, where there is one. */
  homeState: StateCode | null
}
