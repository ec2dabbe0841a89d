import { type AssistantReply, getReplyText } from '#contracts/assistant.ts'
import { type AnswerExtras, getMessages } from '#domain/chat/conversation.ts'
import { type ChatFailure, chatTimeoutMs, classifyFailure } from '#domain/chat/failure.ts'
import { chooseMessagesToSend, maxChatCharacters } from '#domain/chat/message.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { track } from '#client/platform/analytics/track.ts'
import { prepareDangerReader, readDanger } from '#client/platform/danger/danger-reader.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { conversation, newId, pinnedCrisis, tone } from './chat.ts'
import { type ChatRequest, ChatError, requestAnswer } from './chat-request.ts'
import { readResults } from '../search/results.ts'
import { searchContext } from '../search/search-context.ts'

/** Which chat view is used, for analytics. */
export type ChatContext = 'screen' | 'drawer'

export { prepareDangerReader }

/** Danger is often told over several messages: the new one is read with these many before it. */
const turnsBefore = 3

/**
 * Sends a message to Reggie. It is read for danger first, in the browser, online or offline (T-11.1). Returns false when
 * nothing was sent: the text is blank or too long, or an answer is still pending.
 */
export function sendMessage(text: string, context: ChatContext): boolean {
  const words = text.trim()
  const isBusy = conversation.get().phase === 'waiting'
  if (words === '' || words.length > maxChatCharacters || isBusy) return false
  const before = getMessages(conversation.get()).filter(({ role }) => role === 'user')
  const danger = readDanger([...before.slice(-turnsBefore).map(({ content }) => content), words])
  pinnedCrisis.send({ type: 'asked', crisis: danger?.level === 'card' ? danger.crisis : null })
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

/** Always ends the waiting state. The call is aborted when it is no longer needed, by Stop or a new chat. */
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
  const extras: AnswerExtras = {
    ...(followUps && { followUps }),
    ...(sources && { sources }),
    ...(crisis && { isAboutDanger: true }),
  }
  conversation.send({ type: 'answered', ask, id: newId(), text, extras })
  tell('assistant', text.length, context)
}

/** Location and needs of the search; after a reload, of the stored results. Never text the person typed. */
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

/** Sends lengths only, and nothing at all for a no-trace chat. */
function tell(messageType: 'user' | 'assistant', messageLength: number, context: ChatContext): void {
  if (conversation.get().isPrivate) return
  void track({ eventType: 'chat', eventData: { messageType, messageLength, context } })
  if (messageType === 'user') plausibleEvent('Chat Interaction', { type: 'message', language: currentLanguage() })
}
