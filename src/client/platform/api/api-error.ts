import * as z from 'zod/mini'
import { Failure } from '#contracts/failure.ts'

/** The server's sentence counts wherever it stands: a proxy or another version may leave out the code or `success`. */
const LooseFailure = z.object({
  success: z.catch(z.literal(false), false),
  code: z.catch(z.string(), ''),
  error: z.string(),
  fields: z.catch(Failure.shape.fields, undefined),
})

/** A non-success response. The message is "status: body", or the status text without a body. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's error body when it has a readable sentence; the code is empty where it sent none. */
  readonly failure: Failure | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.failure = parseFailure(text)
  }
}

/** Fields that only some calls add to a refusal. */
export function readFailureFields<Schema extends z.ZodMiniType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  if (!(error instanceof ApiError) || !error.failure) return undefined
  // The message is "status: body"; the body of such a failure is JSON.
  return schema.safeParse(JSON.parse(error.message.slice(error.message.indexOf(': ') + 2))).data
}

/** Throws unless the response is a success. */
export async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}

/** For a success that is not what the contract says: it may be a refusal with the wrong status. */
export function buildReplyError(status: number, json: unknown): ApiError {
  const error = new ApiError(status, JSON.stringify(json ?? null))
  return error.failure ? error : new ApiError(status, 'the reply does not fit the contract')
}

function parseFailure(text: string): Failure | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return LooseFailure.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
