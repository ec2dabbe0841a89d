import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const ListVersion = z.object({
  file: z.string().check(z.regex(/^[\w.-]+$/)),
  sha256: z.string(),
  bytes: z.number(),
  fetchedAt: z.string(),
  asOf: z.string(),
  /** The import that put it into the directory. */
  batch: z.nullable(z.string()),
})
export type ListVersion = z.infer<typeof ListVersion>

const mostVersions = 3

/** The versions of one list beside the data, newest first: what was fetched, when, its hash, and what became of it. */
export function openListVersions(dataDir: string, name: string) {
  const folder = path.join(dataDir, 'refresh', name)
  const index = path.join(folder, 'versions.json')
  const list = (): ListVersion[] =>
    existsSync(index) ? z.array(ListVersion).parse(JSON.parse(readFileSync(index, 'utf8'))) : []
  const save = (files: readonly ListVersion[]) => writeFileSync(index, JSON.stringify(files, null, 1), { mode: 0o600 })
  return {
    list,
    pathTo: (file: string) => path.join(folder, file),
    prepare: () => void mkdirSync(folder, { recursive: true, mode: 0o700 }),

    /** The same content again takes the place of its earlier entry. The one in the directory is never thrown away. */
    add(version: ListVersion): void {
      const known = list()
      const same = known.find(({ sha256 }) => sha256 === version.sha256)
      const all = [
        { ...version, batch: version.batch ?? same?.batch ?? null },
        ...known.filter((file) => file !== same),
      ]
      const inDirectory = all.find(({ batch }) => batch !== null)
      const stay = all.filter((file, at) => at < mostVersions || file === inDirectory)
      for (const { file } of known) {
        if (!stay.some((other) => other.file === file)) rmSync(path.join(folder, file), { force: true })
      }
      save(stay)
    },

    /** What may not be believed is no version; it can be looked at until the next one is refused. */
    refuse(version: ListVersion): string {
      const known = list().find(({ sha256 }) => sha256 === version.sha256)
      if (known?.batch) return path.join(folder, known.file)
      const refused = path.join(folder, `refused${path.extname(version.file)}`)
      renameSync(path.join(folder, version.file), refused)
      save(list().filter(({ sha256 }) => sha256 !== version.sha256))
      return refused
    },

    setBatch: (sha256: string, batch: string | null) =>
      save(list().map((version) => (version.sha256 === sha256 ? { ...version, batch } : version))),
  }
}
export type ListVersions = ReturnType<typeof openListVersions>
