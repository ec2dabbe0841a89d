import type { CallDefinition } from '#contracts/call.ts'
import type { BadCase, CallRequest } from './call-request.ts'

const tenMegabytes = ' '.repeat(10 * 1024 * 1024)

/** Adds a key the schema does not know to a JSON object, as raw text. */
const withKey = (json: string, key: string, value: string) =>
  json.replace('{', json.startsWith('{}') ? `{"${key}":${value}` : `{"${key}":${value},`)

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`

/** Bodies that are rejected before any schema is applied (T-9.5). */
function unreadable(json: string, mostKeys: number): [name: string, payload: string][] {
  const manyKeys = JSON.stringify(
    Object.fromEntries(Array.from({ length: mostKeys + 1 }, (_, index) => [`k${index}`, 0])),
  )
  return [
    ['deep objects', withKey(json, 'extra', nested(25, '{"a":', '}'))],
    ['deep lists', withKey(json, 'extra', nested(25, '[', ']'))],
    ['very deep lists', withKey(json, 'extra', nested(5000, '[', ']'))],
    ['too many keys', withKey(json, 'extra', manyKeys)],
    ['__proto__ key', withKey(json, '__proto__', '{"polluted":true}')],
    ['escaped __proto__ key', withKey(json, '\\u005f_proto__', '{"polluted":true}')],
    ['nested __proto__ key', withKey(json, 'extra', '{"__proto__":{"polluted":true}}')],
    ['constructor key', withKey(json, 'constructor', '{"prototype":{"polluted":true}}')],
    ['NUL in an unknown field', withKey(json, 'extra', '"a\\u0000b"')],
    ['NUL in a key', withKey(json, 'a\\u0000b', '1')],
    ['raw NUL byte', withKey(json, 'extra', '"a\0b"')],
    ['lone surrogate in an unknown field', withKey(json, 'extra', '"\\ud800"')],
    ['ten megabytes', json + tenMegabytes],
    ['cut off', json.slice(0, -1)],
    ['trailing comma', withKey(json, 'extra', '[1,]')],
    ['two bodies', json + json],
    ['not JSON', 'sessionId=1&title=x'],
  ]
}

/** Half a character and a surrogate as bytes. A reader may repair them; then the text it stores is valid. */
const halfText = (json: string) => Buffer.from(withKey(json, 'extra', '"\xff\xed\xa0\x80"'), 'latin1')

/** Calls that take a body get every case; the others still must handle one without failing. */
export function buildSpoiledBodies(call: CallDefinition, good: CallRequest): BadCase[] {
  if (call.method === 'GET') return []
  const json = typeof good.payload === 'string' ? good.payload : '{}'
  const headers = { ...good.headers, 'content-type': 'application/json' }
  const refused = (name: string, change: Partial<CallRequest>): BadCase => ({
    ...good,
    headers,
    payload: json,
    ...change,
    name: `bytes: ${name}`,
    mustRefuse: true,
    by: 'server',
  })
  return [
    ...unreadable(json, call.maxBodyKeys ?? 5000).map(([name, payload]) => refused(name, { payload })),
    { ...refused('bytes that are no text', { payload: halfText(json) }), mustRefuse: false },
    ...(call.body ? [refused('empty', { payload: '' })] : []),
    refused('compressed', { headers: { ...headers, 'content-encoding': 'gzip' } }),
    refused('a form', { headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } }),
    ...(call.acceptsBeacon ? [] : [refused('plain text', { headers: { ...headers, 'content-type': 'text/plain' } })]),
  ]
}
