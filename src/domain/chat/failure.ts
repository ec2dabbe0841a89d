/** `unusable`: an answer came, but there was nothing in it to show. */
export type ChatFailure = 'slow' | 'connection' | 'timeout' | 'busy' | 'technical' | 'unusable'

export interface FailureFacts {
  /** The browser itself gave up after its 30 seconds. */
  isOwnTimeout: boolean
  /** No reply arrived at all. Browsers name this differently, so it is told apart from the words. */
  isLost: boolean
  /** The server's `error`, else "HTTP status: text", else the words of the browser's own error. */
  message: string
}

/** After this the browser gives up; the server has answered by 25 s or never will. */
export const chatTimeoutMs = 30_000

/** The words decide first, whatever the status. */
export function classifyFailure({ isOwnTimeout, isLost, message }: FailureFacts): ChatFailure {
  if (isOwnTimeout) return 'slow'
  if (/failed to fetch|network/i.test(message)) return 'connection'
  if (/timeout/i.test(message)) return 'timeout'
  if (/rate_limit|too many requests/i.test(message)) return 'busy'
  return isLost ? 'connection' : 'technical'
}
