import type { StateCode } from '#domain/places/states.ts'
import type { StoredMemory } from './tool-memory.ts'

/** Props of every tool; each uses what it needs. */
export interface ToolProps {
  onClose: () => void
  storedMemory: StoredMemory
  /** Opens the chat with this question in its input. It contains nothing a person typed in a tool. */
  onPractice: (text: string) => void
  /** State of the last search, if there is one. */
  homeState: StateCode | null
}
