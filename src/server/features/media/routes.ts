import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { getTutorialVideo, TutorialVideo } from '#contracts/media.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implementFile } from '#server/platform/http/implement.ts'
import { parseRange } from './range.ts'

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
