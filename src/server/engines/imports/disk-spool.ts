import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface DiskSpool {
  /** Appends to one of several parts that grow side by side. */
  append(part: string, chunks: readonly Uint8Array[]): Promise<void>
  /** A part from its beginning, one chunk after the other. */
  read(part: string): AsyncGenerator<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/**
 * Holds on disk what can't be sent yet. The file loses its name as soon as it is open, so that its space is free again when it
 * is closed, or when the process ends in whatever way.
 */
export async function openDiskSpool(): Promise<DiskSpool> {
  const folder = await mkdtemp(path.join(tmpdir(), 'next-chapter-spool-'))
  // Where an open file keeps its name, this is repeated when it is closed.
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => undefined)
  const opening = open(path.join(folder, 'parts'), 'wx+', 0o600)
  await opening.then(remove, remove)
  const file = await opening
  const chunksByPart = new Map<string, { at: number; length: number }[]>()
  let end = 0
  return {
    async append(part, chunks) {
      const entries = chunksByPart.get(part) ?? []
      chunksByPart.set(part, entries)
      for (const chunk of chunks) {
        const { bytesWritten } = await file.write(chunk, 0, chunk.length, end)
        if (bytesWritten < chunk.length) throw new Error('the disk took only a part of a table')
        entries.push({ at: end, length: chunk.length })
        end += chunk.length
      }
    },
    async *read(part) {
      for (const { at, length } of chunksByPart.get(part) ?? []) {
        const chunk = new Uint8Array(length)
        await file.read(chunk, 0, length, at)
        yield chunk
      }
    },
    async close() {
      await file.close()
      await remove()
    },
  }
}
