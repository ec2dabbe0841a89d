import { reportQuietly } from '#client/platform/report-quietly.ts'

/** Hands the browser a calendar file made here; no server sees it. */
export function saveCalendar(text: string, fileName: string): boolean {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = fileName
    document.body.append(link)
    link.click()
    link.remove()
    // Some browsers begin to read the file only after this task.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return true
  } catch (error) {
    reportQuietly('save calendar', error)
    return false
  }
}
