import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#testing/postgres-cluster.ts'
import { runInOrder, runStep, summarize, type Step, type StepResult } from './run-step.ts'
import { isFirst, buildShardArguments, wholeRun, type Shard } from './shard.ts'
import { readVitestCounts } from './test-reports.ts'

const staticChecks: Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  // Lint and types in one pass, with TypeScript's native checker: docs/decisions/0028.
  {
    name: 'lint and types',
    command: 'oxlint',
    args: ['--type-check'],
    // The checker is written in Go, and collecting garbage early took a third of its time.
    env: { GOGC: 'off', GOMEMLIMIT: '2GiB' },
  },
  { name: 'import rules', command: 'node', args: ['scripts/check-architecture.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
]

function tests(reportFile: string, databaseUrl: string | null, shard: Shard): Step {
  return {
    name: `tests (sqlite, ${databaseUrl ? 'postgres' : 'pglite'})`,
    command: 'vitest',
    args: [
      'run',
      '--reporter=dot',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...buildShardArguments(shard),
    ],
    env: databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {},
    counts: () => readVitestCounts(reportFile),
  }
}

/**
 * Everything except the browser tests. The static checks run in parallel with the tests. `withPostgres` uses a real
 * PostgreSQL instead of PGlite, where one is installed.
 */
export async function check({
  withPostgres,
  shard = wholeRun,
}: {
  withPostgres: boolean
  shard?: Shard
}): Promise<StepResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'next-chapter-check-'))
  const postgres = withPostgres ? await startPostgres() : null
  const reason = withPostgres ? 'PostgreSQL is not installed' : 'npm test uses PostgreSQL'
  console.log(`Database engines: SQLite, ${postgres ? 'PostgreSQL' : `PGlite (${reason})`}`)
  try {
    const testStep = tests(join(folder, 'vitest.json'), postgres?.url ?? null, shard)
    const [tested, checked] = await Promise.all([runStep(testStep), runInOrder(isFirst(shard) ? staticChecks : [])])
    return [...checked, tested]
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true })
  }
}

if (import.meta.main) {
  const startedAt = performance.now()
  const results = await check({ withPostgres: Boolean(process.env['TEST_DATABASE_URL']) })
  const { lines, isGreen } = summarize(results, (performance.now() - startedAt) / 1000)
  console.log(lines.join('\n'))
  process.exitCode = isGreen ? 0 : 1
}
