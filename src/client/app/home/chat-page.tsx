import { type ComponentType, useEffect, useState } from 'react'
import { ChatScreen } from '#client/features/chat/chat-screen.tsx'
import { useChat } from '#client/features/chat/use-chat.ts'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { writeKey } from '#client/platform/storage/storage.ts'
import { startNewChat } from '#client/state/chat-history.ts'
import { goBack } from '#client/state/navigation.ts'
import { showToast } from '#client/state/toasts.ts'
import type { ChatHistoryProps } from './chat-history.tsx'
import { AnswerVote } from '../shell/answer-vote.tsx'

export function ChatPage() {
  return (
    <StillYouGate>
      <Chat />
    </StillYouGate>
  )
}

function Chat() {
  const chat = useChat('screen')
  const { History, isOpen, open, close } = useHistory()
  // Back from the chat clears the flag again.
  useEffect(() => writeKey('chatModeActive', true), [])
  return (
    <ChatScreen {...chat} renderFeedback={renderFeedback} onBack={goBack} onNewChat={startNewChat} onHistory={open}>
      {History && <History open={isOpen} currentId={chat.conversation.id} onTopic={chat.onTopic} onClose={close} />}
    </ChatScreen>
  )
}

/** Fetched on demand. Not lazy(): a lost connection must not remove the conversation and its card from the screen. */
function useHistory() {
  const t = useText('common')
  const [History, setHistory] = useState<ComponentType<ChatHistoryProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    import('./chat-history.tsx').then(
      ({ ChatHistory }) => {
        setHistory(() => ChatHistory)
        setIsOpen(true)
      },
      () => showToast({ title: t('notLoaded'), text: t('notLoadedText'), tone: 'destructive' }),
    )
  }
  return { History, isOpen, open, close: () => setIsOpen(false) }
}

function renderFeedback(messageId: string) {
  return <AnswerVote messageId={messageId} />
}
