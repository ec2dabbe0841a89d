import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { readPlaceFiles } from '#server/engines/places/place-files.ts'
import { loadPlaces } from '#server/engines/places/places.ts'
import { housingCounselors, jobCenters, treatment } from '#testing/builders/federal-replies.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { downloadLimits } from './download.ts'
import { type RefreshArguments, refreshSource, type RefreshTools, undoRefresh } from './refresh-command.ts'
import { refreshSources } from './sources.ts'
import { listSources } from './tell.ts'

const database = setUpTestDatabase()
const server = setUpLoopbackServer()
const data = path.resolve(import.meta.dirname, '../../../data')
const { cities } = readPlaceFiles(path.join(data, 'places'))
const places = { places: loadPlaces(path.join(data, 'directory')), cities }
const folder = mkdtempSync(path.join(tmpdir(), 'next-chapter-refresh-'))
afterAll(() => rmSync(folder, { recursive: true }))

let dataDir = ''
let said: string[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(folder, 'data-'))
  said = []
})

const noon = new Date(Date.UTC(2026, 10, 19, 12))
const tools = (change: Partial<RefreshTools> = {}): RefreshTools => ({
  db: database.db,
  dataDir,
  places,
  access: { userId: 'somebody', token: 'token-1' },
  rules: { base: server.base, limits: downloadLimits },
  now: () => noon,
  report: () => undefined,
  say: (line) => void said.push(line),
  ...change,
})

/** A short list cannot have as many rows as the country has. */
function sourceNamed(name: string) {
  const found = refreshSources.find((source) => source.name === name)
  if (!found) throw new Error(`no source ${name}`)
  return { ...found, rows: null }
}

const byHand = {
  from: undefined,
  asOf: undefined,
  publisher: undefined,
  sourceName: undefined,
  licence: undefined,
  url: undefined,
  apply: false,
  acceptChange: false,
  trusted: false,
}
const refresh = (name: string, args: Partial<RefreshArguments> = {}, change: Partial<RefreshTools> = {}) =>
  refreshSource(sourceNamed(name), { ...byHand, ...args }, tools(change))
const dump = async () =>
  JSON.stringify([
    await database.db.selectFrom('listings').selectAll().orderBy('id').execute(),
    await database.db.selectFrom('directory_sources').selectAll().orderBy('id').execute(),
    await database.db.selectFrom('import_batches').select('id').where('status', '<>', 'undone').execute(),
  ])
const listings = async () =>
  (
    await database.db.selectFrom('listings').select('document').where('status', '=', 'live').orderBy('id').execute()
  ).map(({ document }) => JSON.parse(document) as Listing)

interface Clinic {
  id: string
  name: string
  street: string
  state: string
  phone: string
  lat: number
  lon: number
}
const clinic = (n: number, change: Partial<Clinic> = {}): Clinic => ({
  id: `BPS-${n}`,
  name: `Clinic number ${n}`,
  street: `${n} Main St`,
  state: 'CA',
  phone: `213-${200 + (n % 700)}-${1000 + n}`,
  lat: 34.05,
  lon: -118.24,
  ...change,
})
const clinics = (count: number) => Array.from({ length: count }, (_, n) => clinic(n + 1))
const header =
  'Site Name,Site Address,Site City,Site State Abbreviation,Site Postal Code,Site Telephone Number,Site Web Address,' +
  'BPHC Assigned Number,Site Status Description,Geocoding Artifact Address Primary X Coordinate,' +
  'Geocoding Artifact Address Primary Y Coordinate'
const toTable = (rows: readonly Clinic[], head = header) =>
  [
    head,
    ...rows.map(({ id, name, street, state, phone, lat, lon }) =>
      [name, street, 'Los Angeles', state, '90012', phone, '', id, 'Active', lon, lat].join(','),
    ),
    '',
  ].join('\r\n')

const sendTable = (text: string, type = 'text/csv') =>
  server.answer((response) => response.writeHead(200, { 'content-type': type }).end(text))

test('a dry run says what would change and changes nothing; --apply puts it in, and --undo takes it back', async () => {
  sendTable(toTable(clinics(30)))
  const before = await dump()

  expect(await refresh('hrsa')).toBe(0)
  expect(await dump()).toBe(before)
  expect(said.join('\n')).toMatch(/30 lines, 30 with a phone\n +30 places to add, 0 to replace/)
  expect(said.join('\n')).toMatch(/SHA-256 [\da-f]{64}/)
  expect(said.at(-1)).toMatch(/Nothing was changed.*refresh hrsa --apply/)

  expect(await refresh('hrsa', { apply: true })).toBe(0)
  // What was looked at is what is put in: nothing is fetched a second time.
  expect(server.requests).toHaveLength(1)
  expect(await listings()).toHaveLength(30)
  expect((await listings())[0]).toMatchObject({ services: ['health-center', 'primary-care'], asOf: '2026-11-19' })

  expect(await undoRefresh(sourceNamed('hrsa'), tools())).toBe(0)
  expect(await dump()).toBe(before)
  await expect(undoRefresh(sourceNamed('hrsa'), tools())).rejects.toThrow(/No version of hrsa/)
})

test('a dry run of yesterday is not trusted: the list is fetched again', async () => {
  sendTable(toTable(clinics(3)))
  await refresh('hrsa')
  await refresh('hrsa', { apply: true }, { now: () => new Date(noon.getTime() + 25 * 60 * 60 * 1000) })

  expect(server.requests).toHaveLength(2)
})

test('three versions are kept beside the data, and the one in the directory longer', async () => {
  for (const [at, count] of [3, 4, 5, 6, 7].entries()) {
    sendTable(toTable(clinics(count)))
    await refresh('hrsa', { apply: at === 0, acceptChange: true })
  }
  const files = readdirSync(path.join(dataDir, 'refresh/hrsa')).filter((name) => /^2026.*\.csv$/.test(name))

  expect(files).toHaveLength(4)
  await listSources([sourceNamed('hrsa')], tools())
  expect(said.filter((line) => line.includes('in the directory'))).toHaveLength(1)
})

const refusals: [what: string, send: () => void, sentence: RegExp][] = [
  [
    'a changed header',
    () => sendTable(toTable(clinics(9), header.replace('Site Telephone', 'Main Telephone'))),
    /Line 1: The columns changed: site_telephone_number is missing/,
  ],
  [
    'a file whose last line is cut off',
    () => sendTable(toTable(clinics(9)).slice(0, -60)),
    /Line 10: The file breaks off/,
  ],
  ['a header without rows', () => sendTable(toTable([])), /no rows/],
  [
    'program code in a field',
    () => sendTable(toTable([clinic(1), clinic(2, { street: '1 <script>alert(1)</script>' })])),
    /Line 3: There is program code/,
  ],
  [
    'program code in the name of a link',
    () => sendTable(toTable([clinic(1, { street: 'javascript:alert(1)' })])),
    /Line 2: There is program code/,
  ],
  [
    'phones of another state',
    () => sendTable(toTable(clinics(20).map((row, n) => (n < 5 ? row : { ...row, phone: `212-${200 + n}-1234` })))),
    /Line 7: A phone has the area code of another state; so have 75 %/,
  ],
  [
    'a thousand rows of one name',
    () => sendTable(toTable(clinics(1000).map((row) => ({ ...row, name: 'Best Clinic' })))),
    /Line 2: The name “Best Clinic” is there 1,000 times/,
  ],
  [
    'places in the sea',
    () => sendTable(toTable(clinics(20).map((row, n) => (n < 10 ? row : { ...row, lat: 28, lon: -130 })))),
    /Line 12: The place lies in the sea or abroad; so do 10 of 20/,
  ],
  [
    'places in another part of the world',
    () => sendTable(toTable(clinics(5).map((row) => ({ ...row, lat: 48.85, lon: 2.35 })))),
    /Line 2: The place lies in the sea or abroad/,
  ],
  [
    'states that are none',
    () => sendTable(toTable(clinics(5).map((row) => ({ ...row, state: 'ZZ' })))),
    /Line 2: This line cannot be read \(state_unknown\)/,
  ],
  [
    'a list without phones',
    () => sendTable(toTable(clinics(9).map((row) => ({ ...row, phone: '' })))),
    /Only 0 % of the lines have a phone/,
  ],
]

test.each(refusals)('%s: the list is refused with its line, and nothing is changed', async (_what, send, sentence) => {
  send()
  const before = await dump()

  expect(await refresh('hrsa', { apply: true })).toBe(2)
  expect(said.join('\n')).toMatch(sentence)
  expect(said.at(-1)).toMatch(/Nothing was changed/)
  expect(await dump()).toBe(before)
})

const type = { 'content-type': 'text/csv' }
const whole = toTable(clinics(30))
type Answer = Parameters<typeof server.answer>[0]
const failures: [what: string, answer: Answer, sentence: RegExp][] = [
  [
    'a web page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    /web page instead of data/,
  ],
  [
    'a web page that says it is a table',
    (response) => response.writeHead(200, type).end('\n<!DOCTYPE html><html>'),
    /web page instead of data/,
  ],
  ['nothing', (response) => response.writeHead(200, type).end(), /sent nothing/],
  ['a packed file', (response) => response.writeHead(200, type).end('PK\u0003\u0004'), /did not send a table/],
  ['JSON', (response) => response.writeHead(200, type).end('{"error":"no"}'), /did not send a table/],
  [
    'a connection that breaks off',
    (response) =>
      void response
        .writeHead(200, { ...type, 'content-length': whole.length })
        .write(whole.slice(0, 500), () => response.destroy()),
    /broke off in the middle/,
  ],
  [
    'a packed reply that breaks off',
    (response) => response.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(gzipSync(whole).subarray(0, 90)),
    /broke off in the middle/,
  ],
  ['an error', (response) => response.writeHead(503).end('later'), /answered 503/],
  [
    'a redirect to another host',
    (response) => response.writeHead(302, { location: 'https://elsewhere.example/list.csv' }).end(),
    /wants to lead elsewhere/,
  ],
  ['redirects without end', (response) => response.writeHead(302, { location: '/again' }).end(), /in circles/],
]

test.each(failures)(
  '%s is refused in one sentence that names the host, and leaves no file',
  async (_what, answer, sentence) => {
    server.answer(answer)
    await expect(refresh('hrsa', { apply: true })).rejects.toThrow(sentence)
    await expect(refresh('hrsa', { apply: true })).rejects.toThrow(/data\.hrsa\.gov/)
    expect(readdirSync(path.join(dataDir, 'refresh/hrsa'))).toEqual([])
  },
)

test('a file larger than the limit is dropped there, packed or not', async () => {
  const rules = { base: server.base, limits: { ...downloadLimits, fileBytes: 2000 } }
  sendTable(whole)
  await expect(refresh('hrsa', {}, { rules })).rejects.toThrow(/too big/)
  server.answer((response) => response.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(gzipSync(whole)))
  await expect(refresh('hrsa', {}, { rules })).rejects.toThrow(/too big/)
})

test('a server that never answers is given up', async () => {
  const rules = { base: server.base, limits: { ...downloadLimits, fileMs: 1 } }
  server.answer(() => undefined)
  await expect(refresh('hrsa', {}, { rules })).rejects.toThrow(/took too long/)
})

test('only https is fetched, and no address with a password', async () => {
  const rules = { base: null, limits: downloadLimits }
  for (const from of [
    'http://data.example/list.csv',
    'https://me:secret@data.example/list.csv',
    'ftp://data.example/a',
  ]) {
    await expect(refresh('hrsa', { from, asOf: '2026' }, { rules })).rejects.toThrow(/begin with https/)
  }
  expect(server.requests).toEqual([])
})

test('single slips do not stop a long list: the wrong phone and the wrong point are left out', async () => {
  const rows = clinics(100)
  rows[10] = clinic(11, { phone: '212-555-0188' })
  rows[20] = clinic(21, { lat: 28, lon: -130 })
  sendTable(toTable([...rows, clinic(500, { state: 'PR' })]))

  expect(await refresh('hrsa', { apply: true })).toBe(0)
  expect(said.join('\n')).toMatch(/phones of another state, left out: 1, first in line 12/)
  expect(said.join('\n')).toMatch(/points in the sea, not used: 1, first in line 22/)
  expect(said.join('\n')).toMatch(/islands we have no directory for, left out: 1/)
  const found = await listings()
  expect(found).toHaveLength(100)
  expect(found.find(({ name }) => name === 'Clinic number 11')).toMatchObject({ phones: [] })
  expect(found.find(({ name }) => name === 'Clinic number 21')?.position).toMatchObject({ precision: 'county' })
})

const ours = (change: Partial<Listing>) =>
  buildListing({
    sourceId: 'hrsa-health-centers',
    services: ['health-center', 'primary-care'],
    category: 'healthcare',
    kind: 'health-center',
    zip: '90012',
    asOf: '2020',
    ...change,
  })

test('a newer row takes the place of the older one and keeps its id and what the new one leaves open', async () => {
  await seedDirectory(database.db, [
    ours({ id: 'old-clinic', name: 'Clinic number 1', street: '1 Main Street', website: 'https://one.example/' }),
    ours({ id: 'gone-clinic', name: 'Closed Clinic', street: '99 Elm Street', phones: [] }),
    ours({
      id: 'pantry-next-door',
      name: 'Clinic number 2',
      street: '2 Main Street',
      kind: 'food-pantry',
      services: ['food-pantry'],
      sourceId: 'other',
      phones: [],
    }),
  ])
  sendTable(toTable(clinics(3)))
  expect(await refresh('hrsa', { apply: true, acceptChange: true })).toBe(0)

  const found = new Map((await listings()).map((listing) => [listing.id, listing]))
  expect(found.size).toBe(5)
  expect(found.get('old-clinic')).toMatchObject({
    name: 'Clinic number 1',
    asOf: '2026-11-19',
    phones: [{ number: '(213) 201-1001' }],
    website: 'https://one.example/',
  })
  // Another kind of help at the same door stays a card of its own; what the list no longer has stays, with its date.
  expect(found.get('pantry-next-door')).toMatchObject({ asOf: '2020', kind: 'food-pantry' })
  expect(found.get('gone-clinic')).toMatchObject({ asOf: '2020' })
  expect(readFileSync(path.join(dataDir, 'refresh/hrsa/gone.csv'), 'utf8')).toMatch(/gone-clinic,Closed Clinic/)
})

test('what a person changed stays as they left it', async () => {
  const mine = ours({ id: 'edited-clinic', name: 'Clinic number 1', street: '1 Main Street' })
  await seedDirectory(database.db, [mine], { origin: 'admin' })
  const before = await dump()
  sendTable(toTable([clinic(1)]))
  await refresh('hrsa', { apply: true })

  expect(JSON.parse(await dump())[0]).toEqual(JSON.parse(before)[0])
})

test('a new clinic of a school is for its pupils and stays out; one we list stays up to date', async () => {
  await seedDirectory(database.db, [
    ours({ id: 'listed-clinic', name: 'Oak High School Clinic', street: '1 Main Street' }),
  ])
  sendTable(
    toTable([clinic(1, { name: 'Oak High School Clinic' }), clinic(2, { name: 'Elm Elementary School' }), clinic(3)]),
  )
  await refresh('hrsa', { apply: true })

  expect(said.join('\n')).toMatch(/no place for visitors, left out: 1\n/)
  expect((await listings()).map(({ name, asOf }) => `${name} ${asOf}`).toSorted()).toEqual([
    'Clinic number 3 2026-11-19',
    'Oak High School Clinic 2026-11-19',
  ])
})

test('two sites with one switchboard stay two: each takes the place of its own older row', async () => {
  const phones = buildListing().phones
  await seedDirectory(database.db, [
    ours({ id: 'site-north', name: 'Harbor Health North', street: '1 Main Street', phones }),
    ours({ id: 'site-south', name: 'Harbor Health South', street: '2 Main Street', phones }),
  ])
  const phone = '213-555-0100'
  sendTable(
    toTable([clinic(2, { name: 'Harbor Health South', phone }), clinic(1, { name: 'Harbor Health North', phone })]),
  )
  await refresh('hrsa', { apply: true })

  expect((await listings()).map(({ id, street, asOf }) => [id, street, asOf])).toEqual([
    ['site-north', '1 Main St', '2026-11-19'],
    ['site-south', '2 Main St', '2026-11-19'],
  ])
})

test('a list that shrank or changed its phones is refused until somebody looked', async () => {
  await seedDirectory(
    database.db,
    clinics(80).map(({ name, street }, n) =>
      ours({
        id: `old-${n + 1}`,
        name,
        street,
        phones: [{ ...(buildListing().phones[0] as Listing['phones'][number]), number: `(213) 9${10 + n}-0199` }],
      }),
    ),
  )
  const before = await dump()
  sendTable(toTable(clinics(30)))
  expect(await refresh('hrsa', { apply: true })).toBe(2)
  expect(said.join('\n')).toMatch(/30 lines where 80 are expected/)
  expect(said.join('\n')).toMatch(/Only 30 of our 80 places/)
  expect(await dump()).toBe(before)

  said = []
  sendTable(toTable(clinics(80)))
  expect(await refresh('hrsa', { apply: true }, { dataDir: `${dataDir}-2` })).toBe(2)
  expect(said.join('\n')).toMatch(/100 % of the places have another phone/)
  expect(await dump()).toBe(before)
  expect(await refresh('hrsa', { apply: true, acceptChange: true }, { dataDir: `${dataDir}-2` })).toBe(0)
})

test('a list is held against the number of rows it is known to have', async () => {
  sendTable(toTable(clinics(30)))
  const source = { ...sourceNamed('hrsa'), rows: { count: 100, saidBy: 'its publisher' } }
  expect(await refreshSource(source, byHand, tools())).toBe(2)
  expect(said.join('\n')).toMatch(/30 lines where 100 are expected/)
})

const sites: [name: string, answer: () => void, expected: Partial<Listing>][] = [
  [
    'ssa',
    () =>
      sendTable(
        'OFFICE CODE,OFFICE NAME,ADDRESS LINE 1,ADDRESS LINE 2,ADDRESS LINE 3,CITY,STATE,ZIP CODE,PHONE,FAX,MONDAY OPEN TIME,' +
          'MONDAY CLOSE TIME,TUESDAY OPEN TIME,TUESDAY CLOSE TIME,Latitude,Longitude,CLOSING,CLOSED\n' +
          '026,DOWNTOWN CA,SOCIAL SECURITY,STE 250,400 EXAMPLE ST,LOS ANGELES,CA,90012,(877) 555-0133,,9:00 AM,4:00 PM,9:00 AM,' +
          '4:00 PM,34.05,-118.24,,\n',
      ),
    {
      name: 'Social Security Office – Los Angeles',
      street: '400 Example St, STE 250',
      services: ['social-security-card', 'ssi-benefits'],
      hours: { kind: 'weekly', times: [1, 2].map((day) => ({ day, opens: '09:00', closes: '16:00' })) },
    },
  ],
  [
    'new-york-dmv',
    () =>
      sendTable(
        '"office_name","office_type","public_phone_number","public_phone_extension","street_address_line_1",' +
          '"street_address_line_2","city","state","zip_code","monday_beginning_hours","monday_ending_hours"\n' +
          '"OSWEGO","CO","3155550142","     ","384 Example Road",,"OSWEGO","NY","13126","9:00 AM","4:45 PM"\n',
      ),
    { name: 'New York DMV - Oswego', countyFips: '36075', services: ['driver-license', 'state-id'] },
  ],
  [
    'missouri-license',
    () =>
      sendTable(
        '"number","type","name","address1","city","state","zipcode","phone","daysopen"\n' +
          '"072","1MV","Harrisonville","2009 Example Dr.","Harrisonville","MO","64701","(816) 555-0142","Monday-Friday - 9:00 to 5:00"\n',
      ),
    { name: 'Harrisonville License Office (Missouri Department of Revenue)', countyFips: '29037' },
  ],
  [
    'libraries',
    () => {
      const table =
        'STABR,FSCSKEY,FSCS_SEQ,C_OUT_TY,LIBNAME,ADDRESS,CITY,ZIP,CNTY,PHONE,LATITUDE,LONGITUD\n' +
        'CA,CA0001,002,BR,CA\u00d1ON BRANCH,1 ELM STREET,LOS ANGELES,90012,LOS ANGELES,2135550142,34.05,-118.24\n'
      const packed = zipSync({
        'CSV/PLS_AE.csv': Buffer.from('a,b\n'),
        'CSV/pls_outlet.csv': Buffer.from(table, 'latin1'),
      })
      server.answer((response) => response.writeHead(200, { 'content-type': 'application/zip' }).end(packed))
    },
    { name: 'Cañon Branch', asOf: '2024', services: ['public-library'] },
  ],
  [
    'job-centers',
    () =>
      server.answer((response, { path: asked }) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(jobCenters.reply(asked.includes('/CA/') ? [jobCenters.row({})] : []))),
      ),
    { name: 'Example Help Place', services: ['job-center'] },
  ],
  [
    'housing-counselors',
    () =>
      server.answer((response, { path: asked }) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(housingCounselors.reply(asked.includes('State=CA') ? [housingCounselors.row({})] : []))),
      ),
    { name: 'Example Help Place', languages: ['es'] },
  ],
  [
    'findtreatment',
    () =>
      server.answer((response, { path: asked }) => {
        const page = Number(/[?&]page=(\d+)/.exec(asked)?.[1])
        const rows = page === 2 ? [treatment.row({})] : []
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ page, totalPages: 2, recordCount: 1, rows }))
      }),
    { name: 'Example Help Place', category: 'recovery-support' },
  ],
  [
    'housing-authorities',
    () =>
      server.answer((response, { path: asked }) => {
        const attributes = {
          PARTICIPANT_CODE: 'CA001',
          FORMAL_PARTICIPANT_NAME: 'Example Housing Authority',
          STD_ADDR: '1 Example St',
          STD_CITY: 'Los Angeles',
          STD_ST: 'CA',
          STD_ZIP5: '90012',
          HA_PHN_NUM: '(213) 555-0142',
          LAT: 34.05,
          LON: -118.24,
        }
        const isFirst = asked.includes('resultOffset=0')
        const features = isFirst ? [{ attributes }] : []
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ features, exceededTransferLimit: isFirst }))
      }),
    { name: 'Example Housing Authority', services: ['public-housing', 'housing-voucher'] },
  ],
]

test.each(sites)('%s: a good list becomes listings with their date', async (name, answer, expected) => {
  answer()
  expect([await refresh(name, { apply: true }), said]).toMatchObject([0, expect.anything()])
  expect(await listings()).toEqual([expect.objectContaining({ asOf: '2026-11-19', ...expected })])
})

const cutServices: [name: string, reply: unknown, sentence: RegExp][] = [
  ['job-centers', { OneStopCenterList: [], RecordCount: 612 }, /0 of 612 rows/],
  ['job-centers', { message: 'Invalid token' }, /another shape/],
  ['housing-counselors', { error: 'no' }, /another shape/],
  ['findtreatment', { page: 1, totalPages: 1, recordCount: 40, rows: [] }, /0 of 40 rows/],
  ['findtreatment', { rows: [] }, /another shape/],
  ['housing-authorities', { error: { code: 400 } }, /another shape/],
]
test.each(cutServices)('%s: %j is refused', async (name, reply, sentence) => {
  server.answerJson(reply)
  await expect(refresh(name)).rejects.toThrow(sentence)
})

test('CareerOneStop is not asked without its keys, and they go in the header alone', async () => {
  await expect(refresh('job-centers', {}, { access: null })).rejects.toThrow(/CAREERONESTOP_USER_ID/)
  expect(server.requests).toEqual([])
  server.answerJson(jobCenters.reply([]))
  await refresh('job-centers').catch(() => undefined)
  expect(server.requests).toHaveLength(51)
  expect(server.requests[0]).toMatchObject({ headers: { authorization: 'Bearer token-1' } })
  expect(server.requests.map(({ path: asked }) => asked).join(' ')).not.toContain('token-1')
})

test('a list without a known address is taken from the operator, as drafts unless they trust it', async () => {
  await expect(refresh('211')).rejects.toThrow(/yourself: --from/)
  const file = path.join(dataDir, 'ours.csv')
  writeFileSync(
    file,
    'name,street,city,state,zip,phones,services\nOpen Door,1 Elm St,Los Angeles,CA,90012,213-555-0142,shelter\n',
  )
  await expect(refresh('211', { from: file, asOf: '2026-11' })).rejects.toThrow(/--publisher/)
  await expect(refresh('211', { from: file })).rejects.toThrow(/--as-of/)
  const owner = { publisher: '211 Example', sourceName: 'All services', licence: 'By agreement', asOf: '2026-11' }
  expect(await refresh('211', { from: file, ...owner, apply: true })).toBe(0)
  expect(said.join('\n')).toMatch(/waits as drafts/)
  expect(await listings()).toEqual([])
})

test('a list nobody vouches for changes no listing that people see', async () => {
  const pantry = buildListing({
    id: 'pantry',
    name: 'Open Door',
    street: '1 Elm St',
    kind: 'food-pantry',
    asOf: '2020',
  })
  await seedDirectory(database.db, [pantry])
  const file = path.join(dataDir, 'ours.csv')
  writeFileSync(
    file,
    'name,street,city,state,zip,phones,kind\nOpen Door,1 Elm St,Los Angeles,CA,90012,213-555-0142,food-pantry\n',
  )
  const owner = { publisher: '211 Example', sourceName: 'All services', licence: 'By agreement', asOf: '2026-11' }
  await refresh('211', { from: file, ...owner, apply: true })
  expect(await listings()).toEqual([pantry])
  await refresh('211', { from: file, ...owner, apply: true, trusted: true })
  expect(await listings()).toMatchObject([{ id: 'pantry', asOf: '2026-11', phones: [{ number: '(213) 555-0142' }] }])
})

test('a refused file is no version: it can be looked at, and the next try fetches again', async () => {
  sendTable(toTable([clinic(1, { street: '<script>' })]))
  expect(await refresh('hrsa', { apply: true })).toBe(2)
  expect(readdirSync(path.join(dataDir, 'refresh/hrsa')).toSorted()).toEqual(['refused.csv', 'versions.json'])
  sendTable(toTable([clinic(1)]))
  expect(await refresh('hrsa', { apply: true })).toBe(0)
})

test('the headings of its publisher are understood where they can be guessed', async () => {
  const file = path.join(dataDir, 'theirs.csv')
  writeFileSync(
    file,
    '\ufeff"Program Name","Street Address",Town,ST,"Zip Code",Telephone,"Beds, total"\r\nOpen Door,1 Elm St,Los Angeles,CA,90012,213-555-0142,12\r\n',
  )
  const owner = { publisher: 'A city', sourceName: 'Shelters', licence: 'City open data', asOf: '2026-11' }
  expect(await refresh('shelters', { from: file, ...owner, apply: true, trusted: true })).toBe(0)
  expect(await listings()).toMatchObject([
    { name: 'Open Door', street: '1 Elm St', phones: [{ number: '(213) 555-0142' }], zip: '90012' },
  ])
})

test('a table whose headings say nothing is refused', async () => {
  const file = path.join(dataDir, 'theirs.csv')
  writeFileSync(file, 'a,b,c\n1,2,3\n')
  const owner = { publisher: 'A city', sourceName: 'Shelters', licence: 'City open data', asOf: '2026-11' }
  expect(await refresh('shelters', { from: file, ...owner })).toBe(2)
  expect(said.join('\n')).toMatch(/first row doesn't have the names we look for/)
})

test('a saved file of a known list is read like a fetched one, also when it is another of its forms', async () => {
  const file = path.join(dataDir, 'saved.csv')
  writeFileSync(
    file,
    'name1,name2,street1,city,state,zip,phone,latitude,longitude,type_facility\nExample House,,1 Elm St,Los Angeles,CA,90012,213-555-0142,34.05,-118.24,SA\n',
  )
  expect(await refresh('findtreatment', { from: file, asOf: '2026-10', apply: true })).toBe(0)
  expect(await listings()).toMatchObject([{ name: 'Example House', asOf: '2026-10' }])
})

test('a feed in HSDS 3 is fetched from the address the operator names', async () => {
  server.answerJson({
    id: '0b1c6d50-1111-4222-8333-444455556666',
    name: 'Food for all',
    status: 'active',
    organization: { id: '0b1c6d50-1111-4222-8333-444455557777', name: 'Example Pantry', description: 'Food' },
    phones: [{ id: '0b1c6d50-1111-4222-8333-444455558888', number: '213-555-0142' }],
    service_at_locations: [
      {
        id: '0b1c6d50-1111-4222-8333-444455559999',
        location: {
          id: '0b1c6d50-1111-4222-8333-44445555aaaa',
          location_type: 'physical',
          latitude: 34.05,
          longitude: -118.24,
          addresses: [
            {
              id: '0b1c6d50-1111-4222-8333-44445555bbbb',
              address_1: '1 Elm St',
              city: 'Los Angeles',
              state_province: 'CA',
              postal_code: '90012',
              country: 'US',
              address_type: 'physical',
            },
          ],
        },
      },
    ],
  })
  const owner = { publisher: 'A county', sourceName: 'Its directory', licence: 'CC BY 4.0', asOf: '2026-11' }
  const from = 'https://directory.example/services.json'
  expect(await refresh('hsds', { from, ...owner, apply: true, trusted: true })).toBe(0)
  expect(await listings()).toMatchObject([{ name: expect.stringContaining('Food for all') as string }])
  expect(server.requests[0]?.path).toBe('/services.json')
})

test('a feed in HSDS 3 that answers page by page is turned to its last page, or refused', async () => {
  const place = (n: number) => ({
    id: `service-${n}`,
    name: `Pantry ${n}`,
    phones: [{ number: `213-555-01${n}0` }],
    service_at_locations: [
      {
        id: `at-${n}`,
        location: {
          latitude: 34.05,
          longitude: -118.24,
          addresses: [{ address_1: `${n} Elm St`, city: 'Los Angeles', state_province: 'CA', postal_code: '90012' }],
        },
      },
    ],
  })
  const answer = (total: number, turns: boolean) =>
    server.answer((response, { path: asked }) => {
      const page = turns ? Number(/page=(\d)/.exec(asked)?.[1] ?? 1) : 1
      const reply = { total_items: total, total_pages: 3, page_number: page, contents: [place(page)] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  const owner = { publisher: 'A county', sourceName: 'Its directory', licence: 'CC BY 4.0', asOf: '2026-11' }
  const from = 'https://directory.example/services?taxonomy=food'
  answer(3, false)
  await expect(refresh('hsds', { from, ...owner })).rejects.toThrow(/page 2 of 3/)
  answer(4, true)
  await expect(refresh('hsds', { from, ...owner })).rejects.toThrow(/3 of 4 rows/)
  answer(3, true)
  expect(await refresh('hsds', { from, ...owner, apply: true, trusted: true })).toBe(0)
  expect((await listings()).map(({ name }) => name).toSorted()).toEqual(['Pantry 1', 'Pantry 2', 'Pantry 3'])
  expect(server.requests.at(-1)?.path).toBe('/services?taxonomy=food&page=3')
})

test('many replies together are held to the size of a file', async () => {
  server.answerJson(jobCenters.reply([]))
  const rules = { base: server.base, limits: { ...downloadLimits, fileBytes: 500 } }
  await expect(refresh('job-centers', {}, { rules })).rejects.toThrow(/list is too big/)
  expect(readdirSync(path.join(dataDir, 'refresh/job-centers'))).toEqual([])
})

test('the list of sources says address, licence and age of ours, and where there is no address it says so', async () => {
  await seedDirectory(database.db, [ours({ id: 'old-clinic' }), ours({ id: 'newer-clinic', asOf: '2026-07-19' })])
  await listSources(refreshSources, tools())
  const text = said.join('\n')

  expect(text).toMatch(/hrsa: health centers\n +we have 2, of 2020 to 2026-07-19; 17,416 expected/)
  expect(text).toMatch(/reentry-programs: reentry programs\n +we have none; how many it has is unknown/)
  expect(text).toMatch(/211: .*\n.*\n +give the file or address yourself/)
  expect(text.match(/licence: \S/g)).toHaveLength(refreshSources.length)
  for (const { download } of refreshSources) if (download) expect(download.url).toMatch(/^https:\/\//)
})
