import { reportClientError as reportCall } from '#contracts/client-errors.ts'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/call-api.ts'
import { reportQuietly } from '../report-quietly.ts'

/** A page that fails in a loop must not flood the server: a few reports are enough. */
const mostReports = 5
const reported = new Set<string>()

/** Reports an error in the page to the server, each one once. Of the location, only the path is sent. */
export async function reportClientError(error: unknown, componentStack?: string): Promise<void> {
  const { message, stack } = describe(error)
  if (reported.has(message) || reported.size >= mostReports) return
  reported.add(message)
  try {
    await callApi(reportCall, {
      body: {
        message,
        stack,
        componentStack: componentStack?.slice(0, 2000),
        url: location.pathname,
        userAgent: navigator.userAgent.slice(0, 500),
        timestamp: new Date().toISOString(),
        type: 'client_error',
      },
    })
  } catch (failure) {
    reportQuietly('client error', failure)
  }
}

/** Errors outside React: thrown in a handler, or unhandled rejections. Returns a stop function. */
export function listenForErrors(): () => void {
  const handleError = (event: ErrorEvent) => void reportClientError(event.error ?? event.message)
  const handleRejection = (event: PromiseRejectionEvent) => void reportClientError(event.reason)
  window.addEventListener('error', handleError)
  window.addEventListener('unhandledrejection', handleRejection)
  return () => {
    window.removeEventListener('error', handleError)
    window.removeEventListener('unhandledrejection', handleRejection)
  }
}

/** The message of a failed call is the server's response and can contain personal data, so only its status is sent. */
function describe(error: unknown): { message: string; stack: string | undefined } {
  if (error instanceof ApiError) return { message: `ApiError ${error.status}`, stack: undefined }
  if (error instanceof Error) {
    return { message: (error.message || error.name).slice(0, 500), stack: error.stack?.slice(0, 3000) }
  }
  return { message: String(error).slice(0, 500) || 'unknown', stack: undefined }
}
