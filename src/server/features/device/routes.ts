import type { FastifyInstance } from 'fastify'
import { clearDevice, setDeviceMode } from '#contracts/device.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Principals } from '#server/platform/http/principals.ts'
import type { VisitorCookie } from '#server/platform/http/visitor-cookie.ts'
import type { Services } from '#server/services.ts'

export interface DeviceDeps {
  principals: Principals
  cookie: VisitorCookie
}

/** Sets the device mode, and clears the device (T-5.5). */
function deviceRoutes(app: FastifyInstance, { principals, cookie }: DeviceDeps): void {
  implement(
    app,
    setDeviceMode,
  )(async ({ body: { mode } }, { visitor, request, reply }) => {
    const principalId = await visitor.ensurePrincipal()
    if (principalId) await principals.setKind(principalId, mode)
    if (visitor.token) cookie.send(request, reply, visitor.token, mode)
    return { success: true }
  })

  implement(
    app,
    clearDevice,
  )(async (_input, { visitor, request, reply }) => {
    if (visitor.token) await principals.forget(visitor.token)
    cookie.forget(request, reply)
    reply.header('clear-site-data', '"cache", "cookies", "storage"')
    return { success: true }
  })
}

export function registerDevice(app: FastifyInstance, { principals, visitorCookie }: Services): void {
  deviceRoutes(app, { principals, cookie: visitorCookie })
}
