/**
 * What a search tells, as lines that can be read as slowly as the network is. A search that fails before its first
 * line is thrown, so that it can still be answered with a status; later, `onFailure` words the last line.
 */
export async function* streamProgressLines(
  search: (tell: (line: string) => void) => Promise<void>,
  onFailure: (error: unknown) => string,
): AsyncGenerator<string> {
  const waiting: string[] = []
  let news = Promise.withResolvers<void>()
  let hasProgress = false
  const end = { isReached: false }
  const tell = (line: string) => {
    hasProgress = true
    waiting.push(line)
    news.resolve()
  }
  const outcome = search(tell)
    .catch((error: unknown) => {
      if (!hasProgress) throw error
      tell(onFailure(error))
    })
    .finally(() => {
      end.isReached = true
      news.resolve()
    })
  // Awaited at the end; this only keeps an early refusal from counting as unhandled until then.
  outcome.catch(() => undefined)
  while (!end.isReached || waiting.length > 0) {
    if (waiting.length === 0) await news.promise
    news = Promise.withResolvers<void>()
    yield* waiting.splice(0)
  }
  await outcome
}

/** The lines once the first is there: what is refused before it is answered with a status of its own. */
export async function awaitFirstLine(lines: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await lines.next()
  return (async function* all() {
    if (first.done) return
    yield first.value
    yield* lines
  })()
}
