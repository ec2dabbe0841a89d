import type { errors } from '#content/en/errors.ts'

/** Each code has a message for users, in both languages, in `content/{en,es}/errors.ts`. */
export type ErrorCode = keyof typeof errors

interface More {
  fields?: AppError['fields']
  retryAfterSeconds?: number
  marks?: AppError['marks']
  /** The underlying error; logged, never sent to the caller. */
  cause?: unknown
}

/** An error the caller may read. Any other thrown error is a server fault and answers 500. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: { path: string; problem: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** Extra fields in the response besides the message. */
  readonly marks: Readonly<Record<string, true | object>> | undefined

  constructor(status: number, code: ErrorCode, more: More = {}) {
    super(code, more.cause === undefined ? undefined : { cause: more.cause })
    this.status = status
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.marks = more.marks
  }
}

export const notFound = () => new AppError(404, 'not_found')
