import { startServer } from '../scripts/running-server.ts'

// The product under test, until Playwright says stop.
const server = await startServer({ PORT: process.env['E2E_PORT'] ?? '0' })
console.log(server.url)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)))
}
