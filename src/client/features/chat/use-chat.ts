import { useCallback, useEffect } from 'react'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useStore } from '#client/platform/store.ts'
import { conversation, pinnedCrisis, stopAnswer, tone } from '#client/state/chat/chat.ts'
import { chatDraft } from '#client/state/chat/chat-draft.ts'
import { fillFromModule } from '#client/state/chat/chat-prompts.ts'
import type * as chatSend from '#client/state/chat/chat-send.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { ConversationViewProps } from './conversation-view.tsx'
import { useReggieBanner } from './reggie-banner.tsx'
import * as z from 'zod/mini'
import { forgetDraft, keepDraft, readDraft } from '#client/platform/form/form-drafts.ts'

/** The single conversation, for whichever view is open. */
export function useChat(context: chatSend.ChatContext): Omit<ConversationViewProps, 'renderFeedback' | 'intro'> {
  useCrisisReady()
  useStoredDraft()
  const { text, wantsFocus } = useStore(chatDraft)
  const t = useText('common')
  const onLost = useCallback(
    () => showToast({ title: t('notLoaded'), text: t('notLoadedText'), tone: 'destructive' }),
    [t],
  )
  const onAsk = useCallback(
    (words: string) =>
      withSending(({ sendMessage }) => {
        const isDraft = words === chatDraft.get().text
        if (sendMessage(words, context) && isDraft) chatDraft.send({ type: 'cleared' })
      }, onLost),
    [context, onLost],
  )
  return {
    banner: useReggieBanner(),
    conversation: useStore(conversation),
    crisis: useStore(pinnedCrisis, ({ visible: crisis }) => crisis),
    tone: useStore(tone),
    draft: text,
    wantsFocus,
    onAsk,
    onRetry: useCallback(() => withSending(({ retryMessage }) => retryMessage(context), onLost), [context, onLost]),
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

/** Preloads the crisis card's text and rules with the chat, so that they work offline later (T-11.1). */
function useCrisisReady(): void {
  const { language } = useLanguage()
  // Starts both requests before waiting for either.
  Promise.all([loadTextModule(language, 'chat'), loadTextModule(language, 'crisisCard')]).catch(() => undefined)
  useText('crisisCard')
  useEffect(() => {
    loadSending().then(
      ({ prepareDangerReader }) => void prepareDangerReader(),
      (error: unknown) => reportQuietly('chat sending', error),
    )
  }, [])
}

type Sending = typeof chatSend

let loaded: Sending | undefined

/**
 * Loads the sending code, including what reads a message for danger, separately from the screen: it is half of its size. The chat
 * requests it as soon as it renders, so that it is ready, online or offline, when a message is written.
 */
export async function loadSending(): Promise<Sending> {
  loaded ??= await import('#client/state/chat/chat-send.ts')
  return loaded
}

/** Runs at once when loaded. Nothing is sent before it was read for danger. */
function withSending(callback: (sending: Sending) => void, onFailure: () => void): void {
  if (loaded) callback(loaded)
  else loadSending().then(callback, onFailure)
}

const Words = z.string().check(z.minLength(1))

/** Unsent words survive hiding the site on the person's own device, except in a no-trace chat. */
function useStoredDraft(): void {
  useEffect(() => {
    const keep = () => {
      const { text } = chatDraft.get()
      if (text === '' || conversation.get().isPrivate) forgetDraft('chat')
      else keepDraft('chat', text)
    }
    const kept = readDraft('chat', Words)
    if (kept !== undefined && chatDraft.get().text === '') chatDraft.send({ type: 'written', text: kept })
    const stops = [chatDraft.subscribe(keep), conversation.subscribe(keep)]
    return () => stops.forEach((stop) => stop())
  }, [])
}
