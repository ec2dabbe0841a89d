import { ApiError } from '../api/api-error.ts'

/** The server's own message when it sent one, else `otherwise`; undefined when nothing failed. */
export function failureText(failure: unknown, otherwise: string): string | undefined {
  if (failure === undefined) return undefined
  return (failure instanceof ApiError && failure.failure?.error) || otherwise
}
