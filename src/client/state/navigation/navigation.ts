import { getBackTarget, type BackEffect } from '#domain/navigation/back.ts'
import { toBackContext, type Origin } from '#domain/navigation/main-session.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import { getStartToRestore } from '#domain/search/stored-progress.ts'
import { readKey, removeKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'
import { mainSession } from '../session/main-session.ts'
import { searchContext } from '../search/search-context.ts'
import { hasStoredResults } from '../session/stored-facts.ts'

/** Whether the prep tools are open over the screen; they stay open when the screen changes. */
export const prepToolsPanel = createStore((_: boolean, open: boolean) => open, false)

export function openScreen(screen: Screen, { step, from }: { step?: number; from?: Origin } = {}): void {
  prepToolsPanel.send(false)
  mainSession.send({ type: 'opened', screen, ...(step === undefined ? {} : { step }), ...(from ? { from } : {}) })
}

/** Goes one step back and runs the effects that the navigation rules require. */
export function goBack(): void {
  const facts = {
    hasResults: hasStoredResults(),
    isSearching: getStartToRestore(readKey('next-chapter-search-progress'), Date.now()) !== null,
  }
  const session = mainSession.get()
  const { effects } = getBackTarget(session, toBackContext(session, facts))
  window.dispatchEvent(new Event('went-back'))
  mainSession.send({ type: 'wentBack', ...facts })
  for (const effect of effects) perform(effect)
}

function perform(effect: BackEffect): void {
  switch (effect) {
    case 'reopen-prep-tools':
      return prepToolsPanel.send(true)
    case 'clear-chat-mode':
      return removeKey('chatModeActive')
    case 'forget-search-context':
      return searchContext.send({ type: 'cleared', at: Date.now() })
  }
}
