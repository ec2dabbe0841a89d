import type { FastifyInstance } from 'fastify'
import { getCountyPack, getResource } from '#contracts/resources.ts'
import type { County } from '#domain/places/county.ts'
import { mapPublishersById, toResource } from '#server/engines/directory/card.ts'
import { createCountyPacks, type BuiltPack } from '#server/engines/directory/pack.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement, implementFile } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'

export interface ResourcesDeps {
  places: Pick<Places, 'byFips'>
  directory: Pick<DirectoryRepository, 'documents'>
  clock: Clock
  packOf(county: County): Promise<BuiltPack>
}

export function resourceRoutes(app: FastifyInstance, { places, directory, clock, packOf }: ResourcesDeps): void {
  implement(
    app,
    getResource,
  )(async ({ params, query }) => {
    const found = await directory.documents([params.id])
    const stored = found.get(params.id)
    if (stored?.status !== 'live') throw notFound()
    const context = { places, publishers: mapPublishersById(found.values()), now: clock.now() }
    return { success: true, resource: toResource(stored, null, query.language, context) }
  })

  implementFile(
    app,
    getCountyPack,
  )(async ({ params }, { request, reply }) => {
    const county = places.byFips(params.fips)
    if (!county) throw notFound()
    const pack = await packOf(county)
    const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const etag = isPacked ? `"${pack.tag}-br"` : `"${pack.tag}"`
    reply.header('etag', etag).header('vary', 'accept-encoding')
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
    reply.type('application/json; charset=utf-8')
    return isPacked ? reply.header('content-encoding', 'br').send(pack.brotli) : reply.send(pack.json)
  })
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return etags.includes(etag) || etags.includes('*')
}

export function registerResources(app: FastifyInstance, { places, directory, clock }: Services): void {
  resourceRoutes(app, { places, directory, clock, packOf: createCountyPacks({ directory, clock }) })
}
