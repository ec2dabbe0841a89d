import type { Resource } from '#domain/resources/resource.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Source, SourceRequest } from './source.ts'

const hourMs = 3_600_000
/** How long an external reply may be reused (T-6.5). */
const cacheMs = 6 * hourMs
const mostAnswers = 500

const buildCacheKey = ({ county, needs, language }: SourceRequest) =>
  [county.fips, language, ...needs.toSorted()].join(' ')

/** Caches results by (county, needs, language); the person's text is not part of the key. */
export function withCache(source: Source, clock: Clock, most = mostAnswers): Source {
  const answers = new Map<string, { found: Resource[]; at: number }>()
  const getFreshAnswer = (key: string) => {
    const answer = answers.get(key)
    return answer && clock.now() - answer.at < cacheMs ? answer : undefined
  }
  return {
    ...source,
    ...(source.spends && {
      spends: (request: SourceRequest) =>
        !getFreshAnswer(buildCacheKey(request)) && (source.spends?.(request) ?? false),
    }),
    async find(request, signal, report) {
      const key = buildCacheKey(request)
      const answer = getFreshAnswer(key)
      answers.delete(key)
      const found = answer?.found ?? (await source.find(request, signal, report))
      // A Map keeps insertion order: the least recently used entry is first and is evicted first.
      answers.set(key, answer ?? { found, at: clock.now() })
      for (const oldest of answers.keys()) {
        if (answers.size <= most) break
        answers.delete(oldest)
      }
      return found
    },
  }
}
