import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()
const ofListing = (column: ColumnDefinitionBuilder) => column.notNull().references('listings.id').onDelete('cascade')

/** The directory, its imports, reports about it and the API keys that may change it. */
export const directory: Migration = {
  name: '0002-directory',
  async up(db) {
    await createSources(db)
    await createListings(db)
    await createIndexes(db)
    await createImports(db)
    await createReports(db)
    await createAdminKeys(db)
  },
}

async function createSources(db: Kysely<unknown>) {
  await db.schema
    .createTable('directory_sources')
    .addColumn('id', 'text', key)
    .addColumn('publisher', 'text', required)
    .addColumn('dataset', 'text', required)
    .addColumn('url', 'text')
    .addColumn('licence', 'text', required)
    .execute()
  await db.schema
    .createTable('directory_versions')
    .addColumn('version', 'text', key)
    .addColumn('listings', 'integer', required)
    .addColumn('loaded_at', 'bigint', required)
    .execute()
}

async function createListings(db: Kysely<unknown>) {
  await db.schema
    .createTable('listings')
    .addColumn('id', 'text', key)
    .addColumn('cell', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('ordinal', 'integer', required)
    .addColumn('county_fips', 'text')
    .addColumn('state', 'text')
    .addColumn('scope', 'text', required)
    .addColumn('needs', 'integer', required)
    .addColumn('weak_needs', 'integer', required)
    .addColumn('core_needs', 'integer', required)
    .addColumn('owner', 'integer', required)
    .addColumn('flags', 'integer', required)
    .addColumn('quality', 'integer', required)
    .addColumn('lat', 'double precision')
    .addColumn('lon', 'double precision')
    .addColumn('name', 'text', required)
    .addColumn('services', 'text')
    .addColumn('document', 'text', required)
    .addColumn('source_id', 'text', (column) => column.notNull().references('directory_sources.id'))
    .addColumn('status', 'text', required)
    .addColumn('origin', 'text', required)
    .addColumn('version', 'text')
    .addColumn('phone_key', 'text')
    .addColumn('address_key', 'text')
    .addColumn('changed_at', 'bigint', required)
    .execute()
}

async function createIndexes(db: Kysely<unknown>) {
  // Covers all columns a search reads first, so that it never loads the wide rows of listings it then leaves out.
  await db.schema
    .createIndex('listings_by_cell')
    .on('listings')
    .columns([
      'cell',
      'category',
      'ordinal',
      'status',
      'needs',
      'weak_needs',
      'core_needs',
      'owner',
      'flags',
      'quality',
      'lat',
      'lon',
      'county_fips',
      'scope',
      'id',
    ])
    .execute()
  await index(db, 'listings', ['county_fips', 'cell'])
  await index(db, 'listings', ['phone_key'])
  await index(db, 'listings', ['address_key'])
  // For paging by id; with the status first, the planner would use it for searches instead of their own index.
  await index(db, 'listings', ['id', 'status'])
  await db.schema
    .createTable('directory_cells')
    .addColumn('cell', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('county_fips', 'text', required)
    .addColumn('n', 'integer', required)
    .addColumn('needs', 'integer', required)
    .addPrimaryKeyConstraint('directory_cells_key', ['cell', 'category', 'county_fips'])
    .execute()
  await index(db, 'directory_cells', ['county_fips', 'cell'])
}

async function createImports(db: Kysely<unknown>) {
  await db.schema
    .createTable('import_batches')
    .addColumn('id', 'text', key)
    .addColumn('status', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('format', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('progress', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('import_rows')
    .addColumn('batch_id', 'text', (column) => column.notNull().references('import_batches.id').onDelete('cascade'))
    .addColumn('row_number', 'integer', required)
    .addColumn('verdict', 'text', required)
    .addColumn('problems', 'text', required)
    .addColumn('listing', 'text')
    .addColumn('duplicate_of', 'text')
    .addColumn('decision', 'text')
    .addPrimaryKeyConstraint('import_rows_key', ['batch_id', 'row_number'])
    .execute()
  await db.schema
    .createTable('import_changes')
    .addColumn('batch_id', 'text', (column) => column.notNull().references('import_batches.id').onDelete('cascade'))
    .addColumn('listing_id', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text', required)
    .addPrimaryKeyConstraint('import_changes_key', ['batch_id', 'listing_id'])
    .execute()
  await index(db, 'import_batches', ['updated_at'])
}

async function createReports(db: Kysely<unknown>) {
  await db.schema
    .createTable('listing_reports')
    .addColumn('id', 'text', key)
    .addColumn('listing_id', 'text', ofListing)
    .addColumn('principal_id', 'text', (column) => column.notNull().references('principals.id').onDelete('cascade'))
    .addColumn('fact', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('note', 'text')
    .addColumn('at', 'bigint', required)
    // One person counts once per fact, however often they report it.
    .addUniqueConstraint('listing_reports_once', ['listing_id', 'fact', 'principal_id'])
    .execute()
  await db.schema
    .createTable('review_items')
    .addColumn('id', 'text', key)
    .addColumn('listing_id', 'text', ofListing)
    .addColumn('fact', 'text', required)
    .addColumn('reports', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('opened_at', 'bigint', required)
    .addColumn('closed_at', 'bigint')
    .execute()
  await index(db, 'listing_reports', ['at'])
  await index(db, 'listing_reports', ['principal_id'])
  await index(db, 'review_items', ['listing_id', 'fact'])
  await index(db, 'review_items', ['status', 'opened_at'])
}

async function createAdminKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('admin_keys')
    .addColumn('id', 'text', key)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await index(db, 'admin_keys', ['expires_at'])
}

function index(db: Kysely<unknown>, table: string, columns: string[]) {
  return db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
