/**
 * Search progress as lines, read at the pace of the network. A search that fails before its first line throws, so that
 * it can still be answered with a status; later, `onFailure` writes the last line.
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
  // Awaited at the end; this only keeps an early rejection from counting as unhandled until then.
  outcome.catch(() => undefined)
  while (!end.isReached || waiting.length > 0) {
    if (waiting.length === 0) await news.promise
    news = Promise.withResolvers<void>()
    yield* waiting.splice(0)
  }
  await outcome
}

/** Resolves when the first line is ready: an earlier failure is answered with its own status. */
export async function awaitFirstLine(lines: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await lines.next()
  return (async function* all() {
    if (first.done) return
    yield first.value
    yield* lines
  })()
}
