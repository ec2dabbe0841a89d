import { SquarePen } from 'lucide-react'
import { ConversationView } from '#client/features/chat/conversation-view.tsx'
import { useChat } from '#client/features/chat/use-chat.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { startNewChat } from '#client/state/chat-history.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Drawer } from '#client/ui/drawer/drawer.tsx'
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
        <p className="flex-1 text-sm text-ink-2">{t('about')}</p>
        {chat.conversation.entries.length > 1 && (
          <Button size="small" icon={<SquarePen aria-hidden size={18} />} onClick={startNewChat}>
            {t('newChat')}
          </Button>
        )}
      </div>
      <ConversationView {...chat} renderFeedback={(id) => <AnswerVote messageId={id} />} />
    </div>
  )
}
