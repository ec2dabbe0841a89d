import { SquarePen } from 'lucide-react'
import { ChatSettingsButton } from '#client/features/chat/chat-settings-button.tsx'
import { ConversationView } from '#client/features/chat/conversation-view.tsx'
import { useChat } from '#client/features/chat/use-chat.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { startNewChat } from '#client/state/chat/chat-history.ts'
import { Drawer } from '#client/ui/drawer/drawer.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { AnswerVote } from './answer-vote.tsx'

/** The conversation with Reggie at the side of a page. */
export function ChatDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('chat')
  const common = useText('common')
  return (
    <Drawer side="right" open={open} onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <DrawerTalk />
    </Drawer>
  )
}

function DrawerTalk() {
  const t = useText('chat')
  const chat = useChat('drawer')
  return (
    <div className="chat-drawer">
      <div className="chat-drawer-head">
        <p className="chat-about">{t('about')}</p>
        {chat.conversation.entries.length > 1 && (
          <IconButton label={t('newChat')} icon={<SquarePen aria-hidden size={22} />} onClick={startNewChat} />
        )}
        <ChatSettingsButton {...chat} />
      </div>
      <ConversationView {...chat} renderFeedback={(id) => <AnswerVote messageId={id} />} />
    </div>
  )
}
