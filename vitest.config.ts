import { defineConfig } from 'vitest/config'

type Engine = 'sqlite' | 'pglite' | 'postgres'

/** The whole server suite, once per engine: what passes on one must pass on all. */
const server = (engine: Engine) => ({
  extends: true as const,
  test: {
    name: `server-${engine}`,
    include: ['src/server/**/*.test.ts', ...(engine === 'sqlite' ? ['src/testing/**/*.test.ts'] : [])],
    env: { TEST_ENGINE: engine },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})

/** PGlite speaks for PostgreSQL where no server is at hand. */
const engines: Engine[] = ['sqlite', process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite']

export default defineConfig({
  test: {
    pool: 'threads',
    // Much of a server test is waiting for the disk: a second worker fills the gaps even on two cores.
    maxWorkers: 2,
    // Measured: the browser tests need a seventh of the time when files share a worker, the server's two thirds.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: ['src/{domain,contracts,content}/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      ...engines.map(server),
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/clean-browser.tsx'],
          // A whole form is typed letter by letter: on a busy machine that is more than the usual five seconds.
          testTimeout: 20_000,
        },
      },
    ],
  },
})
