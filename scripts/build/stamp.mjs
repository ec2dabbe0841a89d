import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Plain JavaScript on purpose: the server loads it when it starts, and what Node needs to read types would stay in its memory.

const root = path.resolve(import.meta.dirname, '../..')
const stamp = path.join(root, 'dist', 'build.json')

/** True when the build was made from the current files. Loads no build tool, so it costs almost nothing at startup. */
export function isBuilt() {
  return existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).inputs === hashInputs()
}

/** @param {string} inputs */
export function markBuilt(inputs) {
  writeFileSync(stamp, JSON.stringify({ inputs }))
}

/** One hash over the content of all build inputs. */
export function hashInputs() {
  const hash = createHash('sha256')
  const folders = [
    'src',
    'scripts/build',
    'data/facts',
    'data/knowledge',
    'data/training/questions',
    'data/models',
  ].filter((folder) => existsSync(path.join(root, folder)))
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const single = ['package-lock.json', 'vite.config.ts', 'scripts/build.ts'].map((file) => path.join(root, file))
  for (const file of [...files, ...single].toSorted((a, b) => (a < b ? -1 : 1))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
