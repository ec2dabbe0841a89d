import type * as z from 'zod/mini'
import type { CallArguments, CallDefinition, CallReply } from '#contracts/call.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { ApiError, buildReplyError, refuseFailure } from './api-error.ts'

interface JsonCall extends CallDefinition {
  readonly reply: z.ZodMiniType
}

type Plain = string | number | boolean | null | undefined

interface LooseArguments {
  params?: Record<string, Plain>
  query?: Record<string, Plain>
  headers?: Record<string, Plain>
  body?: unknown
}

/**
 * Makes one call of the contract and returns its parsed response. Throws ApiError for an error response or one that
 * does not match the schema; a lost connection stays the browser's own error.
 */
export async function callApi<D extends JsonCall>(
  call: D,
  args: CallArguments<D>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CallReply<D>> {
  const loose: LooseArguments = args
  const response = await fetch(buildAddress(call.path, loose), {
    method: call.method,
    credentials: 'include',
    headers: headersFor(loose),
    ...(loose.body === undefined ? {} : { body: JSON.stringify(loose.body) }),
    ...(signal ? { signal } : {}),
  })
  await refuseFailure(response)
  const json = await parseJson(response)
  const reply = call.reply.safeParse(json)
  if (!reply.success) throw buildReplyError(response.status, json)
  return reply.data as CallReply<D>
}

function buildAddress(path: string, { params, query }: LooseArguments): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value != null) search.set(name, String(value))
  }
  const tail = search.toString()
  return tail === '' ? filled : `${filled}?${tail}`
}

function headersFor({ headers, body }: LooseArguments): Headers {
  const all = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage() })
  if (body !== undefined) all.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value != null) all.set(name, String(value))
  }
  return all
}

/** Undefined without a body: only the schema knows whether one is needed. */
async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    throw new ApiError(response.status, 'the reply is not JSON')
  }
}
