import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FollowUps } from './follow-ups.tsx'
import { TopicShortcuts } from './topic-shortcuts.tsx'

interface TopicRowProps {
  conversation: Conversation
  onAsk: (text: string) => void
  onTopic: (module: PromptModule) => void
}

/** Above the input: the topics of an empty chat; in a running one what to ask next, with the topics behind a button. */
export function TopicRow({ conversation, onAsk, onTopic }: TopicRowProps) {
  const t = useText('chat')
  const [isOpen, setIsOpen] = useState(false)
  const isRunning = conversation.entries.length > 0
  const handleTopic = (module: PromptModule) => {
    setIsOpen(false)
    onTopic(module)
  }
  return (
    <div className="chat-row">
      {isRunning && (
        <button type="button" className="chat-chip" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('topics')}
          <ChevronDown aria-hidden size={18} />
        </button>
      )}
      {(isOpen || !isRunning) && <TopicShortcuts inRow label={t('shortcuts')} onTopic={handleTopic} />}
      {!isOpen && <FollowUps conversation={conversation} onAsk={onAsk} />}
    </div>
  )
}
