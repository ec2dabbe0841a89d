import { type AssistantReply, getReplyText } from '#contracts/assistant.ts'
import { assessCrisis } from '#domain/assistant/crisis.ts'
import { getMessages } from '#domain/chat/conversation.ts'
import { type ChatFailure, chatTimeoutMs, classifyFailure } from '#domain/chat/failure.ts'
import { maxChatCharacters } from '#domain/chat/message.ts'
import { chooseMessagesToSend } from '#domain/chat/request-messages.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { track } from '#client/platform/analytics/track.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { conversation, newId, pinnedCrisis, tone } from './chat.ts'
import { type ChatRequest, ChatError, requestAnswer } from './chat-request.ts'
import { readResults } from './results.ts'
import { searchContext } from './search-context.ts'

/** Where somebody chats, for the counts. */
export type ChatContext = 'screen' | 'drawer'

/** Reads the rules for a crisis before the first words need them: that takes a slow phone a while. */
export function readCrisisRules(): void {
  assessCrisis('hello')
}

/**
 * Asks Reggie. The crisis rules check the text first, in the browser, with or without a network (T-11.1). False when
 * nothing was sent: the text is blank or too long, or an answer is still awaited.
 */
export function sendMessage(text: string, context: ChatContext): boolean {
  const words = text.trim()
  const isBusy = conversation.get().phase === 'waiting'
  if (words === '' || words.length > maxChatCharacters || isBusy) return false
  pinnedCrisis.send({ type: 'asked', crisis: assessCrisis(words) })
  const ask = newId()
  conversation.send({ type: 'asked', ask, text: words, at: Date.now() })
  tell('user', words.length, context)
  void run(ask, context)
  return true
}

export function retryMessage(context: ChatContext): void {
  const ask = newId()
  conversation.send({ type: 'retried', ask, at: Date.now() })
  if (isOut(ask)) void run(ask, context)
}

function isOut(ask: string): boolean {
  const state = conversation.get()
  return state.phase === 'waiting' && state.ask === ask
}

/** However it ends, the wait does. When nobody waits any more, by Stop or a new chat, the call is given up. */
async function run(ask: string, context: ChatContext): Promise<void> {
  const controller = new AbortController()
  let isOwnTimeout = false
  const timer = setTimeout(() => {
    isOwnTimeout = true
    controller.abort()
  }, chatTimeoutMs)
  const unfollow = conversation.subscribe(() => {
    if (!isOut(ask)) controller.abort()
  })
  try {
    const reply = await requestAnswer(
      requestNow(),
      {
        onText: (text) => conversation.send({ type: 'grew', ask, text }),
        onCrisis: (crisis) => pinnedCrisis.send({ type: 'told', crisis }),
      },
      controller.signal,
    )
    if (isOut(ask)) take(reply, ask, context)
  } catch (error) {
    conversation.send({ type: 'failed', ask, id: newId(), cause: findFailureCause(error, isOwnTimeout) })
  } finally {
    clearTimeout(timer)
    unfollow()
    controller.abort()
  }
}

function take(reply: AssistantReply, ask: string, context: ChatContext): void {
  const { crisis, followUps, sources } = reply
  const text = getReplyText(reply)
  if (crisis) pinnedCrisis.send({ type: 'told', crisis })
  const extras = { ...(followUps && { followUps }), ...(sources && { sources }) }
  conversation.send({ type: 'answered', ask, id: newId(), text, extras })
  tell('assistant', text.length, context)
}

/** Place and needs of the search; after a load, of the list that is still here. Never a person's own words. */
function requestNow(): ChatRequest {
  const { location, needs } = searchContext.get()
  const results = location ? null : readResults()
  const { otherDescription: _, ...flags } = results?.needs ?? needs
  return {
    messages: chooseMessagesToSend(getMessages(conversation.get())),
    userLocation: location ?? results?.location ?? null,
    userNeeds: flags,
    language: currentLanguage(),
    tone: tone.get(),
  }
}

function findFailureCause(error: unknown, isOwnTimeout: boolean): ChatFailure {
  if (error instanceof ChatError && error.isUnusable) return 'unusable'
  const isLost = error instanceof ChatError && error.isLost
  return classifyFailure({ isOwnTimeout, isLost, message: error instanceof Error ? error.message : '' })
}

/** Lengths only, and of a no-trace chat nothing at all. */
function tell(messageType: 'user' | 'assistant', messageLength: number, context: ChatContext): void {
  if (conversation.get().isPrivate) return
  void track({ eventType: 'chat', eventData: { messageType, messageLength, context } })
  if (messageType === 'user') plausibleEvent('Chat Interaction', { type: 'message', language: currentLanguage() })
}
