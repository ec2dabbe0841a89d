import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    acceptsBeacon?: boolean
    maxBodyKeys?: number
  }
}

const maxDepth = 20
const defaultMaxKeys = 5000
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses JSON that is safe to process (T-9.5): limited depth and number of keys, no keys that reach prototypes, and no
 * text a database cannot hold (NUL, half a surrogate pair).
 */
export function parseJson(text: string, maxKeys = defaultMaxKeys): unknown {
  const value = parseOrRefuse(text)
  let keys = 0
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string') refuseUnlessText(next.value)
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth > maxDepth) throw new AppError(400, 'bad_request')
    for (const [key, child] of Object.entries(next.value)) {
      keys += 1
      if (keys > maxKeys || forbiddenKeys.has(key)) throw new AppError(400, 'bad_request')
      refuseUnlessText(key)
      open.push({ value: child, depth: next.depth + 1 })
    }
  }
  return value
}

function parseOrRefuse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError(400, 'bad_request')
  }
}

/** Rejects text a database cannot hold: NUL and half a surrogate pair. */
export function refuseUnlessText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError(400, 'bad_request')
}

/** JSON everywhere; plain text only for calls that accept beacons (T-5.1). Nothing else, nothing compressed. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    finish(bytes as Buffer, done, request.routeOptions.config.maxBodyKeys)
  })
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.routeOptions.config.acceptsBeacon) finish(bytes as Buffer, done)
    else done(new AppError(415, 'unsupported_type'))
  })
}

function finish(bytes: Buffer, done: (error: Error | null, body?: unknown) => void, maxKeys?: number): void {
  try {
    done(null, bytes.length === 0 ? undefined : parseJson(decodeUtf8(bytes), maxKeys))
  } catch (error) {
    done(error as Error)
  }
}

/** Invalid UTF-8 is rejected rather than replaced by question marks. */
function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError(400, 'bad_request')
  }
}
