import { Settings2 } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import type { ConversationViewProps } from './conversation-view.tsx'
import { useLoadedPanel } from './use-loaded-panel.ts'

const loadSettings = async () => (await import('./chat-settings.tsx')).ChatSettings

type ChatSettingsButtonProps = Pick<ConversationViewProps, 'tone' | 'conversation' | 'onTone' | 'onPrivate'>

/** Reggie's tone and the trace of the chat: set once, so they do not take room from the talk. */
export function ChatSettingsButton({ tone, conversation, onTone, onPrivate }: ChatSettingsButtonProps) {
  const t = useText('chat')
  const { Panel, isOpen, open, close } = useLoadedPanel(loadSettings)
  return (
    <>
      <IconButton
        label={t('settings')}
        icon={<Settings2 aria-hidden size={22} />}
        aria-haspopup="dialog"
        onClick={open}
      />
      {Panel && (
        <Panel {...{ tone, onTone, onPrivate }} isPrivate={conversation.isPrivate} open={isOpen} onClose={close} />
      )}
    </>
  )
}
