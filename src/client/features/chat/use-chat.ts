import { useCallback } from 'react'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useStore } from '#client/platform/store.ts'
import { conversation, pinnedCrisis, tone } from '#client/state/chat.ts'
import { chatDraft } from '#client/state/chat-draft.ts'
import { fillFromModule } from '#client/state/chat-prompts.ts'
import { type ChatContext, retryMessage, sendMessage, stopAnswer } from '#client/state/chat-send.ts'
import type { ConversationViewProps } from './conversation-view.tsx'

/** The one conversation, for whichever view is open. */
export function useChat(context: ChatContext): Omit<ConversationViewProps, 'renderFeedback' | 'intro'> {
  const { text, wantsFocus } = useStore(chatDraft)
  const onAsk = useCallback((words: string) => {
    const isDraft = words === chatDraft.get().text
    if (sendMessage(words, context) && isDraft) chatDraft.send({ type: 'cleared' })
  }, [context])
  return {
    conversation: useStore(conversation),
    crisis: useStore(pinnedCrisis, ({ shown }) => shown),
    tone: useStore(tone),
    draft: text,
    wantsFocus,
    onAsk,
    onRetry: useCallback(() => retryMessage(context), [context]),
    ...fixed,
  }
}

const fixed = {
  onDraft: (words: string) => chatDraft.send({ type: 'written', text: words }),
  onSpoken: (words: string) => chatDraft.send({ type: 'spoken', words }),
  onTopic: (module: PromptModule) => void fillFromModule(module),
  onStop: stopAnswer,
  onTone: tone.send,
  onPrivate: (isPrivate: boolean) => conversation.send({ type: 'privacyChosen', isPrivate }),
  onDismissCrisis: () => pinnedCrisis.send({ type: 'dismissed' }),
  onFocusTaken: () => chatDraft.send({ type: 'focusTaken' }),
}
