import { reportQuietly } from '../report-quietly.ts'

export type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed'

/**
 * Uses the system share sheet where there is one, else the clipboard. Text only: a link could reveal who uses this
 * service.
 */
export async function sharePlainText(text: string, title: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text })
      return 'shared'
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof Error && error.name === 'AbortError') return 'canceled'
      reportQuietly('share', error)
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed'
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    reportQuietly('copy', error)
    return false
  }
}
