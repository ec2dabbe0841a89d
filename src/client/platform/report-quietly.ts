/**
 * For failures the user need not see: logged to the console in development, never in production. Only the kind of error
 * is logged, because its message can contain what a user typed.
 */
export function reportQuietly(where: string, error: unknown): void {
  if (!import.meta.env.DEV) return
  // oxlint-disable-next-line no-console -- the one place that may, and only in development
  console.warn(`${where}: ${error instanceof Error ? error.name : typeof error}`)
}
