import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningServer {
  url: string
  pid: number
  stop: () => Promise<void>
}

const built = 'dist/server/main.js'

/** Starts the built product on a free (or the given) port with its own empty data folder. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  { entry = built, flags = [], onOutput }: { entry?: string; flags?: string[]; onOutput?: (text: string) => void } = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'next-chapter-run-'))
  const child = spawn(process.execPath, [...flags, entry], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
    await rm(folder, { recursive: true, force: true })
  }
  const output: string[] = []
  const hear = (text: string) => {
    output.push(text)
    onOutput?.(text)
  }
  child.stderr.on('data', (part: Buffer) => hear(part.toString()))
  // The listener is never removed: a pipe that is not read would block a server that logs a lot.
  const port = await new Promise<string | null>((ready) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      hear(`${line}\n`)
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(line)?.[1]
      if (found) ready(found)
    })
    child.once('close', () => ready(null))
  })
  if (port && child.pid) return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop }
  await stop()
  throw new Error(`The server ended before it was ready. Was it built (npm run build)?\n${output.join('')}`)
}
