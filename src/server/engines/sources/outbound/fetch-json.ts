import { OutboundProblem, type Outbound } from './outbound.ts'

/** Old servers label JSON as plain text or a script. */
const jsonTypes = /^(application|text)\/(json|plain|javascript|[\w.+-]+\+json)\b/i

/** One JSON document. Anything but a 200 with JSON in it is a failure. */
export async function fetchJson(
  call: Outbound,
  address: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const { status, headers: answered, body } = await call(address, { headers, signal })
  if (status !== 200) throw new OutboundProblem(`It answered ${status}.`)
  if (!jsonTypes.test(answered['content-type'] ?? '')) throw new OutboundProblem('It did not answer with JSON.')
  return JSON.parse(body.toString('utf8')) as unknown
}

/**
 * The same outbound call with the `fetch` signature that model packages expect. Bodies are complete texts: nothing is
 * streamed here.
 */
export function toFetch(call: Outbound): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (typeof init?.body !== 'string') throw new OutboundProblem('Only a text can be sent.')
    const { status, headers, body } = await call(address, {
      method: 'POST',
      headers: { ...Object.fromEntries(new Headers(init.headers)), accept: 'application/json' },
      body: init.body,
      signal: init.signal ?? AbortSignal.timeout(60_000),
    })
    // The body is already decompressed.
    const { 'content-encoding': _, 'content-length': __, ...rest } = headers
    return new Response(body, { status, headers: rest })
  }
}
