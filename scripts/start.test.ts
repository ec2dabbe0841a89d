import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isBuilt } from './build/stamp.mjs'
import { startServer } from './running-server.ts'

const root = path.resolve(import.meta.dirname, '..')
const clone = mkdtempSync(path.join(tmpdir(), 'next-chapter-clone-'))
const data = mkdtempSync(path.join(tmpdir(), 'next-chapter-data-'))
const parts = ['src', 'scripts', 'data', 'package.json', 'package-lock.json', 'vite.config.ts']
for (const part of parts) cpSync(path.join(root, part), path.join(clone, part), { recursive: true })
symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))

afterAll(() => {
  if (!isBuilt()) keepBuild()
  for (const folder of [clone, data]) rmSync(folder, { recursive: true })
})

/** The journeys and budgets need the same build, and it is the longest step before them. Its stamp comes last. */
function keepBuild(): void {
  const [made, kept] = [clone, root].map((folder) => path.join(folder, 'dist')) as [string, string]
  const stamp = path.join(made, 'build.json')
  if (!existsSync(stamp)) return
  rmSync(kept, { recursive: true, force: true })
  cpSync(made, kept, { recursive: true, filter: (file) => file !== stamp })
  copyFileSync(stamp, path.join(kept, 'build.json'))
}

async function startAndReadConfig(): Promise<string> {
  const server = await startServer({ NODE_ENV: '', DATA_DIR: data }, { entry: path.join(clone, 'scripts/start.mjs') })
  try {
    return /name="next-chapter-config" content="([^"]*)"/.exec(await (await fetch(server.url)).text())?.[1] ?? 'no page'
  } finally {
    await server.stop()
  }
}

test('the first start, which builds, serves the same product as the second, which does not', async () => {
  const first = await startAndReadConfig()
  const second = await startAndReadConfig()
  expect(first).toContain('&quot;development&quot;:true')
  expect(second).toBe(first)
})
