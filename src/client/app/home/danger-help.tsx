import '#client/features/chat/chat.css'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { readForm } from '#domain/danger/find-danger.ts'
import { CrisisCard } from '#client/features/chat/crisis-card.tsx'
import { prepareDangerReader, readDanger } from '#client/platform/danger/danger-reader.ts'

/** The chat's crisis card with what reads a text for danger, loaded together because either is useless alone. */
export const DangerCard = CrisisCard

void prepareDangerReader()

/** The crisis that a text shows, read alone. */
export function assessText(text: string): Crisis | null {
  const danger = readForm(readDanger([text]))
  return danger?.level === 'card' ? danger.crisis : null
}
