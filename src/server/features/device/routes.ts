import type { FastifyInstance } from 'fastify'
import { clearDevice, setDeviceMode } from '#contracts/device.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Principals } from '#server/platform/http/principals.ts'
import { currentToken, forgetCookie, sendToken } from '#server/platform/http/visitor.ts'

/** Whose device this is, and forgetting it (T-5.5). */
export function deviceRoutes(app: FastifyInstance, { principals }: { principals: Principals }): void {
  implement(app, setDeviceMode)(async ({ body: { mode } }, { visitor, request, reply }) => {
    const principalId = await visitor.ensurePrincipal()
    if (principalId) await principals.setKind(principalId, mode)
    const token = currentToken(request)
    if (token) sendToken(request, reply, token, mode)
    return { success: true }
  })

  implement(app, clearDevice)(async (_input, { visitor, request, reply }) => {
    if (visitor.principalId) await principals.forget(visitor.principalId)
    forgetCookie(request, reply)
    reply.header('clear-site-data', '"cache", "cookies", "storage"')
    return { success: true }
  })
}
