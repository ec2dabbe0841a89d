import { useEffect } from 'react'
import { ChatScreen } from '#client/features/chat/chat-screen.tsx'
import { useChat } from '#client/features/chat/use-chat.ts'
import { useLoadedPanel } from '#client/features/chat/use-loaded-panel.ts'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { writeKey } from '#client/platform/storage/storage.ts'
import { startNewChat } from '#client/state/chat/chat-history.ts'
import { goBack } from '#client/state/navigation/navigation.ts'
import { AnswerVote } from '../shell/answer-vote.tsx'

const loadHistory = async () => (await import('./chat-history.tsx')).ChatHistory

export function ChatPage() {
  return (
    <StillYouGate>
      <Chat />
    </StillYouGate>
  )
}

function Chat() {
  const chat = useChat('screen')
  const { Panel: History, isOpen, open, close } = useLoadedPanel(loadHistory)
  // Back from the chat clears the flag again.
  useEffect(() => writeKey('chatModeActive', true), [])
  return (
    <ChatScreen {...chat} renderFeedback={renderFeedback} onBack={goBack} onNewChat={startNewChat} onHistory={open}>
      {History && <History open={isOpen} currentId={chat.conversation.id} onTopic={chat.onTopic} onClose={close} />}
    </ChatScreen>
  )
}

function renderFeedback(messageId: string) {
  return <AnswerVote messageId={messageId} />
}
