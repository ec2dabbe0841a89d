import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startServer } from '../scripts/running-server.ts'

const searches = 300
const questions = [
  'I need an ID in Houston',
  'necesito trabajo',
  'where can I sleep tonight',
  'my officer wants to see me',
]
const testLocations = [
  ['TX', 'Harris'],
  ['CA', 'Los Angeles'],
  ['NY', 'Kings'],
  ['IL', 'Cook'],
  ['AL', 'Jefferson'],
] as const

/** Memory used by `npm start` with the whole directory, after startup and after requests. */
export async function benchMemory(): Promise<{ startedMb: number; usedMb: number }> {
  const server = await startServer({}, { flags: startFlags() })
  try {
    const startedMb = residentMb(server.pid)
    for (let turn = 0; turn < searches; turn += 1) await ask(server.url, turn)
    return { startedMb, usedMb: residentMb(server.pid) }
  } finally {
    await server.stop()
  }
}

/** Flags of the start script, because they affect the measurement. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

async function ask(address: string, turn: number): Promise<void> {
  const language = turn % 2 === 0 ? 'en' : 'es'
  const [state, county] = testLocations[turn % testLocations.length] ?? testLocations[0]
  await post(`${address}/api/search-resources`, {
    location: { state, county },
    needs: { housing: true, employment: true },
    language,
  })
  if (turn % 3 === 0) {
    const content = questions[turn % questions.length]
    await post(`${address}/api/reggie`, { messages: [{ role: 'user', content }], language })
  }
}

async function post(url: string, body: object): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  await reply.arrayBuffer()
}

/** Reads the process status that Linux provides for any process. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
