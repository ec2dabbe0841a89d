import { reportQuietly } from '#client/platform/report-quietly.ts'

/** Hands the browser a file made here; no server sees it. */
export function saveTextFile(text: string, fileName: string): boolean {
  try {
    // The mark tells older programs that this is UTF-8; without it “ñ” breaks.
    const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' }))
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
    reportQuietly('save text file', error)
    return false
  }
}
