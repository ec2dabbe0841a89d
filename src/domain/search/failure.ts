/** A search that has no answer by then is given up. */
export const searchTimeoutMs = 300_000

/** Why a search ended without an answer. */
export type SearchFailure =
  /** The server could not be reached, or broke. */
  | { kind: 'http' }
  /** The server answered, but with a no; `text` is its own sentence, already in the person's language. */
  | { kind: 'refused'; text: string | null }
  | { kind: 'timeout' }

/** What a person is told instead of a list. An answer without a single place is no failure, but it is told too. */
export type SearchProblem = SearchFailure | { kind: 'no_results' }

/** Keys of the text module `search`, or the server's own sentence. */
export type ProblemMessage =
  | { key: 'failure.http' | 'failure.refused' | 'failure.timeout' }
  | { key: 'noResults.title'; hint: 'noResults.hint' }
  | { serverText: string }

/**
 * The cause of a reply that is no success. A refusal below 500 explains itself; a server that broke has nothing to say
 * that would help. Without a status nothing was reached.
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
 * What is left of the five minutes; a search continued after a reload keeps its first start. Never negative, and a
 * clock that was set back gives no more than five minutes.
 */
export function getSearchTimeLeftMs(startedAt: number, now: number): number {
  return Math.min(searchTimeoutMs, Math.max(0, startedAt + searchTimeoutMs - now))
}
