import { Readable, pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const ndjson = 'application/x-ndjson'

export function wantsLines(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === ndjson)
}

/** Compressed line by line: a whole response is large, and a line must not wait for the next. */
export function sendLines(request: FastifyRequest, reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply {
  reply.type(`${ndjson}; charset=utf-8`).header('vary', 'accept, accept-encoding')
  const plain = Readable.from(lines, { objectMode: false })
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    // The platform's compression would hold lines back to compress them together.
    request.headers['x-no-compression'] = '1'
    return reply.send(plain)
  }
  const packed = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  })
  // Either end may close first; the other is closed with it, and there is no one left to report to.
  pipeline(plain, packed, () => undefined)
  return reply.header('content-encoding', 'br').send(packed)
}
