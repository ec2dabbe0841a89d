import type { ReactNode } from 'react'
import { VoiceInput } from '#client/features/chat/voice-input.tsx'

interface PlanVoiceProps {
  onWords: (words: string) => void
  onType: () => void
  children: (button: ReactNode) => ReactNode
}

/** Speech to text, as in the chat: the service that transcribes is disclosed before the first use. */
export function PlanVoice(props: PlanVoiceProps) {
  return <VoiceInput isSending={false} {...props} />
}
