import { searchResources } from '#contracts/search.ts'
import type { Language } from '#domain/language.ts'
import type { Needs } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import { classifyReplyFailure, type SearchFailure } from '#domain/search/failure.ts'
import type { SearchProgress } from '#domain/search/lifecycle.ts'
import { ApiError, refuseFailure } from '#client/platform/api/api-error.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readLines } from './search-lines.ts'
import {
  toFoundAnswer,
  type FoundAnswer,
  isRecord,
  parseJson,
  parseProgressMessage,
  parseSearchReply,
} from './search-reply.ts'

export interface SearchRequest {
  location: Location
  /** Near which ZIP code, if the person named one or a city. */
  zip?: string | undefined
  needs: Needs
  language: Language
}

export type SearchOutcome = FoundAnswer | SearchFailure

interface AskOptions {
  signal: AbortSignal
  onProgress?: (progress: SearchProgress) => void
}

/** Sends the search and reports its progress. Every way it can end is an outcome; it never throws. */
export async function askForResources(request: SearchRequest, options: AskOptions): Promise<SearchOutcome> {
  try {
    const response = await fetch(searchResources.path, {
      method: searchResources.method,
      credentials: 'include',
      headers: {
        Accept: 'application/x-ndjson',
        'Accept-Language': request.language,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(request),
      signal: options.signal,
    })
    await refuseFailure(response)
    const isStreamed = response.headers.get('content-type')?.includes('ndjson') ?? false
    return isStreamed && response.body ? await followLines(response.body, options) : wholeReply(await response.text())
  } catch (error) {
    if (!options.signal.aborted) reportQuietly('search', error)
    if (!(error instanceof ApiError)) return classifyReplyFailure({ status: null, error: null })
    return classifyReplyFailure({ status: error.status, error: error.failure?.error ?? null })
  }
}

/** A response that ends without its last line was cut off. */
async function followLines(body: ReadableStream<Uint8Array>, { onProgress }: AskOptions): Promise<SearchOutcome> {
  let outcome: SearchOutcome = classifyReplyFailure({ status: null, error: null })
  await readLines(body, (lines) => {
    const arrivedAt = Date.now()
    for (const line of lines) {
      const message = parseProgressMessage(line)
      if (message?.type === 'done') outcome = toFoundAnswer(message.reply, arrivedAt)
      else if (message?.type === 'failed')
        outcome = classifyReplyFailure({ status: message.status ?? 200, error: message.error })
      else if (message) onProgress?.(message)
    }
  })
  return outcome
}

function wholeReply(text: string): SearchOutcome {
  const arrivedAt = Date.now()
  const json = parseJson(text)
  const reply = parseSearchReply(json)
  if (reply) return toFoundAnswer(reply, arrivedAt)
  const error = isRecord(json) && typeof json['error'] === 'string' ? json['error'] : null
  return classifyReplyFailure({ status: 200, error })
}
