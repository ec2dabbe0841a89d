import { fold } from '../text/fold.ts'
import { exportColumns, type ImportColumn } from './columns.ts'

/** Column names used in other sources, folded; in both languages. */
const otherNames: Partial<Record<ImportColumn, readonly string[]>> = {
  id: ['external id', 'record id', 'service id', 'identificador'],
  name: [
    'program name',
    'program',
    'service name',
    'site name',
    'location name',
    'place',
    'nombre',
    'nombre del programa',
    'nombre del lugar',
  ],
  organization: ['organization name', 'agency', 'agency name', 'provider', 'provider name', 'organizacion', 'agencia'],
  category: ['type', 'category name', 'categoria', 'tipo'],
  kind: ['kind of place', 'main purpose', 'clase de lugar'],
  services: ['service', 'services offered', 'service type', 'servicios', 'servicio'],
  note_en: ['note', 'notes', 'description', 'about'],
  note_es: ['nota', 'notas', 'descripcion', 'description es', 'spanish description'],
  street: ['address', 'street address', 'address 1', 'address line 1', 'address1', 'location', 'direccion', 'calle'],
  city: ['town', 'ciudad'],
  state: ['st', 'state code', 'estado'],
  zip: ['zip code', 'zipcode', 'postal code', 'postal', 'codigo postal'],
  county: ['county name', 'condado'],
  latitude: ['lat', 'y', 'latitud'],
  longitude: ['lon', 'lng', 'long', 'x', 'longitud'],
  phones: ['phone', 'phone number', 'telephone', 'tel', 'main phone', 'contact phone', 'telefono', 'telefonos'],
  website: ['web', 'url', 'web page', 'web site', 'homepage', 'link', 'sitio web', 'pagina web'],
  hours: ['opening hours', 'hours of operation', 'schedule', 'open', 'horario', 'horas'],
  languages: ['language', 'languages spoken', 'idiomas', 'idioma'],
  cost: ['fee', 'fees', 'price', 'costo', 'precio'],
  required_documents: ['documents', 'documents required', 'what to bring', 'documentos'],
  confirmed_on: ['last verified', 'verified on', 'last updated', 'updated', 'confirmed', 'confirmado'],
}

const byName = new Map<string, ImportColumn>(
  exportColumns.flatMap((column) => [
    [fold(column), column] as const,
    ...(otherNames[column] ?? []).map((name) => [name, column] as const),
  ]),
)

/** The best guess for each heading of a file; if two headings match the same column, the first one gets it. */
export function guessColumns(headings: readonly string[]): (ImportColumn | null)[] {
  const guesses = headings.map((heading) => byName.get(fold(heading)) ?? null)
  return onceEach(guesses, (at) => fold(headings[at] ?? '') === fold(guesses[at] ?? ''))
}

/** The columns chosen for this source before; new headings are guessed, as long as the column is free. */
export function recallColumns(
  headings: readonly string[],
  remembered: readonly { heading: string; column: ImportColumn | null }[],
): (ImportColumn | null)[] {
  const waiting = remembered.map(({ heading, column }) => ({ heading: fold(heading), column }))
  const rememberedColumns = headings.map((heading) => {
    const at = waiting.findIndex((entry) => entry.heading === fold(heading))
    return at === -1 ? undefined : waiting.splice(at, 1)[0]?.column
  })
  const guesses = guessColumns(headings)
  const found = rememberedColumns.map((column, at) => (column === undefined ? (guesses[at] ?? null) : column))
  return onceEach(found, (at) => rememberedColumns[at] !== undefined)
}

/** Assigns each column once: to the first strong match, else to the first match. */
function onceEach(
  wanted: readonly (ImportColumn | null)[],
  isStrong: (at: number) => boolean,
): (ImportColumn | null)[] {
  const owner = new Map<ImportColumn, number>()
  for (const [at, column] of wanted.entries()) {
    if (column === null) continue
    const before = owner.get(column)
    if (before === undefined || (isStrong(at) && !isStrong(before))) owner.set(column, at)
  }
  return wanted.map((column, at) => (column !== null && owner.get(column) === at ? column : null))
}
