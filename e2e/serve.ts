import { appendFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { startServer } from '../scripts/running-server.ts'
import { startMailServer } from './mailbox.ts'

// Runs the product under test until Playwright stops it. Its data starts empty, whatever an earlier run left behind.
const folder = process.env['E2E_DATA_DIR']
const log = process.env['E2E_LOG']
await forget()
const mail = await startMailServer()
const port = process.env['E2E_PORT'] ?? '0'
const starting = startServer(
  {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'help@example.org',
    ...(folder && { DATA_DIR: folder }),
  },
  {
    onOutput: (text) => {
      if (log) appendFileSync(log, text)
    },
  },
)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
try {
  console.log((await starting).url)
} catch (error) {
  await forget()
  throw error
}

/** Also handles a stop before startup has finished. */
async function end(): Promise<void> {
  await starting.then(
    ({ stop }) => stop(),
    () => undefined,
  )
  await mail.stop()
  await forget()
  process.exit(0)
}

async function forget(): Promise<void> {
  for (const part of folder ? ['', '-mail', '-compiled'] : []) {
    await rm(`${folder}${part}`, { recursive: true, force: true })
  }
  if (log) await rm(log, { force: true })
}
