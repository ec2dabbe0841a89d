/**
 * All fields a log line may have (T-9.1). There is no free-form object: a field that is not listed here does not
 * compile, so no body, query, header, cookie or model text can reach the log.
 */
export interface LogFields {
  /** Route template such as `/api/sessions/:id`, never the path itself. */
  route?: string
  method?: string
  status?: number
  ms?: number
  requestId?: string
  /** Keyed hash of the principal that changes every day. */
  visitor?: string
  /** Address truncated to /24 or /48. */
  network?: string
  /** Class of an unexpected error and where it was thrown; never its message, which may quote data. */
  fault?: string
  frames?: string[]
  /** The code of an engine or of the network, such as 57P01 or ECONNREFUSED. */
  code?: string
  count?: number
}

type Level = 'info' | 'warn' | 'error'
export type Logger = Record<Level, (event: string, fields?: LogFields) => void>

const allowed: readonly (keyof LogFields)[] = [
  'route',
  'method',
  'status',
  'ms',
  'requestId',
  'visitor',
  'network',
  'fault',
  'frames',
  'code',
  'count',
]

export function createLogger(write: (line: string) => void, now: () => number): Logger {
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) => {
      const allowedFields = Object.fromEntries(
        allowed.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]),
      )
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...allowedFields })}\n`)
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** The stack without its message, which may quote data and even look like a stack itself: file positions only. */
export function describeFault(error: unknown): Pick<LogFields, 'fault' | 'frames' | 'code'> {
  if (!(error instanceof Error)) return { fault: typeof error }
  const { name, message, stack = '' } = error
  const positions = message === '' ? stack : (stack.split(message).at(-1) ?? '')
  const frames = positions
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
  const code = 'code' in error && isCode(error.code) ? { code: error.code } : {}
  return { fault: name, ...code, frames: frames.map((line) => line.trim()) }
}

/** Codes are of one alphabet and short; anything else might be a text. */
function isCode(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z\d_]{3,32}$/.test(code)
}
