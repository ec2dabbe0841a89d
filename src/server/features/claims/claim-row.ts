import type { Schema } from '#server/platform/db/schema.ts'

export type ClaimRow = Schema['claims']
