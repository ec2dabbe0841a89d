import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../server/main.ts')
/** A compile cache that halves the time of every start after the first. */
const compiled = path.join(tmpdir(), 'server-process-compiled')
/** Root may write anywhere, so a process that must run unprivileged uses this user id. */
const nobody = 65_534

export interface ServerProcess {
  child: ChildProcess
  /** All output so far. */
  stdout(): string
  stderr(): string
  /** Resolves with its URL once it is ready. */
  ready(): Promise<string>
  /** Resolves with its exit code. */
  ended: Promise<number | null>
}

interface Environment {
  [name: string]: string
}

/** Starts the real server as a separate process, with only these of our variables; the built one has pages as well. */
export function startServer(env: Environment, { asNobody = false, entry = main } = {}): ServerProcess {
  const rights = asNobody && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const child = spawn(process.execPath, [entry], {
    env: { NODE_COMPILE_CACHE: compiled, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...rights,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += String(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += String(chunk)
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const address = () => /ready: (http:\S+)/.exec(stdout)?.[1]
  const ready = () =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = address()
        if (found) resolve(found)
      }
      check()
      child.stdout.on('data', check)
      void ended.then(() => reject(new Error(`the server ended: ${stderr}`)))
    })
  return { child, stdout: () => stdout, stderr: () => stderr, ready, ended }
}
