import { ApiError } from '../api/api-error.ts'

/** The server's own sentence when it gave one, else `otherwise`; nothing when nothing failed. */
export function failureText(failure: unknown, otherwise: string): string | undefined {
  if (failure === undefined) return undefined
  return (failure instanceof ApiError && failure.failure?.error) || otherwise
}
