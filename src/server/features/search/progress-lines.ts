/** Sends a line; one that only promises, before anything was read, waits for the next. */
type TellLine = (line: string, more?: { isPromise: boolean }) => void

/**
 * Search progress as lines, read at the pace of the network. A search that fails before it has something to say throws, so
 * that it can still be answered with a status; later, `onFailure` writes the last line.
 */
export async function* streamProgressLines(
  search: (tell: TellLine) => Promise<void>,
  onFailure: (error: unknown) => string,
): AsyncGenerator<string> {
  const waiting: string[] = []
  let news = Promise.withResolvers<void>()
  let hasProgress = false
  const end = { isReached: false }
  const promised: string[] = []
  const tell: TellLine = (line, { isPromise } = { isPromise: false }) => {
    promised.push(line)
    if (isPromise && !hasProgress) return
    hasProgress = true
    waiting.push(...promised.splice(0))
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
