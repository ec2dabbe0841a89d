import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { guardCell, unguardText } from '#domain/text/formula-cells.ts'
import { collectAll } from '#testing/collect-all.ts'
import { parsePhoneCell, readCsv } from './csv.ts'
import { decodeUtf8, splitText } from './decode-text.ts'
import { type ImportFormat, detectFormat, readImport } from './read-import.ts'
import { ImportFileError } from './import-file-error.ts'
import { parseHours } from '#domain/directory/parse-hours.ts'
import { formatHoursCell } from './export-csv.ts'
import { unzipPackage } from './unzip-package.ts'

const csv = (text: string) => collectAll(readCsv(splitText(text, 7)))
const decoded = async (...chunks: Buffer[]) => (await collectAll(decodeUtf8(chunks))).join('')
const read = (format: ImportFormat, files: Record<string, string>) =>
  collectAll(
    readImport({
      format,
      today: '2026-11-15',
      files: new Map(Object.entries(files).map(([name, text]) => [name, () => splitText(text)])),
    }),
  )

test('a cell may hold line breaks, commas and quotes; the row number is the one a spreadsheet shows', async () => {
  const drafts = await csv('\u{feff}Name,County\r\n"A, ""B""\r\nsecond line",Kern\r\n\r\nPlain,Kern\r\n')

  expect(drafts.map(({ rowNumber, name, county }) => [rowNumber, name, county])).toEqual([
    [2, 'A, "B"\r\nsecond line', 'Kern'],
    [3, 'Plain', 'Kern'],
  ])
})

test('a row with too few or too many cells has a problem of its own; the others are read', async () => {
  const drafts = await csv('name,city\nA,B\nC\nD,E,F\n')

  const codes = drafts.map(({ problems }) => problems.map(({ code }) => code))
  expect(codes).toEqual([[], ['columns_wrong'], ['columns_wrong']])
})

test.each([
  ['a file without the columns we look for', 'first,second\n1,2\n', 'file_columns'],
  ['a quote that is never closed', 'name,city\n"A,B\nC,D\n', 'file_quotes'],
  ['nothing at all', '', 'file_empty'],
])('%s is refused as a whole', async (_what, text, code) => {
  await expect(csv(text)).rejects.toMatchObject({ code })
})

test('UTF-8 may be cut anywhere; other encodings are named, not guessed', async () => {
  const bytes = Buffer.from('name\nCasa de Ñandú 🏠\n')
  const single = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1))
  expect(await decoded(...single)).toBe('name\nCasa de Ñandú 🏠\n')
  expect(await decoded(Buffer.from('\u{feff}name'))).toBe('name')

  await expect(decoded(Buffer.from('\u{feff}name', 'utf16le'))).rejects.toMatchObject({ code: 'file_utf16' })
  await expect(decoded(Buffer.from('name,city', 'utf16le'))).rejects.toMatchObject({ code: 'file_utf16' })
  await expect(decoded(Buffer.from('name\nNiño', 'latin1'))).rejects.toMatchObject({ code: 'file_not_utf8' })
})

test.each([
  ['Mon-Fri 9:00-17:00; Sat 10am-2pm', 6],
  ['Mon, Wed & Fri 8:30 am to 5 pm', 3],
  ['Fri-Mon 10:00-16:00', 4],
  ['Daily 6:00-22:00', 7],
  ['Weekdays 9-5pm', 5],
])('"%s" is read as %i opening times', (text, count) => {
  const hours = parseHours(text)

  expect(hours).toMatchObject({ kind: 'weekly' })
  expect(hours?.kind === 'weekly' ? hours.times.length : 0).toBe(count)
  expect(parseHours(formatHoursCell(hours))).toEqual(hours)
})

test('hours nobody can read by day stay text, and all of them come back from a cell as they were', () => {
  for (const text of ['By appointment', 'Mon-Fri mornings', 'Mon 17:00-9:00', 'Mon 25:00-26:00']) {
    expect(parseHours(text)).toEqual({ kind: 'text', text })
  }
  const tricky = { kind: 'text', text: 'Mon 9:00-17:00' } as const
  expect(parseHours(formatHoursCell(tricky))).toEqual(tricky)
  expect(parseHours(formatHoursCell({ kind: 'always' }))).toEqual({ kind: 'always' })
  expect(parseHours('')).toBeNull()
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])(
  'a cell that starts like a formula (%j) is guarded and comes back whole; unguarded it loses its start',
  (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`)
    expect(unguardText(guardCell(cell))).toEqual({ text: cell, wasFormula: false })
    expect(unguardText(cell).wasFormula).toBe(true)
    expect(guardCell(unguardText(cell).text)).toBe(unguardText(cell).text)
  },
)

test('phones of one cell keep their extension, kind, language and switchboard', () => {
  expect(parsePhoneCell("(205) 216-0200 x12; text 741741; es '+1 205 216 0201 switchboard")).toMatchObject([
    { number: '(205) 216-0200', extension: '12', kind: 'voice' },
    { number: '741741', kind: 'text', extension: null },
    { language: 'es', isSwitchboard: true },
  ])
})

test('a zip gives its tables by name; too many entries, too much text or no zip at all are refused', () => {
  const text = new Uint8Array(Buffer.from('id,name\n'))
  expect([...unzipPackage(zipSync({ 'package/services.csv': text, '.hidden': text })).keys()]).toEqual(['services.csv'])

  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`t${index}.csv`, text]))
  expect(() => unzipPackage(zipSync(many))).toThrow(new ImportFileError('file_zip'))
  const bomb = zipSync({ 'services.csv': new Uint8Array(4 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(() => unzipPackage(bomb)).toThrow(new ImportFileError('file_too_large'))
  expect(() => unzipPackage(text)).toThrow(new ImportFileError('file_zip'))
  expect(() => unzipPackage(zipSync({ 'services.csv': text }).subarray(0, 20))).toThrow(ImportFileError)
})

test('HSDS is read as JSON and as tables; what is neither is refused', async () => {
  const service = { id: '1', name: 'Pantry', status: 'active', organization: { name: 'Helpers' } }
  const drafts = [{ name: 'Pantry', organization: 'Helpers' }]
  const tables = {
    'organizations.csv': 'id,name\no1,Helpers\n',
    'services.csv': 'id,organization_id,name,status\ns1,o1,Pantry,active\n',
  }
  expect(await read('hsds', { file: JSON.stringify([service]) })).toMatchObject(drafts)
  expect(await read('hsds-csv', tables)).toMatchObject(drafts)

  await expect(read('hsds', { file: '[{"name":' })).rejects.toMatchObject({ code: 'file_not_json' })
  await expect(read('hsds', { file: '7' })).rejects.toMatchObject({ code: 'file_not_hsds' })
  await expect(read('hsds-csv', { 'other.csv': 'id\n1\n' })).rejects.toMatchObject({ code: 'file_not_hsds' })
})

const hrsa =
  'Site Name,Site Address,Site City,Site State Abbreviation,Site Postal Code,Site Telephone Number,' +
  'Site Web Address,BPHC Assigned Number,Health Center Name,Complete County Name,Site Status Description,' +
  'Health Center Type Description,Geocoding Artifact Address Primary X Coordinate,' +
  'Geocoding Artifact Address Primary Y Coordinate\n'

test('federal files are known by their headers, and rows that are no place to go to are left out', async () => {
  const rows =
    'Clinic,1 Main St,Los Angeles,CA,90012-1234,213-555-0100,clinic.example,B1,Health Org,' +
    'Los Angeles County,Active,Service Delivery Site,-118.2,34.1\n' +
    'Office,2 Main St,Los Angeles,CA,90012,,,B2,Health Org,Los Angeles County,Active,Administrative,-118.2,34.1\n'
  expect(detectFormat('sites.csv', hrsa + rows)).toBe('hrsa')
  expect(await read('hrsa', { file: hrsa + rows })).toMatchObject([
    {
      name: 'Clinic',
      organization: 'Health Org',
      externalId: 'B1',
      lat: 34.1,
      lon: -118.2,
      serviceNames: ['health-center', 'primary-care'],
    },
  ])
  const libraries =
    'STABR,FSCSKEY,FSCS_SEQ,C_OUT_TY,LIBNAME,ADDRESS,CITY,ZIP,CNTY,PHONE,LATITUDE,LONGITUD\n' +
    'CA,CA0001,002,BR,Branch,1 Elm,Los Angeles,90012,LOS ANGELES,-3,34.1,-118.2\n' +
    'CA,CA0001,003,BS,Bookmobile,M,M,M,M,M,34,-118\n'
  const branch = { name: 'Branch', externalId: 'CA0001-002', phones: [] }
  expect(await read('imls', { file: libraries })).toMatchObject([branch])
  await expect(read('imls', { file: hrsa + rows })).rejects.toMatchObject({ code: 'file_columns' })
  expect(detectFormat('a.zip', '')).toBe('hsds-csv')
  expect(detectFormat('a.csv', 'id,name\n')).toBe('csv')
})

test.each([
  ['an evening', { day: 5, opens: '20:00', closes: '02:00' }],
  ['until midnight', { day: 5, opens: '18:00', closes: '00:00' }],
  ['early in the morning', { day: 0, opens: '01:00', closes: '03:00' }],
  ['an office', { day: 1, opens: '09:00', closes: '17:00' }],
])('the hours of %s come back from a cell as they were', (_, time) => {
  const hours = { kind: 'weekly', times: [time] } as const
  expect(parseHours(formatHoursCell({ kind: 'weekly', times: [time] }))).toEqual(hours)
})
