/**
 * For failures a person need not hear of: said on the console while developing, never in production.
 * Only the kind of error is told, because its message can carry what somebody typed.
 */
export function reportQuietly(where: string, error: unknown): void {
  if (!import.meta.env.DEV) return
  // oxlint-disable-next-line no-console -- the one place that may, and only in development
  console.warn(`${where}: ${error instanceof Error ? error.name : typeof error}`)
}
