// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminImport as en } from '#content/en/admin-import.ts'
import { adminImport as es } from '#content/es/admin-import.ts'
import { kinds as englishKinds } from '#content/en/kinds.ts'
import { kinds as spanishKinds } from '#content/es/kinds.ts'
import type { ImportBatch, ImportedRow } from '#contracts/imports.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildImportBatch, buildImportedRow } from '#testing/builders/import-batch.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ImportPage } from './import-page.tsx'

const { id } = buildImportBatch()
const both = [
  ['en', en],
  ['es', es],
] as const
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

const rows: ImportedRow[] = [
  buildImportedRow({}),
  buildImportedRow({
    rowNumber: 3,
    verdict: 'duplicate',
    duplicateOf: 'pantry',
    decision: 'skip',
    problems: [{ code: 'same_phone', field: 'phones', message: 'A place with the same phone.' }],
    listing: buildListing({ name: '<b>Corner</b> Pantry', website: 'https://corner.example', zip: '90013' }),
    existing: buildListing({ name: '<b>Corner</b> Pantry' }),
  }),
  buildImportedRow({
    rowNumber: 4,
    verdict: 'error',
    listing: null,
    kind: null,
    problems: [{ code: 'name_missing', field: 'name', message: 'The name is missing.' }],
  }),
]

interface Served {
  batches?: ImportBatch[]
  /** The import returned by each poll; the last one repeats. */
  snapshots?: ImportBatch[]
  remembered?: object[] | null
  refuse?: (request: SentRequest) => { status: number; body: unknown } | undefined
}

function serve({ batches = [], snapshots = [buildImportBatch()], remembered = null, refuse }: Served = {}) {
  const waiting = [...snapshots]
  return fakeFetch((request) => {
    const { method, path } = request
    const ok = (body: object) => ({ body: { success: true, ...body } })
    const refused = refuse?.(request)
    if (refused) return refused
    if (path.startsWith('/api/admin/import-mappings')) return ok(method === 'GET' ? { columns: remembered } : {})
    if (path.startsWith('/api/places') || path.startsWith('/api/counties')) return ok({ states: [] })
    if (path === '/api/admin/imports') return ok(method === 'GET' ? { imports: batches } : { id, sameAs: null })
    if (path.endsWith('/kind')) return ok({})
    if (path.endsWith('/cells')) return ok({ verdict: 'ok' })
    if (path.includes('/rows')) {
      const verdict = new URL(path, 'http://x').searchParams.get('verdict')
      const found = rows.filter((row) => !verdict || row.verdict === verdict)
      return ok({ rows: found, total: found.length, page: 1, pages: 1 })
    }
    if (path.endsWith('/decisions')) return ok({ changed: 1 })
    if (path.endsWith('/commit') || path.endsWith('/undo')) return ok({ import: waiting[0] ?? buildImportBatch() })
    const [now = buildImportBatch()] = waiting.length > 1 ? waiting.splice(0, 1) : waiting
    return ok({ import: now })
  })
}

const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const signInAs = (role: Role) => welcomeStaff(buildPartnerAccount({ role, organization: null }))
const csv = (text: string | Uint8Array<ArrayBuffer>, name = 'list.csv') => new File([text], name, { type: 'text/csv' })

async function open(language: Language = 'en', address = '/bulk-add-organizations') {
  history.replaceState(null, '', address)
  return renderInLanguage(<ImportPage />, language)
}
const openBatch = (language: Language = 'en') => open(language, `/bulk-add-organizations?import=${id}`)

type User = Awaited<ReturnType<typeof open>>['user']
async function describe(user: User, t: typeof en | typeof es) {
  await user.type(screen.getByLabelText(t.choose.publisher), 'A county')
  await user.type(screen.getByLabelText(t.choose.dataset), 'Shelters')
  await user.type(screen.getByLabelText(t.choose.licence), 'CC0')
  await user.type(screen.getByLabelText(t.choose.asOf), '2026-11')
}

beforeEach(() => signInAs('admin'))
afterEach(() => {
  // Before the network mock is removed: a page that waits for a job polls once more.
  cleanup()
  staffSession.send({ type: 'signedOut' })
  history.replaceState(null, '', '/')
})

test.each(both)(
  'a list is chosen, its columns are named, and it goes out under our names (%s)',
  async (language, t) => {
    const sent = serve({ snapshots: [buildImportBatch({ status: 'checking', done: 0, total: null })] })
    const { user } = await open(language)
    await user.upload(
      screen.getByLabelText(t.choose.file),
      csv('Agency,Phone Number,Notes\n"A, B",213-555-0100,=1+1\n'),
    )
    expect(await screen.findByText(fill(t.choose.chosenRows, { name: 'list.csv', count: 1 }))).toBeTruthy()
    await describe(user, t)
    await user.click(screen.getByRole('button', { name: t.choose.next }))

    await screen.findByRole('heading', { name: t.map.title })
    expect(writes(sent)).toEqual([])
    expect(screen.getByLabelText<HTMLSelectElement>('Phone Number').value).toBe('phones')
    await user.click(screen.getByRole('button', { name: t.map.send }))
    expect(screen.getByRole('link', { name: t.map.lacksName })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Agency'), 'name')
    await user.selectOptions(screen.getByLabelText('Notes'), '')
    await user.selectOptions(screen.getByLabelText(t.map.state), 'CA')
    expect(screen.getByText(t.map.lacksPlace)).toBeTruthy()
    const preview = within(screen.getByRole('table', { name: t.map.preview }))
    expect(preview.getByText('A, B')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: t.map.send }))

    expect(await screen.findByRole('heading', { name: t.running.checkTitle })).toBeTruthy()
    expect(writes(sent).map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'PUT',
        '/api/admin/import-mappings',
        {
          source: 'a county | shelters',
          columns: [
            { heading: 'Agency', column: 'name' },
            { heading: 'Phone Number', column: 'phones' },
            { heading: 'Notes', column: null },
          ],
        },
      ],
      [
        'POST',
        '/api/admin/imports',
        {
          format: 'csv',
          trusted: false,
          content: 'name,phones,state\n"A, B",213-555-0100,CA\n',
          source: { publisher: 'A county', dataset: 'Shelters', licence: 'CC0', url: null, asOf: '2026-11' },
        },
      ],
    ])
  },
)

test('what was chosen for a source before is there again', async () => {
  serve({
    remembered: [
      { heading: 'X1', column: 'name' },
      { heading: 'Phone', column: null },
    ],
  })
  const { user } = await open()
  await user.upload(screen.getByLabelText(en.choose.file), csv('X1,Phone\nA,1\n'))
  await describe(user, en)
  await user.click(screen.getByRole('button', { name: en.choose.next }))

  expect(await screen.findByText(en.map.remembered)).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('X1').value).toBe('name')
  expect(screen.getByLabelText<HTMLSelectElement>('Phone').value).toBe('')
})

test.each(both)('a file that cannot be used says at once what to do, and stays here (%s)', async (language, t) => {
  const sent = serve()
  const { user } = await open(language)
  await user.upload(screen.getByLabelText(t.choose.file), csv(new Uint8Array([0xff, 0xfe, 110, 0, 10, 0])))
  expect(await screen.findByText(t.problems.utf16)).toBeTruthy()
  await user.upload(screen.getByLabelText(t.choose.file), csv('Shelter,(213) 555-0100\nB,C\n'))
  expect(await screen.findByText(t.problems.noHeader)).toBeTruthy()
  expect(writes(sent)).toEqual([])
})

test('nothing goes out before the list and who made it are there', async () => {
  const sent = serve()
  const { user } = await open()
  await user.type(screen.getByLabelText(en.choose.url), 'javascript:x')
  await user.type(screen.getByLabelText(en.choose.asOf), '2026-13')
  await user.click(screen.getByRole('button', { name: en.choose.next }))

  const links = screen.getAllByRole('link').map((link) => link.textContent)
  const { noFile, needed, url, date } = en.problems
  expect(links).toEqual(expect.arrayContaining([noFile, needed, url, date]))
  expect(writes(sent)).toEqual([])
})

test('an HSDS package is sent as its tables, and pasted rows may have tabs', async () => {
  const sent = serve()
  const tables = { 'hsds/services.csv': new TextEncoder().encode('id,name\n1,A\n') }
  const { user, unmount } = await open()
  await user.upload(screen.getByLabelText(en.choose.file), csv(zipSync(tables), 'county.zip'))
  await describe(user, en)
  await user.click(await screen.findByRole('button', { name: en.choose.check }))
  await screen.findByRole('heading', { name: fill(en.batch.title, { dataset: 'Shelters' }) })
  expect(writes(sent)[0]?.body).toMatchObject({ format: 'hsds-csv', files: { 'services.csv': 'id,name\n1,A\n' } })
  unmount()

  const { user: again } = await open()
  await again.click(screen.getByRole('radio', { name: en.choose.fromPaste }))
  await again.click(screen.getByLabelText(en.choose.paste))
  await again.paste('Name\tCounty\nA\tKern\n')
  await describe(again, en)
  await again.click(screen.getByRole('button', { name: en.choose.next }))
  await again.click(await screen.findByRole('button', { name: en.map.send }))
  await vi.waitFor(() => expect(writes(sent).at(-1)?.body).toMatchObject({ content: 'name,county\nA,Kern\n' }))
})

test.each(both)('progress is shown as it moves, and a job that does not move says so (%s)', async (language, t) => {
  serve({
    snapshots: [
      buildImportBatch({ status: 'checking', done: 200, total: 5000 }),
      buildImportBatch({ status: 'checking', done: 400, total: 5000 }),
      buildImportBatch({ status: 'checking', done: 400, total: 5000, quietMs: 75_000 }),
    ],
  })
  await openBatch(language)

  expect(await screen.findByText(fill(t.running.of, { done: 200, total: '5,000' }))).toBeTruthy()
  expect(screen.queryByText(t.running.stuckText)).toBeNull()
  expect(await screen.findByText(fill(t.running.of, { done: 400, total: '5,000' }))).toBeTruthy()
  expect(await screen.findByText(fill(t.running.stuck, { seconds: 75 }))).toBeTruthy()
})

test.each(both)(
  'rows are filtered; a duplicate stands beside what is listed and is decided (%s)',
  async (language, t) => {
    const sent = serve()
    const { user } = await openBatch(language)
    const table = within(await screen.findByRole('table', { name: t.rows.caption }))
    expect(table.getByText('The name is missing.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(t.rows.verdict), 'error')
    await vi.waitFor(() => expect(sent.at(-1)?.path).toContain('verdict=error'))

    await user.click(screen.getByRole('tab', { name: `${t.duplicates.title} (1)` }))
    const side = within(await screen.findByRole('table', { name: fill(t.duplicates.caption, { row: 3 }) }))
    expect(side.getAllByRole('rowheader')).toHaveLength(2)
    expect(side.getByText('https://corner.example')).toBeTruthy()
    expect(side.getByText(t.duplicates.fills)).toBeTruthy()
    expect(side.getByText(t.duplicates.differs)).toBeTruthy()
    expect(screen.getByRole('heading', { name: /<b>Corner<\/b> Pantry/ })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(fill(t.duplicates.decisionFor, { row: 3 })), 'replace')
    expect(await screen.findByText(fill(t.duplicates.saved, { row: 3, what: t.decisions.replace }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: fill(t.duplicates.all, { what: t.decisions.update_blanks }) }))
    expect(await screen.findByText(fill(t.duplicates.allDone, { count: 1 }))).toBeTruthy()
    expect(writes(sent).map(({ body }) => body)).toEqual([
      { decision: 'replace', rows: [3] },
      { decision: 'update_blanks', rows: 'all' },
    ])
  },
)

test.each(both)(
  'an administrator adds the rows after a question, and takes them back after another (%s)',
  async (language, t) => {
    const added = buildImportBatch({ status: 'committed', added: 2, skipped: 1, undoUntil: '2026-12-15T12:00:00.000Z' })
    const sent = serve({
      snapshots: [buildImportBatch(), added, buildImportBatch({ status: 'undone', kept: 1, keptIds: ['pantry'] })],
    })
    const { user } = await openBatch(language)
    await user.click(await screen.findByRole('button', { name: t.commit.start }))
    expect(writes(sent)).toEqual([])
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.commit.yes }))

    expect(await screen.findByRole('heading', { name: t.done.title })).toBeTruthy()
    expect(screen.getByRole('link', { name: t.batch.report }).getAttribute('href')).toBe(
      `/api/admin/imports/${id}/report?lang=${language}`,
    )
    await user.click(screen.getByRole('button', { name: t.done.undo }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.done.undoYes }))
    expect(await screen.findByText(fill(t.done.undoneKept, { count: 1 }))).toBeTruthy()
    expect(screen.getByText('pantry')).toBeTruthy()
    expect(writes(sent).map(({ path }) => path.split('/').at(-1))).toEqual(['commit', 'undo'])
  },
)

test.each([
  ['en', en, englishKinds],
  ['es', es, spanishKinds],
] as const)('each row shows the kind we chose, and it is changed by one choice (%s)', async (language, t, names) => {
  const sent = serve()
  const { user } = await openBatch(language)
  const kind = await screen.findByLabelText<HTMLSelectElement>(fill(t.rows.kindOf, { row: 2 }))
  expect(kind.selectedOptions[0]?.textContent).toBe(names['food-pantry'])
  expect(screen.getAllByText(t.rows.kindChosen)).toHaveLength(2)
  await user.selectOptions(kind, 'emergency-shelter')

  expect(await screen.findByText(fill(t.rows.kindSaved, { row: 2, kind: names['emergency-shelter'] }))).toBeTruthy()
  expect(writes(sent).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', `/api/admin/imports/${id}/rows/2/kind`, { kind: 'emergency-shelter' }],
  ])
})

test('once the rows are added, the kind is only shown, and the drafts are one press away', async () => {
  serve({ snapshots: [buildImportBatch({ status: 'committed', added: 3, trusted: false })] })
  await openBatch()

  expect(await screen.findByRole('link', { name: en.done.toDrafts })).toHaveProperty(
    'href',
    expect.stringContaining(`/admin/listings?import=${id}`),
  )
  expect(await screen.findByRole('table', { name: en.rows.caption })).toBeTruthy()
  expect(screen.queryByLabelText(fill(en.rows.kindOf, { row: 2 }))).toBeNull()
})

test('a reviewer reads that an administrator adds the rows, and has no button for it', async () => {
  signInAs('reviewer')
  serve({ batches: [buildImportBatch({ status: 'committed', undoUntil: '2026-12-15T12:00:00.000Z' })] })
  const { unmount } = await openBatch()
  expect(await screen.findByText(en.commit.onlyAdmin)).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.commit.start })).toBeNull()
  unmount()

  await open()
  expect(await screen.findByText('Rita Reviewer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Undo it/ })).toBeNull()
})

test('who lost the role meanwhile is told that nothing changed', async () => {
  serve({
    refuse: ({ path }) =>
      path.endsWith('/commit') ? { status: 403, body: { success: false, code: 'forbidden', error: 'No.' } } : undefined,
  })
  const { user } = await openBatch()
  await user.click(await screen.findByRole('button', { name: en.commit.start }))
  await user.click(screen.getByRole('button', { name: en.commit.yes }))

  expect((await screen.findByRole('alert')).textContent).toContain(en.commit.refused)
})

test.each(both)(
  'the list of imports says who, what and when; one is opened or taken back from there (%s)',
  async (language, t) => {
    const name = 'Shelters (A county)'
    const sent = serve({
      batches: [
        buildImportBatch({
          status: 'committed',
          added: 2,
          updated: 1,
          skipped: 3,
          undoUntil: '2026-12-15T12:00:00.000Z',
        }),
      ],
      snapshots: [buildImportBatch({ status: 'undone' })],
    })
    const { user } = await open(language)
    expect(await screen.findByText(fill(t.history.result, { added: 2, updated: 1, skipped: 3 }))).toBeTruthy()
    expect(screen.getByRole('link', { name: fill(t.history.open, { name }) }).getAttribute('href')).toBe(
      `/bulk-add-organizations?import=${id}`,
    )
    await user.click(screen.getByRole('button', { name: fill(t.done.undoNamed, { name }) }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.done.undoYes }))

    expect(await screen.findByRole('group', { name: t.done.undone })).toBe(document.activeElement)
    expect(writes(sent).map(({ path }) => path)).toEqual([`/api/admin/imports/${id}/undo`])
  },
)

test('an import that stopped says why; one that only has to be written can be tried again', async () => {
  const problem = { code: 'file_quotes', message: 'A quote mark is opened and never closed.' }
  const none = { ok: 0, warning: 0, error: 0, duplicate: 0 }
  serve({ snapshots: [buildImportBatch({ status: 'failed', problem, counts: none, total: null })] })
  const { unmount } = await openBatch()
  expect(await screen.findByText(problem.message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.commit.again })).toBeNull()
  unmount()

  const sent = serve({
    snapshots: [buildImportBatch({ status: 'failed', problem: { code: 'stalled', message: 'It stopped.' } })],
  })
  const { user } = await openBatch()
  await user.click(await screen.findByRole('button', { name: en.commit.again }))
  expect(writes(sent).map(({ path }) => path)).toEqual([`/api/admin/imports/${id}/commit`])
})

test.each(both)(
  'a row with a fault is corrected in place, and what it is judged to be is said (%s)',
  async (language, t) => {
    const cells = { name: '', phones: '12345', website: '', street: '', city: '', state: 'ZZ', zip: '', county: 'Kern' }
    rows.push(buildImportedRow({ rowNumber: 5, verdict: 'error', listing: null, kind: null, cells }))
    const sent = serve({ snapshots: [buildImportBatch({ status: 'checked' })] })
    const { user } = await openBatch(language)
    await user.click(await screen.findByRole('button', { name: fill(t.rows.correctRow, { row: 5 }) }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: t.rows.saveRow }))
    expect(dialog.getByRole('link', { name: t.rows.nameNeeded })).toBeTruthy()

    await user.type(dialog.getByRole('textbox', { name: /^(Name|Nombre)/ }), 'Corner House')
    await user.clear(dialog.getByRole('textbox', { name: t.rows.state }))
    await user.type(dialog.getByRole('textbox', { name: t.rows.state }), 'CA')
    await user.click(dialog.getByRole('button', { name: t.rows.saveRow }))

    expect(await screen.findByText(fill(t.rows.corrected, { row: 5, verdict: t.verdicts.ok }))).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes(sent).map(({ path, body }) => [path, body])).toEqual([
      [`/api/admin/imports/${id}/rows/5/cells`, { ...cells, name: 'Corner House', state: 'CA' }],
    ])
    rows.pop()
  },
)
