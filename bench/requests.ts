import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer } from '../scripts/running-server.ts'

const requestCount = 4000
const clients = 16

/** How much of bare Node's speed is left after the guards, headers and the log line every answer passes. */
export async function benchRequests(): Promise<{ ours: number; bare: number; ratio: number }> {
  const bareServer = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"success":true,"actionPlans":[]}')
  })
  await new Promise<void>((resolve) => bareServer.listen(0, '127.0.0.1', resolve))
  const bare = await requestsPerSecond(`http://127.0.0.1:${(bareServer.address() as AddressInfo).port}/`)
  bareServer.close()
  bareServer.closeAllConnections()

  const server = await startServer()
  const ours = await requestsPerSecond(`${server.url}/healthz`)
  await server.stop()
  return { ours: Math.round(ours), bare: Math.round(bare), ratio: ours / bare }
}

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
    http.get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}
