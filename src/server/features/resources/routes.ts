import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { getCountyPack, getResource } from '#contracts/resources.ts'
import type { Language } from '#domain/language.ts'
import type { County } from '#domain/places/county.ts'
import { mapPublishersById, toResource } from '#server/engines/directory/card.ts'
import type { BuiltPack } from '#server/engines/directory/pack.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implement, implementFile } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'

const decompress = promisify(brotliDecompress)

export interface ResourcesDeps {
  places: Pick<Places, 'byFips' | 'findCounty'>
  directory: Pick<DirectoryRepository, 'documents'>
  clock: Clock
  packOf(county: County, language: Language): Promise<BuiltPack>
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
  )(async ({ query: { language, ...location } }, { request, reply }) => {
    const county = places.findCounty(location)
    if (!county) throw notFound()
    const { brotli, builtAt } = await packOf(county, language)
    const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    reply.header('vary', 'accept-encoding').header('last-modified', new Date(builtAt).toUTCString())
    reply.type('application/json; charset=utf-8')
    return isPacked ? reply.header('content-encoding', 'br').send(brotli) : reply.send(await decompress(brotli))
  })
}

export function registerResources(app: FastifyInstance, { places, directory, clock, packs }: Services): void {
  resourceRoutes(app, { places, directory, clock, packOf: packs })
}
