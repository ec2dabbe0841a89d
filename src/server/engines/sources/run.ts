import type { Resource } from '#domain/resources/resource.ts'
import { mergeResources } from './merge.ts'
import type { Source, SourceRequest } from './source.ts'

const sourceDeadlineMs = 8_000
/** The longest a search may take (T-6.6). */
const searchDeadlineMs = 240_000

export interface RunOptions {
  /** The visitor left: everything stops. */
  signal: AbortSignal
  /** For all sources together. */
  deadlineMs?: number
  /** Called whenever results arrive. */
  report?(found: Resource[], source: string): void
}

export interface RunResult {
  resources: Resource[]
  /** Names of the sources that did not answer completely. */
  failed: string[]
}

/**
 * Queries all sources that can help in parallel. Earlier sources win over later ones; a slow or broken one only loses
 * its own results.
 */
export async function runSources(
  sources: readonly Source[],
  request: SourceRequest,
  { signal, deadlineMs = searchDeadlineMs, report }: RunOptions,
): Promise<RunResult> {
  const capableSources = sources.filter((source) => source.canAnswer?.(request) ?? true)
  const answers = await Promise.all(
    capableSources.map(async (source) => {
      const deadline = AbortSignal.timeout(Math.min(deadlineMs, source.deadlineMs ?? sourceDeadlineMs))
      return ask(source, request, AbortSignal.any([signal, deadline]), report)
    }),
  )
  return {
    resources: mergeResources(answers.map(({ found }) => found)),
    failed: capableSources.filter((_, index) => !answers[index]?.isWhole).map(({ name }) => name),
  }
}

interface Answer {
  found: Resource[]
  isWhole: boolean
}

async function ask(
  source: Source,
  request: SourceRequest,
  signal: AbortSignal,
  report: RunOptions['report'],
): Promise<Answer> {
  const found = new Map<string, Resource>()
  const take = (resources: Resource[]) => {
    // Results after the deadline are dropped: the answer may already have been sent.
    if (signal.aborted) return
    const fresh = resources.filter(({ id }) => !found.has(id))
    for (const resource of fresh) found.set(resource.id, resource)
    if (fresh.length > 0) report?.(fresh, source.name)
  }
  try {
    take(await beforeAbort(source.find(request, signal, take), signal))
    return { found: [...found.values()], isWhole: true }
  } catch {
    return { found: [...found.values()], isWhole: false }
  }
}

/** A source that ignores its signal is abandoned. */
async function beforeAbort<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason as Error)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([task, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
