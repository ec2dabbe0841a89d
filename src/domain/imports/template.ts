import { factAnswers, factColumns } from '../directory/reentry-facts.ts'
import { listingKinds } from '../directory/kinds.ts'
import { resourceCategories } from '../resources/resource.ts'
import { serviceIds } from '../services/services.ts'
import { toCsvLine } from '../text/csv.ts'
import { type ImportColumn, templateColumns } from './columns.ts'

/** The name of a row that explains the others begins with this; no import takes it for a place. */
const noteMark = '# '
export const isTemplateNote = (name: string): boolean => name.startsWith(noteMark)

type Cells = Partial<Record<ImportColumn, string>>

const example: Cells = {
  organization: 'Oak Street Church',
  category: 'community-services',
  kind: 'food-pantry',
  services: 'food-pantry; hot-meals',
  note_en: 'Bring a bag.',
  note_es: 'Traiga una bolsa.',
  street: '1 Oak Street',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90012',
  county: 'Los Angeles',
  phones: '213-555-0100; text 213-555-0101',
  website: 'https://example.org',
  hours: 'Mon-Fri 9:00-17:00',
  languages: 'es; vi',
  cost: 'free',
  required_documents: 'ID',
  serves_record: 'yes',
  no_id_needed: 'yes',
  walk_in: 'no',
  confirmed_on: '2026-11-02',
}

const allowed: Cells = {
  category: resourceCategories.join(' | '),
  kind: listingKinds.join(' | '),
  services: serviceIds.join('; '),
  cost: 'free | sliding | fee',
  ...Object.fromEntries(factColumns.map((column) => [column, factAnswers.join(' | ')])),
}

export interface TemplateNames {
  example: string
  allowed: string
}

/** The columns to fill in, with a row as an example and one with the values that are allowed. */
export function buildTemplate(names: TemplateNames): string {
  const toLine = (cells: Cells) => toCsvLine(templateColumns.map((column) => cells[column] ?? ''))
  return (
    toCsvLine(templateColumns) +
    toLine({ ...example, name: noteMark + names.example }) +
    toLine({ ...allowed, name: noteMark + names.allowed })
  )
}
