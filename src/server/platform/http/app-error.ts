import type { errors } from '#content/en/errors.ts'

/** Each code has a sentence a person can read, in both languages, in `content/{en,es}/errors.ts`. */
export type ErrorCode = keyof typeof errors

/** A refusal the caller may read. Anything else that is thrown is our fault and answers 500. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: { path: string; problem: string }[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: ErrorCode, more: { fields?: AppError['fields']; retryAfterSeconds?: number } = {}) {
    super(code)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export const notFound = () => new AppError(404, 'not_found')
