import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { StoredListing } from '#server/engines/directory/rows.ts'

const perPage = 200

/** Every live listing, ordered by id. */
export async function* exportPages(directory: DirectoryRepository): AsyncGenerator<StoredListing[]> {
  for (let page = await directory.page(null, perPage); page.length > 0;) {
    yield page
    page = await directory.page(page.at(-1)?.listing.id ?? null, perPage)
  }
}
