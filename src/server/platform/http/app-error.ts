import type { errors } from '#content/en/errors.ts'

/** Each code has a sentence a person can read, in both languages, in `content/{en,es}/errors.ts`. */
export type ErrorCode = keyof typeof errors

interface More {
  fields?: AppError['fields']
  retryAfterSeconds?: number
  marks?: AppError['marks']
  /** The fault behind it; logged, never answered. */
  cause?: unknown
}

/** A refusal the caller may read. Anything else that is thrown is our fault and answers 500. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: { path: string; problem: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** Marks that the answer carries besides its sentence. */
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
