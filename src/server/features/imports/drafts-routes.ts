import type { FastifyInstance } from 'fastify'
import {
  deleteListingDrafts,
  listListingDrafts,
  type ListingDraftRow,
  publishListingDrafts,
} from '#contracts/listing-drafts.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { StoredListing } from '#server/engines/directory/rows.ts'
import type { ImportOptions } from '#server/engines/imports/batch-state.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { changeDrafts } from './commands/change-drafts.ts'
import { findDraftIds, listImportsWithDrafts } from './repository.ts'

const draftsPerPage = 50

interface DraftRoutesDeps {
  db: Db
  directory: DirectoryRepository
  clock: Clock
}

/** Imported listings that wait as drafts: found by reviewers, published or deleted by administrators. */
export function draftRoutes(app: FastifyInstance, { db, directory, clock }: DraftRoutesDeps): void {
  implement(
    app,
    listListingDrafts,
  )(async ({ query: { page: pageText, ...filter } }, { request }) => {
    requireStaff(request)
    const ids = await findDraftIds(db, filter)
    const pages = Math.max(1, Math.ceil(ids.length / draftsPerPage))
    // The last page may be gone after a change; its reader gets the one that is last now.
    const page = Math.min(Number(pageText ?? '1'), pages)
    const shown = ids.slice((page - 1) * draftsPerPage, page * draftsPerPage)
    const stored = await directory.documents(shown)
    const imports = (await listImportsWithDrafts(db)).map(({ id, source, drafts }) => {
      const { publisher, dataset } = (JSON.parse(source) as Pick<ImportOptions, 'source'>).source
      return { id, publisher, dataset, drafts }
    })
    const drafts = shown.flatMap((id) => stored.get(id) ?? []).map(toDraftRow)
    return { success: true, drafts, total: ids.length, page, pages, imports }
  })

  implement(
    app,
    publishListingDrafts,
  )(async ({ body }, { request }) => {
    const changed = await changeDrafts(db, body, { action: 'publish', actor: requireStaff(request), at: clock.now() })
    if (changed === null) throw new AppError(409, 'conflict')
    return { success: true, changed }
  })

  implement(
    app,
    deleteListingDrafts,
  )(async ({ body }, { request }) => {
    const changed = await changeDrafts(db, body, { action: 'remove', actor: requireStaff(request), at: clock.now() })
    if (changed === null) throw new AppError(409, 'conflict')
    return { success: true, changed }
  })
}

function toDraftRow({ listing, source }: StoredListing): ListingDraftRow {
  const { id, name, city, state, category, asOf } = listing
  return { id, name, city, state, category, kind: getKind(listing), source: source.publisher, asOf }
}
