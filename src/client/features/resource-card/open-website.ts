import { reportQuietly } from '#client/platform/report-quietly.ts'

export type WebsiteProblem = 'blocked' | 'slow' | 'failed'

/** After this long with a blank tab, the website may not be available. */
export const websitePatienceMs = 3000

/**
 * Opens a website in a tab that knows nothing of this page: no opener, and no referrer by our pages' policy. A browser
 * reveals little about another site, only whether the tab was allowed to open and whether it is still the initial blank
 * page.
 */
export function openWebsite(address: string, onProblem: (problem: WebsiteProblem) => void): void {
  if (!navigator.onLine) {
    onProblem('failed')
    return
  }
  let tab: Window | null = null
  try {
    tab = window.open('', '_blank')
    if (!tab || tab.closed) {
      onProblem('blocked')
      return
    }
    tab.opener = null
    tab.location.replace(address)
  } catch (error) {
    reportQuietly('website', error)
    tab?.close()
    onProblem('failed')
    return
  }
  const opened = tab
  setTimeout(
    () =>
      whenSeen(() => {
        if (isStillBlank(opened)) onProblem('slow')
      }),
    websitePatienceMs,
  )
}

/** Once the site or an error page has loaded, the tab is cross-origin and cannot be read. */
function isStillBlank(tab: Window): boolean {
  try {
    return typeof tab.location.href === 'string'
  } catch {
    return false
  }
}

/** A message on a page behind another tab would disappear before anyone reads it. */
function whenSeen(callback: () => void): void {
  if (document.visibilityState === 'visible') {
    callback()
    return
  }
  const handleChange = () => {
    document.removeEventListener('visibilitychange', handleChange)
    whenSeen(callback)
  }
  document.addEventListener('visibilitychange', handleChange)
}
