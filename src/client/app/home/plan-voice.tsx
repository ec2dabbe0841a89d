import type { ReactNode } from 'react'
import { VoiceInput } from '#client/features/chat/voice-input.tsx'

interface PlanVoiceProps {
  onWords: (words: string) => void
  onType: () => void
  children: (button: ReactNode) => ReactNode
}

/** Speech as text, as in the chat: who turns it into text is said before the first use. */
export function PlanVoice(props: PlanVoiceProps) {
  return <VoiceInput isSending={false} {...props} />
}
