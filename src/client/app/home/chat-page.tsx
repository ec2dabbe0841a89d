import { useEffect, useState } from 'react'
import type { ChatSession } from '#domain/chat/sessions.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { ChatScreen } from '#client/features/chat/chat-screen.tsx'
import { HistoryPanel } from '#client/features/chat/history-panel.tsx'
import { useChat } from '#client/features/chat/use-chat.ts'
import { QuickExitButton } from '#client/features/device/quick-exit-button.tsx'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { SatisfactionVote } from '#client/features/votes/satisfaction-vote.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { writeKey } from '#client/platform/storage/storage.ts'
import { deleteChat, openChat, startNewChat, useChatSessions } from '#client/state/chat-history.ts'
import { goBack } from '#client/state/navigation.ts'
import { showToast } from '#client/state/toasts.ts'

export function ChatPage() {
  return <StillYouGate><Chat /></StillYouGate>
}

function Chat() {
  const chat = useChat('screen')
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const closeHistory = () => setIsHistoryOpen(false)
  // Back from the chat takes the flag away again.
  useEffect(() => writeKey('chatModeActive', true), [])
  return (
    <ChatScreen
      {...chat} renderFeedback={renderFeedback} onBack={goBack} onNewChat={startNewChat}
      onHistory={() => setIsHistoryOpen(true)}
    >
      <History
        open={isHistoryOpen} currentId={chat.conversation.id} onTopic={chat.onTopic} onClose={closeHistory}
      />
    </ChatScreen>
  )
}

function renderFeedback(messageId: string) {
  return <SatisfactionVote context="chat_conclusion" subject={messageId} />
}

interface HistoryProps {
  open: boolean
  currentId: string
  onTopic: (module: PromptModule) => void
  onClose: () => void
}

function History({ open, currentId, onTopic, onClose }: HistoryProps) {
  const t = useText('chat')
  const sessions = useChatSessions()
  const handleDelete = (session: ChatSession) => {
    const undo = deleteChat(session)
    showToast({ title: t('past.removed'), action: { label: t('past.undo'), onPress: undo } })
  }
  return (
    <HistoryPanel
      {...{ open, sessions, currentId, onClose }} exit={<QuickExitButton />}
      onSelect={(session) => {
        openChat(session)
        onClose()
      }}
      onDelete={handleDelete}
      onStartNew={() => {
        startNewChat()
        onClose()
      }}
      onTopic={(module) => {
        startNewChat()
        onClose()
        onTopic(module)
      }}
    />
  )
}
