import type { CallDefinition } from '#contracts/call.ts'
import type { Browser, TestServer } from './server.ts'
import { signInAs } from './staff.ts'

/** A caller allowed to make this call; otherwise a refusal would say nothing about its input. */
export async function createAllowedCaller(
  server: TestServer,
  { access }: CallDefinition,
): Promise<Pick<Browser, 'send'>> {
  if (access === 'visitor' || access === 'link') return server.browser()
  return signInAs(server, { role: access === 'account' ? 'partner_admin' : access })
}
