import type { ChatSession } from '#domain/chat/sessions.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { HistoryPanel } from '#client/features/chat/history-panel.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { deleteChat, openChat, startNewChat, useChatSessions } from '#client/state/chat/chat-history.ts'
import { showToast } from '#client/state/navigation/toasts.ts'

interface ChatHistoryProps {
  open: boolean
  currentId: string
  onTopic: (module: PromptModule) => void
  onClose: () => void
}

/** Past conversations next to the chat, fetched on demand. */
export function ChatHistory({ open, currentId, onTopic, onClose }: ChatHistoryProps) {
  const t = useText('chat')
  const sessions = useChatSessions()
  const handleDelete = (session: ChatSession) => {
    const undo = deleteChat(session)
    showToast({ title: t('past.removed'), action: { label: t('past.undo'), onPress: undo } })
  }
  return (
    <HistoryPanel
      {...{ open, sessions, currentId, onClose }}
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
