import { type Load, restartUnderLoad, startPair } from '#testing/restart-under-load.ts'
import { startOwnPostgres } from '#testing/postgres-cluster.ts'

/**
 * Restarts a PostgreSQL of its own under load, as an operator does and as a crash does in turn, with two processes on it. Fails when
 * a process ends, an acknowledged write is lost, or an answer is neither good nor a 503 that says when to come back.
 */
const RESTARTS = Number(process.env['RESTARTS'] ?? 10)
const loads: Record<string, Load> = {
  searchers: { searchers: 4, writers: 0 },
  writers: { searchers: 0, writers: 8 },
  both: { searchers: 3, writers: 5 },
}

async function restartAll(): Promise<boolean> {
  const cluster = await startOwnPostgres()
  if (!cluster) throw new Error('PostgreSQL is not installed.')
  let isWell = true
  try {
    const pair = await startPair(cluster)
    try {
      for (const [name, load] of Object.entries(loads)) {
        const report = await restartUnderLoad(cluster, pair, { load, restarts: RESTARTS })
        const { ends, statuses, bare, slowestMs, acknowledged, lost } = report
        console.log(
          `${name}: ${RESTARTS} restarts, processes ended ${ends}, acknowledged ${acknowledged}, lost ${lost}`,
        )
        console.log(`  answers ${JSON.stringify(statuses)}, 503 without advice ${bare}, slowest ${slowestMs} ms`)
        const strange = Object.keys(statuses).filter((status) => !['200', '503'].includes(status))
        isWell &&= ends === 0 && lost === 0 && bare === 0 && strange.length === 0
      }
    } finally {
      await pair.stop()
    }
  } finally {
    await cluster.stop()
  }
  return isWell
}

process.exitCode = (await restartAll()) ? 0 : 1
