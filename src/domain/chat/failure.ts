/** `unusable`: an answer arrived, but with nothing to show. */
export type ChatFailure = 'slow' | 'connection' | 'timeout' | 'busy' | 'technical' | 'unusable'

export interface FailureFacts {
  /** The browser gave up after its own 30-second timeout. */
  isOwnTimeout: boolean
  /** No reply arrived at all. Browsers report this with different messages, so it is a separate field. */
  isLost: boolean
  /** The server's `error`, else "HTTP status: text", else the message of the browser's own error. */
  message: string
}

/** The browser's timeout; the server answers within 25 s or not at all. */
export const chatTimeoutMs = 30_000

/** The message is checked first, whatever the status. */
export function classifyFailure({ isOwnTimeout, isLost, message }: FailureFacts): ChatFailure {
  if (isOwnTimeout) return 'slow'
  if (/failed to fetch|network/i.test(message)) return 'connection'
  if (/timeout/i.test(message)) return 'timeout'
  if (/rate_limit|too many requests/i.test(message)) return 'busy'
  return isLost ? 'connection' : 'technical'
}
