import { reportQuietly } from '#client/platform/report-quietly.ts'

export type WebsiteProblem = 'blocked' | 'slow' | 'failed'

/** After this long without anything to see, the website may not be available. */
export const websitePatienceMs = 3000

/**
 * Opens a website in a tab that knows nothing of this page: no opener, and no referrer by the policy of our pages.
 * A browser tells little about another site. What it does tell: whether it let the tab open, and whether the tab is
 * still the blank page it began as.
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

/** As soon as something came, from the site or about its failure, the tab is of another origin and says nothing. */
function isStillBlank(tab: Window): boolean {
  try {
    return typeof tab.location.href === 'string'
  } catch {
    return false
  }
}

/** A message on a page that lies behind another tab would be gone before anyone reads it. */
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
