import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { getTutorialVideo, TutorialVideo } from '#contracts/media.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implementFile } from '#server/platform/http/implement.ts'

/** The tutorial's videos from a fixed list; phones fetch them in byte ranges. */
export function registerMedia(app: FastifyInstance, { mediaDir }: { mediaDir: string }): void {
  const files = new Map(TutorialVideo.options.map((name) => [name, path.join(mediaDir, name)]))

  implementFile(
    app,
    getTutorialVideo,
  )(async ({ params }, { request, reply }) => {
    const file = files.get(params.file)
    const size = file ? await getFileSize(file) : null
    if (!file || size === null) throw notFound()
    reply.header('accept-ranges', 'bytes').type(params.file.endsWith('.vtt') ? 'text/vtt; charset=utf-8' : 'video/mp4')
    const range = parseRange(request.headers.range, size)
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${size}`)
      throw new AppError(416, 'bad_request')
    }
    if (!range) return reply.header('content-length', size).send(createReadStream(file))
    return reply
      .status(206)
      .header('content-range', `bytes ${range.first}-${range.last}/${size}`)
      .header('content-length', range.last - range.first + 1)
      .send(createReadStream(file, { start: range.first, end: range.last }))
  })
}

async function getFileSize(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

interface ByteRange {
  first: number
  last: number
}

/** One range of a Range header; null means "send it all": no header, several ranges, or an unsupported form. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, firstText = '', lastText = ''] = match
  if (firstText === '') {
    const suffix = Number(lastText)
    return suffix === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - suffix), last: size - 1 }
  }
  const first = Number(firstText)
  const last = lastText === '' ? size - 1 : Math.min(Number(lastText), size - 1)
  if (first >= size || last < first) return 'unsatisfiable'
  return { first, last }
}
