import { once } from 'node:events'
import { createServer } from 'node:net'

/** Fails as listening would, before a start that cannot succeed spends seconds on other work. */
export async function probePort(host: string, port: number): Promise<void> {
  const probe = createServer()
  probe.listen({ host, port, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
