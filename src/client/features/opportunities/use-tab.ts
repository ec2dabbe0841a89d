import { useEffect, useState } from 'react'
import { type OpportunityKind, opportunityKinds } from '#domain/opportunities/opportunity.ts'

export type HubTab = OpportunityKind | 'tools'
const hubTabs: readonly HubTab[] = [...opportunityKinds, 'tools']

/** Hashes that are not a tab, such as the skip link's, change nothing. */
function tabFromHash(hash: string): HubTab | undefined {
  return hubTabs.find((tab) => hash === `#${tab.replace('_', '-')}`)
}

/** The open tab is stored in the URL, so that it can be linked to and survives a reload. */
export function useTab(): [HubTab, (tab: HubTab) => void] {
  const [tab, setTab] = useState<HubTab>(
    () => (typeof window === 'undefined' ? undefined : tabFromHash(window.location.hash)) ?? 'job',
  )
  useEffect(() => {
    const follow = () => setTab((before) => tabFromHash(window.location.hash) ?? before)
    const events = ['popstate', 'hashchange']
    for (const event of events) window.addEventListener(event, follow)
    return () => {
      for (const event of events) window.removeEventListener(event, follow)
    }
  }, [])
  const open = (next: HubTab) => {
    // Switching tabs replaces the history entry, so that Back leaves the page.
    window.history.replaceState(null, '', `#${next.replace('_', '-')}`)
    setTab(next)
  }
  return [tab, open]
}
