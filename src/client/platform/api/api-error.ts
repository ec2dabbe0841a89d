import { Failure } from '#contracts/failure.ts'

/** A non-success response. The message is "status: body", or the status text without a body. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's error body when it has our format: a code and a readable sentence. */
  readonly failure: Failure | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.failure = parseFailure(text)
  }
}

/** Throws unless the response is a success. */
export async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}

function parseFailure(text: string): Failure | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const parsed = Failure.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
