import { useSyncExternalStore } from 'react'
import type { CallReply } from '#contracts/call.ts'
import type { listPosts } from '#contracts/community.ts'

const tabs = ['tips', 'stories', 'questions', 'events', 'groups'] as const
export type CommunityTab = (typeof tabs)[number]
/** What people have posted. Unknown until the first list has come. */
export type Posted = NonNullable<CallReply<typeof listPosts>['posted']>

/** The tabs that hold something, and the open one. Tips are never empty: ours come first. */
export function listTabs(open: CommunityTab, posted: Posted | undefined): CommunityTab[] {
  const holds: Record<CommunityTab, boolean | undefined> = {
    tips: true,
    stories: posted?.story,
    questions: posted?.question,
    events: posted?.event,
    groups: true,
  }
  return tabs.filter((tab) => tab === open || holds[tab])
}

/** `share`: the form. `mine`: posts sent from this browser. */
export type Section = CommunityTab | 'share' | 'mine'

const sections: readonly Section[] = [...tabs, 'share', 'mine']
const changed = 'community-section-opened'
const events = ['popstate', 'hashchange', changed]

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

const readSection = (): Section => sections.find((section) => window.location.hash === `#${section}`) ?? 'tips'

/** The open section is stored in the URL: it can be linked to, and Back leaves the form. */
export const useSection = (): Section => useSyncExternalStore(subscribe, readSection, () => 'tips')

/** Replaces the history entry, because the arrow keys open every tab they pass. */
export function openTab(tab: CommunityTab): void {
  window.history.replaceState(window.history.state, '', `#${tab}`)
  window.dispatchEvent(new Event(changed))
}
