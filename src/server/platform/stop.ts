import { describeFault, type Logger } from './logger.ts'

/** Work under way may finish, but never longer than this. */
const graceMs = 9_000

/** On a stop signal: no new work, finish what runs, close, leave. A second signal leaves at once. */
export function stopGracefully(logger: Logger, close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), graceMs).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('stop failed', describeFault(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
