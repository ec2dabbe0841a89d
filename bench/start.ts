import { spawnSync } from 'node:child_process'
import { startServer } from '../scripts/running-server.ts'

/** Time from the start command to ready for a built product, compared with a Node process that does nothing. */
export async function benchStart(): Promise<{ readyMs: number; emptyMs: number; ratio: number }> {
  const emptyMs = median(await Promise.all([1, 2, 3].map(() => timeEmptyNode())))
  const readyTimes: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const begun = performance.now()
    const server = await startServer()
    readyTimes.push(performance.now() - begun)
    await server.stop()
  }
  const readyMs = median(readyTimes)
  return { readyMs: Math.round(readyMs), emptyMs: Math.round(emptyMs), ratio: readyMs / emptyMs }
}

async function timeEmptyNode(): Promise<number> {
  const begun = performance.now()
  spawnSync(process.execPath, ['-e', ''])
  return performance.now() - begun
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
