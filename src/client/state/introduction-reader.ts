import { getResource } from '#contracts/resources.ts'
import { getReader, type Reader } from '#domain/introductions/reader.ts'
import type { Language } from '#domain/language.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

/** Later it would only change a form that is being read. */
const readerTimeoutMs = 4000

/**
 * Who reads requests to a listing now: a saved or cached one may be older than its partner. Null when the server cannot
 * tell, as for a listing found on the web.
 */
export async function askReader(id: string, language: Language): Promise<Reader | null> {
  if (!navigator.onLine) return null
  try {
    const call = { params: { id }, query: { language } }
    const { resource } = await callApi(getResource, call, { signal: AbortSignal.timeout(readerTimeoutMs) })
    return getReader(resource)
  } catch (error) {
    reportQuietly('reader', error)
    return null
  }
}
