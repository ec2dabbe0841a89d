import { createBreaker } from '#server/platform/breaker.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { careerOneStopBase, jobCenterFeed, reentryProgramFeed } from './feeds/careeronestop.ts'
import { findTreatmentBase, findTreatmentFeed } from './feeds/findtreatment.ts'
import { hrsaBase, hrsaFeed } from './feeds/hrsa.ts'
import { hudBase, hudFeed } from './feeds/hud.ts'
import { liveFeed, type Feed, type CardBuilder } from './feeds/live-feed.ts'
import { createOutbound } from './outbound/outbound.ts'
import { withCache } from './with-cache.ts'
import type { Source } from './source.ts'
import { webSearch } from './web-search/web-search.ts'

export interface SourcesDeps {
  clock: Clock
  /** The directory's own card builder, so that a live result reads the same in both languages. */
  card: CardBuilder
  /** Alternative base URLs of the feeds, for tests. */
  bases?: Partial<Record<keyof typeof feedBases, string>>
}

type SourcesConfig = Pick<Config, 'liveSources' | 'careerOneStop' | 'webSearch' | 'ai'>

const feedBases = { careeronestop: careerOneStopBase, findtreatment: findTreatmentBase, hrsa: hrsaBase, hud: hudBase }
const modelHosts = { anthropic: 'api.anthropic.com', openai: 'api.openai.com' }

/** The configured sources besides the directory: none by default. */
export function createSources(config: SourcesConfig, deps: SourcesDeps): Source[] {
  const guardSource = (source: Source) => withCache(withBreaker(source, deps.clock), deps.clock)
  return [...feedSources(config, deps), ...webSources(config)].map(guardSource)
}

function feedSources({ liveSources, careerOneStop }: SourcesConfig, deps: SourcesDeps): Source[] {
  const { clock, card, bases = {} } = deps
  const call = createOutbound({
    hosts: Object.values(feedBases).map((base) => new URL(base).hostname),
    trusted: Object.values(bases).map((base) => new URL(base).origin),
  })
  const source = <Row>(of: keyof typeof feedBases, feed: Feed<Row>) =>
    liveFeed(feed, { call, clock, card, base: bases[of] ?? feedBases[of] })
  return liveSources.flatMap((name) => {
    switch (name) {
      case 'careeronestop':
        return careerOneStop
          ? [source(name, jobCenterFeed(careerOneStop)), source(name, reentryProgramFeed(careerOneStop))]
          : []
      case 'findtreatment':
        return [source(name, findTreatmentFeed)]
      case 'hrsa':
        return [source(name, hrsaFeed)]
      case 'hud':
        return [source(name, hudFeed)]
    }
  })
}

function webSources({ webSearch: isOn, ai }: SourcesConfig): Source[] {
  const { provider, model, apiKey, baseUrl } = ai
  if (!isOn || !model || !apiKey || (provider !== 'anthropic' && provider !== 'openai')) return []
  const call = createOutbound({ hosts: [modelHosts[provider]], trusted: baseUrl ? [new URL(baseUrl).origin] : [] })
  return [
    webSearch(async (...question) => {
      // The model packages are large; a server that never searches the web does not load them.
      const { createModelClient: askModel } = await import('./web-search/ask-model.ts')
      return askModel({ provider, model, apiKey, baseUrl }, call)(...question)
    }),
  ]
}

/** A source that fails repeatedly is not called for a while. */
export function withBreaker(source: Source, clock: Clock): Source {
  const breaker = createBreaker(clock)
  return {
    ...source,
    find: (request, signal, report) => breaker.run(signal, () => source.find(request, signal, report)),
  }
}
