/** A search without an answer is aborted after this time. */
export const searchTimeoutMs = 300_000

/** Why a search ended without an answer. */
export type SearchFailure =
  /** The server could not be reached, or failed. */
  | { kind: 'http' }
  /** The server refused the request; `text` is its message, already in the person's language. */
  | { kind: 'refused'; text: string | null }
  | { kind: 'timeout' }

/** The problem shown instead of a list. An empty result is not a failure, but it is shown too. */
export type SearchProblem = SearchFailure | { kind: 'no_results' }

/** Keys of the text module `search`, or the server's own message. */
export type ProblemMessage =
  | { key: 'failure.http' | 'failure.refused' | 'failure.timeout' }
  | { key: 'noResults.title'; hint: 'noResults.hint' }
  | { serverText: string }

/**
 * The failure for an unsuccessful reply. A refusal below 500 carries its own message; a server error has none that
 * would help. Without a status the server was not reached.
 */
export function classifyReplyFailure({
  status,
  error,
}: {
  status: number | null
  error: string | null
}): SearchFailure {
  const text = error?.trim() || null
  if (status === null || status >= 500) return { kind: 'http' }
  const isReply = status >= 200 && status < 300
  return isReply || text ? { kind: 'refused', text } : { kind: 'http' }
}

export function getProblemMessage(problem: SearchProblem): ProblemMessage {
  switch (problem.kind) {
    case 'http':
      return { key: 'failure.http' }
    case 'refused':
      return problem.text ? { serverText: problem.text } : { key: 'failure.refused' }
    case 'timeout':
      return { key: 'failure.timeout' }
    case 'no_results':
      return { key: 'noResults.title', hint: 'noResults.hint' }
  }
}

/**
 * Remaining time of the five minutes; a search continued after a reload keeps its original start. Never negative, and
 * never more than five minutes if the clock was set back.
 */
export function getSearchTimeLeftMs(startedAt: number, now: number): number {
  return Math.min(searchTimeoutMs, Math.max(0, startedAt + searchTimeoutMs - now))
}
