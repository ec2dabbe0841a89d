import type { DirectorySource } from '#domain/directory/listing.ts'

export const publicDomain = 'US federal public domain (17 USC 105)'

/** A publisher of facts about places. */
export const source = (id: string, publisher: string, dataset: string, url: string | null, licence = publicDomain) => {
  return { id, publisher, dataset, url, licence } satisfies DirectorySource
}
