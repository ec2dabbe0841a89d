import { changeNotices, showNotices } from '#contracts/introductions.ts'
import type { Notices } from '#domain/introductions/notices.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

/** Null where nobody can be told by email. The addresses stay in memory only (T-5.4). */
export async function loadNotices(): Promise<Notices | null> {
  try {
    const { isAvailable, notices } = await callApi(showNotices, {})
    return isAvailable ? notices : null
  } catch (error) {
    reportQuietly('notices', error)
    return null
  }
}

export async function saveNotices(notices: Notices): Promise<'ok' | 'limit' | 'failed'> {
  try {
    await callApi(changeNotices, { body: notices })
    return 'ok'
  } catch (error) {
    reportQuietly('notice change', error)
    return error instanceof ApiError && error.status === 429 ? 'limit' : 'failed'
  }
}
