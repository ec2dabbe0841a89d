import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#testing/postgres-cluster.ts'
import { runInOrder, runStep, summarize, type Step, type StepResult } from './run-step.ts'
import { vitestCounts } from './test-reports.ts'

const tsc = (runtime: string): Step => ({
  name: `types: ${runtime}`,
  command: 'tsc',
  args: ['-p', `tsconfig.${runtime}.json`],
})

const readingSteps: Step[] = [
  { name: 'lint', command: 'oxlint', args: [] },
  tsc('pure'),
  tsc('server'),
  tsc('client'),
  { name: 'import rules', command: 'node', args: ['scripts/check-architecture.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
]

function tests(reportFile: string, databaseUrl: string | null): Step {
  return {
    name: `tests (sqlite, ${databaseUrl ? 'postgres' : 'pglite'})`,
    command: 'vitest',
    args: ['run', '--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile.json=${reportFile}`],
    env: databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {},
    counts: () => vitestCounts(reportFile),
  }
}

/**
 * Everything but the browser. The tests take one core, the reading tools the other. `withPostgres` puts a real
 * PostgreSQL in the place of PGlite, where one is at hand.
 */
export async function check({ withPostgres }: { withPostgres: boolean }): Promise<StepResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'next-chapter-check-'))
  const postgres = withPostgres ? await startPostgres() : null
  const absent = withPostgres ? 'no PostgreSQL at hand' : 'PostgreSQL with npm test'
  console.log(`Database engines: SQLite, ${postgres ? 'PostgreSQL' : `PGlite (${absent})`}`)
  try {
    const testing = tests(join(folder, 'vitest.json'), postgres?.url ?? null)
    const [tested, read] = await Promise.all([runStep(testing), runInOrder(readingSteps)])
    return [...read, tested]
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
