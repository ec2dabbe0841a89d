import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { startServer } from '../scripts/running-server.ts'

const requestCount = 4000
const clients = 16

/** Share of bare Node's throughput that remains after the guards, headers and log line of every response. */
export async function benchRequests(): Promise<{ ours: number; bare: number; ratio: number }> {
  // Both servers run in separate processes, so that both share the machine with the same client.
  const peer = spawn(process.execPath, ['-e', barePeer], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(peer.stdout, 'data')) as [Buffer]
  const bare = await requestsPerSecond(`http://127.0.0.1:${String(port).trim()}/`)
  peer.kill()

  const server = await startServer()
  const ours = await requestsPerSecond(`${server.url}/healthz`)
  await server.stop()
  return { ours: Math.round(ours), bare: Math.round(bare), ratio: ours / bare }
}

const barePeer = `const server = require('node:http').createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end('{"status":"ok"}')
}).listen(0, '127.0.0.1', () => console.log(server.address().port))`

async function requestsPerSecond(url: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const begun = performance.now()
  let left = requestCount
  const client = async () => {
    while (left > 0) {
      left -= 1
      await get(url, agent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return requestCount / ((performance.now() - begun) / 1000)
}

function get(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        response.resume().on('end', resolve)
      })
      .on('error', reject)
  })
}
