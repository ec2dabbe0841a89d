import type { Conversation } from '#domain/chat/conversation.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface FollowUpsProps {
  conversation: Conversation
  onAsk: (text: string) => void
}

/** What can be asked next about the last answer, by one tap. */
export function FollowUps({ conversation: { phase, entries }, onAsk }: FollowUpsProps) {
  const t = useText('chat')
  const last = entries.at(-1)
  const questions = (phase === 'ready' && last?.kind === 'said' && last.followUps) || []
  if (questions.length === 0) return null
  return (
    <ul aria-label={t('followUps')} className="chat-shortcuts">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="chat-chip" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
