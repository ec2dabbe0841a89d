import { ArrowLeft, History, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { ChatIntro } from './chat-intro.tsx'
import { ChatSettingsButton } from './chat-settings-button.tsx'
import { ConversationView, type ConversationViewProps } from './conversation-view.tsx'

export interface ChatScreenProps extends Omit<ConversationViewProps, 'intro'> {
  onBack: () => void
  onNewChat: () => void
  onHistory: () => void
  /** The open history panel. */
  children?: ReactNode
}

export function ChatScreen({ onBack, onNewChat, onHistory, children, ...view }: ChatScreenProps) {
  const t = useText('chat')
  return (
    <Page aria-labelledby="chat-title" className="chat-page">
      <header className="chat-header">
        <IconButton label={t('back')} icon={<ArrowLeft aria-hidden size={22} />} onClick={onBack} />
        <ReggieFace size={36} />
        <h1 id="chat-title">{t('title')}</h1>
        <p className="chat-about">{t('about')}</p>
        <div className="chat-header-acts">
          {view.conversation.entries.length > 0 && (
            <IconButton label={t('newChat')} icon={<SquarePen aria-hidden size={22} />} onClick={onNewChat} />
          )}
          <IconButton label={t('history')} icon={<History aria-hidden size={22} />} onClick={onHistory} />
          <ChatSettingsButton {...view} />
        </div>
      </header>
      <ConversationView {...view} intro={<ChatIntro onTopic={view.onTopic} />} />
      {children}
    </Page>
  )
}
