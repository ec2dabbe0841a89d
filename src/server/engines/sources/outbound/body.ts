import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

const mostBytes = 2 * 1024 * 1024

/** The reply's decompressed bytes. Stops reading as soon as there are too many, compressed or not. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of unpacked(incoming) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error('The reply is too big.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function unpacked(incoming: IncomingMessage): Readable {
  const encoding = incoming.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return incoming
  if (encoding !== 'gzip') throw new Error('The reply is packed in a way nobody asked for.')
  // The reader handles every error itself; the callback only lets `pipeline` close both streams.
  return pipeline(incoming, createGunzip(), () => undefined)
}
