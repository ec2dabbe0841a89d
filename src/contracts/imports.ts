import * as z from 'zod/mini'
import { ListingKind } from '#domain/directory/kinds.ts'
import { Listing, PartialDate } from '#domain/directory/listing.ts'
import { ImportColumn } from '#domain/imports/columns.ts'
import { importLimits } from '#domain/imports/import-source.ts'
import { Language } from '#domain/language.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const id = z.uuid()
const byId = z.object({ id })
const count = z.int().check(z.minimum(0))

const ImportFormat = z.enum([
  'csv',
  'hsds',
  'hsds-csv',
  'hrsa',
  'hud-pha',
  'imls',
  'findtreatment',
  'ssa',
  'new-york-dmv',
  'missouri-license',
  'findtreatment-json',
  'careeronestop-ajc',
  'careeronestop-reentry',
  'hud-counselors',
])
const ImportDecision = z.enum(['skip', 'update_blanks', 'replace', 'add'])
export type ImportDecision = z.infer<typeof ImportDecision>
const ImportVerdict = z.enum(['ok', 'warning', 'error', 'duplicate'])
export type ImportVerdict = z.infer<typeof ImportVerdict>

/** Every listing says who published it and when, so an import requires both. */
const ImportSource = z.object({
  publisher: text(200),
  dataset: text(300),
  licence: text(300),
  url: z.optional(z.nullable(z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s<>"]+$/)))),
  asOf: PartialDate,
})

const Problem = z.object({ code: z.string(), field: z.string(), message: z.string() })

const ImportBatch = z.object({
  id,
  status: z.enum(['checking', 'checked', 'committing', 'committed', 'undone', 'failed']),
  format: z.string(),
  source: ImportSource,
  trusted: z.boolean(),
  duplicates: ImportDecision,
  /** The key or account that started it. */
  actor: z.string(),
  /** Name of the account or key; null when that id no longer exists. */
  actorName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  done: count,
  total: z.nullable(count),
  /** Time since the last progress; 0 when no job runs. */
  quietMs: count,
  /** Deadline for an undo; null when it cannot be undone. */
  undoUntil: z.nullable(z.iso.datetime()),
  counts: z.object({ ok: count, warning: count, error: count, duplicate: count }),
  added: count,
  updated: count,
  skipped: count,
  /** Listings an undo did not change because they were edited after the import. */
  kept: count,
  keptIds: z.array(z.string()),
  problem: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type ImportBatch = z.infer<typeof ImportBatch>
const withBatch = z.object({ success: z.literal(true), import: ImportBatch })

/** 2 MB of file, plus the JSON around it (T-7.2). */
const maxBodyBytes = 2.5 * 1024 * 1024
/** The body can hold no more; the exact file limit has its own error message. */
const maxTextLength = maxBodyBytes

export const startImport = defineCall({
  method: 'POST',
  path: '/api/admin/imports',
  access: 'reviewer',
  summary: 'Judges every row of a file in the background; the directory stays as it is. For administrators.',
  body: z.object({
    format: ImportFormat,
    source: ImportSource,
    /** Its rows are published at once instead of becoming drafts. */
    trusted: z._default(z.boolean(), false),
    duplicates: z._default(ImportDecision, 'skip'),
    /** The file's text; a tabular package uses `files` instead. */
    content: z.optional(z.string().check(z.maxLength(maxTextLength))),
    files: z.optional(z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(maxTextLength)))),
  }),
  reply: z.object({
    success: z.literal(true),
    id,
    /** The earlier import of the same file. */
    sameAs: z.nullable(id),
  }),
  maxBodyBytes,
})

export const listImports = defineCall({
  method: 'GET',
  path: '/api/admin/imports',
  access: 'reviewer',
  summary: 'The newest imports first. For administrators.',
  reply: z.object({ success: z.literal(true), imports: z.array(ImportBatch) }),
})

export const getImport = defineCall({
  method: 'GET',
  path: '/api/admin/imports/{id}',
  access: 'reviewer',
  summary: 'How far one import is, and what it found. For administrators.',
  params: byId,
  reply: withBatch,
})

const cell = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** What can be corrected in a row, as it is written in a file; several phones are separated by semicolons. */
export const RowCells = z.object({
  name: cell(300),
  phones: cell(500),
  website: cell(2048),
  street: cell(300),
  city: cell(120),
  state: cell(60),
  zip: cell(20),
  county: cell(120),
})
export type RowCells = z.infer<typeof RowCells>

const ImportedRow = z.object({
  rowNumber: z.int(),
  verdict: ImportVerdict,
  problems: z.array(Problem),
  listing: z.nullable(Listing),
  /** What the row's listing is for: stated by the file or a person, or chosen from its other fields. */
  kind: z.nullable(z.object({ value: ListingKind, isChosen: z.boolean() })),
  /** Null for rows that were read before they could be corrected. */
  cells: z.nullable(RowCells),
  duplicateOf: z.nullable(z.string()),
  /** The directory's current listing, to compare with the row. */
  existing: z.nullable(Listing),
  decision: z.nullable(ImportDecision),
})
export type ImportedRow = z.infer<typeof ImportedRow>

export const listImportRows = defineCall({
  method: 'GET',
  path: '/api/admin/imports/{id}/rows',
  access: 'reviewer',
  summary: 'The judged rows of one import, fifty a page. For administrators.',
  params: byId,
  query: z.object({
    verdict: z.optional(ImportVerdict),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  }),
  reply: z.object({ success: z.literal(true), rows: z.array(ImportedRow), total: count, page: count, pages: count }),
})

export const decideImport = defineCall({
  method: 'POST',
  path: '/api/admin/imports/{id}/decisions',
  access: 'reviewer',
  summary: 'Says what happens to rows the directory already has: some of them by number, or all. For administrators.',
  params: byId,
  body: z.object({
    decision: ImportDecision,
    rows: z.union([z.literal('all'), z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(500))]),
  }),
  reply: z.object({ success: z.literal(true), changed: count }),
})

export const setImportRowKind = defineCall({
  method: 'PUT',
  path: '/api/admin/imports/{id}/rows/{row}/kind',
  access: 'reviewer',
  summary: 'Changes what the listing of one row is for, before the rows are added. For reviewers.',
  params: z.extend(byId, { row: z.string().check(z.regex(/^\d{1,7}$/)) }),
  body: z.object({ kind: ListingKind }),
  reply: z.object({ success: z.literal(true) }),
})

export const correctImportRow = defineCall({
  method: 'PUT',
  path: '/api/admin/imports/{id}/rows/{row}/cells',
  access: 'reviewer',
  summary: 'Corrects one row and judges it again, before the rows are added. For reviewers.',
  params: z.extend(byId, { row: z.string().check(z.regex(/^\d{1,7}$/)) }),
  body: RowCells,
  reply: z.object({ success: z.literal(true), verdict: ImportVerdict }),
})

// Reviewers may judge a file; only administrators change the directory.
export const commitImport = defineCall({
  method: 'POST',
  path: '/api/admin/imports/{id}/commit',
  access: 'admin',
  summary: 'Writes the accepted rows in the background, all or none, and once. For administrators.',
  params: byId,
  reply: withBatch,
})

export const undoImport = defineCall({
  method: 'POST',
  path: '/api/admin/imports/{id}/undo',
  access: 'admin',
  summary: 'Puts back what an import of the last 30 days changed. For administrators.',
  params: byId,
  reply: withBatch,
})

export const exportDirectory = defineCall({
  method: 'GET',
  path: '/api/admin/exports',
  access: 'admin',
  summary: 'The directory as a file: HSDS 3 as JSON or tables, our CSV, or its template. For administrators.',
  query: z.object({ format: z.enum(['hsds', 'hsds-csv', 'csv', 'template']) }),
  reply: 'file',
})

export const getImportReport = defineCall({
  method: 'GET',
  path: '/api/admin/imports/{id}/report',
  access: 'reviewer',
  summary: 'Every row of one import as CSV: its number, its verdict and the reasons in words. For reviewers.',
  params: byId,
  query: z.object({ lang: z.optional(Language) }),
  reply: 'file',
})

/** The choice for one heading of a publisher's file; null leaves the column out. */
const MappedColumn = z.object({
  heading: z.string().check(z.maxLength(300)),
  column: z.nullable(ImportColumn),
})
const sourceKeyText = text(500)

export const getImportMapping = defineCall({
  method: 'GET',
  path: '/api/admin/import-mappings',
  access: 'reviewer',
  summary: 'Which column of this source is which of ours, as it was chosen last time. For reviewers.',
  query: z.object({ source: sourceKeyText }),
  reply: z.object({ success: z.literal(true), columns: z.nullable(z.array(MappedColumn)) }),
})

export const saveImportMapping = defineCall({
  method: 'PUT',
  path: '/api/admin/import-mappings',
  access: 'reviewer',
  summary: 'Remembers which column of a source is which of ours. For reviewers.',
  body: z.object({
    source: sourceKeyText,
    columns: z.array(MappedColumn).check(z.minLength(1), z.maxLength(importLimits.columns)),
  }),
  reply: z.object({ success: z.literal(true) }),
  // 200 headings of 300 characters, in any script.
  maxBodyBytes: 256 * 1024,
})
