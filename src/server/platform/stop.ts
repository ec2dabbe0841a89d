import { describeFault, type Logger } from './logger.ts'

/** Requests in progress may finish, but never take longer than this. */
const graceMs = 9_000

/** On a stop signal: accept nothing new, finish what is running, close, exit. A second signal exits at once. */
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
