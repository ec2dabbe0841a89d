import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const main = path.join(import.meta.dirname, '../../dist/server/main.js')
/** Far above what a start needs on a busy machine; what hangs still ends. */
const readyWithinMs = 120_000

export interface RunningProcess {
  child: ChildProcess
  address: string
  ended: Promise<unknown>
}

/**
 * Starts the built server and waits until it is ready. The environment is not inherited: the caller's DATABASE_URL or PUBLIC_URL
 * would change what is tested. Each writer comes from an address of its own, as people do.
 */
export async function startProcess(env: Record<string, string>): Promise<RunningProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', TRUSTED_PROXY: 'loopback', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const ended = once(child, 'exit').then(() => process.removeListener('exit', killWithUs))
  let output = ''
  const read = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  let address: string | undefined
  for (const end = performance.now() + readyWithinMs; performance.now() < end && child.exitCode === null;) {
    address ??= /ready: (http:\/\/\S+)/.exec(output)?.[1]
    if (address && (await isReady(address))) return { child, address, ended }
    await wait(20)
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready (exit code ${child.exitCode}): ${output}`)
}

async function isReady(address: string): Promise<boolean> {
  try {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) })
    await reply.arrayBuffer()
    return reply.status === 200
  } catch {
    return false
  }
}
