import { defineConfig } from 'vitest/config'
import { limits } from './src/testing/limits.ts'
import { findEngineFiles } from './src/testing/engine-files.ts'

type Engine = 'sqlite' | 'pglite' | 'postgres'

const { eachEngine, firstEngine, noEngine } = findEngineFiles()

/** What uses the database, once per engine: what passes on one must pass on all. */
const server = (engine: Engine, include: string[]) => ({
  extends: true as const,
  test: {
    name: `server-${engine}`,
    include,
    env: { TEST_ENGINE: engine },
    globalSetup: engine === 'postgres' ? ['src/testing/postgres-run.ts'] : [],
  },
})

export default defineConfig({
  test: {
    pool: 'threads',
    // Server tests mostly wait for the disk: a second worker fills the gaps even on two cores.
    maxWorkers: 2,
    // Measured: when files share a worker, the browser tests take a seventh of the time and the server tests two
    // thirds.
    isolate: false,
    testTimeout: limits.test.ms,
    hookTimeout: limits.hook.ms,
    teardownTimeout: limits.teardown.ms,
    expect: { poll: { timeout: limits.poll.ms } },
    setupFiles: ['src/testing/patient-waits.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: ['src/{domain,contracts,content}/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        // Asked for an engine, the helpers refuse this one: no file that needs a database can end up here.
        test: { name: 'server-plain', include: noEngine, env: { TEST_ENGINE: 'none' } },
      },
      server('sqlite', [...eachEngine, ...firstEngine]),
      // PGlite speaks for PostgreSQL where no server is at hand.
      server(process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite', eachEngine),
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/clean-browser.tsx'],
        },
      },
    ],
  },
})
