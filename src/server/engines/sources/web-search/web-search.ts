import type { Source, SourceRequest } from '../source.ts'
import type { ModelClient } from './ask-model.ts'
import { parseWebResults } from './parse-web-results.ts'
import { webSearchInstructions, buildWebSearchMessage } from './prompt.ts'

const webDeadlineMs = 60_000
/** Calls to the provider in flight (T-6.5); over the limit the search continues without web results. */
const mostInFlight = 20

const hasNeed = ({ needs }: SourceRequest) => needs.length > 0

/** Candidates from the provider's web search: “found on the web, not checked”, never stored in the directory. */
export function webSearch(ask: ModelClient): Source {
  let inFlight = 0
  return {
    name: 'web',
    deadlineMs: webDeadlineMs,
    canAnswer: hasNeed,
    spends: hasNeed,
    async find(request, signal) {
      if (inFlight >= mostInFlight) throw new Error('Too many web searches at once.')
      inFlight += 1
      try {
        return parseWebResults(await ask(buildWebSearchMessage(request), webSearchInstructions, signal), request)
      } finally {
        inFlight -= 1
      }
    },
  }
}
