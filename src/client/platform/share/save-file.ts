import { reportQuietly } from '../report-quietly.ts'

/**
 * The byte order mark tells older programs that this is UTF-8; without it “ñ” breaks. A calendar file must not have it.
 */
const kinds = {
  text: { mark: '\ufeff', type: 'text/plain;charset=utf-8' },
  calendar: { mark: '', type: 'text/calendar;charset=utf-8' },
}

/** Saves a file created in the page; no server sees it. */
export function saveFile(text: string, fileName: string, kind: keyof typeof kinds = 'text'): boolean {
  const { mark, type } = kinds[kind]
  try {
    const address = URL.createObjectURL(new Blob([mark, text], { type }))
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
    reportQuietly('save file', error)
    return false
  }
}
