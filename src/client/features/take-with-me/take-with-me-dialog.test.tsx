// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { encodeQr, buildQrPath } from '#domain/qr/encode.ts'
import { clearAll, moveStorageTo } from '#client/platform/storage/storage.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { TakeWithMeDialog, type TakeWithMeDialogProps } from './take-with-me-dialog.tsx'

afterEach(clearAll)

const answeredListing = buildSavedResource({
  id: 'a',
  name: 'Harbor House',
  address: '1 Example Street',
  hours: '9 to 5',
  languages: ['es'],
  warmIntroStatus: 'responded',
  urgency: 'urgent',
  introductionId: 'canary-id',
  needs: ['sobriety'],
  providerResponse: { message: 'canary-answer', respondedAt: 1, isRead: false },
})
const listings = [answeredListing, buildResource({ id: 'b', name: 'Second', phone: null })]
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildResource({ id: `p${index}`, name: `Place ${index}` }))

const dialog = (changes: Partial<TakeWithMeDialogProps> = {}) => (
  <TakeWithMeDialog open onClose={() => undefined} listings={listings} {...changes} />
)

const getSheet = () => {
  const found = document.querySelector<HTMLElement>('body > .paper')
  if (!found) throw new Error('Nothing to print')
  return found
}
const press = async (user: { click: (target: Element) => Promise<void> }, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

test('closed, it draws nothing, on paper neither', async () => {
  await renderInLanguage(dialog({ open: false }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.querySelector('.paper')).toBeNull()
})

test.each([
  ['en', 'Print one page', 'Places that can help', 'Hours: 9 to 5', 'Spanish spoken', 'No phone listed'],
  [
    'es',
    'Imprimir una hoja',
    'Lugares que pueden ayudar',
    'Horario: 9 to 5',
    'Se habla español',
    'No tenemos su teléfono',
  ],
] as const)('the page in %s has every fact of the places', async (language, print, ...facts) => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  const { user } = await renderInLanguage(dialog(), language)
  await press(user, print)
  expect(printed).toHaveBeenCalledOnce()
  for (const fact of [...facts, 'Harbor House', '(213) 555-0100', '1 Example Street', '2\u20111\u20111', '2026']) {
    expect(getSheet().textContent).toContain(fact === '2026' ? String(new Date().getFullYear()) : fact)
  }
})

test('the wallet card is drawn before the browser prints', async () => {
  const seen: string[] = []
  vi.stubGlobal('print', () => seen.push(getSheet().querySelector('.wallet-card')?.textContent ?? 'no card'))
  const { user } = await renderInLanguage(dialog())
  await press(user, 'Print a wallet card')
  expect(seen).toHaveLength(1)
  expect(seen[0]).toContain('Harbor House(213) 555-01001 Example Street')
})

test('a browser that cannot print says what else there is', async () => {
  vi.stubGlobal('print', undefined)
  const { user } = await renderInLanguage(dialog())
  await press(user, 'Print one page')
  expect(screen.getByText("This browser can't print. You can share it or save it.")).toBeDefined()
})

test('eight places fit the page and six the card, and that is said', async () => {
  vi.stubGlobal('print', vi.fn())
  const { user } = await renderInLanguage(dialog({ listings: many(9) }))
  expect(screen.getByText('The page has room for 8 places. The text file has all of them.')).toBeDefined()
  expect(screen.getByText('The card has room for 6 places.')).toBeDefined()
  expect(getSheet().querySelectorAll('.paper-places > li')).toHaveLength(8)
  await press(user, 'Print a wallet card')
  expect(getSheet().querySelectorAll('.card-side > li')).toHaveLength(6)
})

test('a printed square that does not hold the whole list says so', async () => {
  const long = many(8).map((listing) => ({ ...listing, name: `${listing.name} ${'with a long name '.repeat(3)}` }))
  vi.stubGlobal('print', vi.fn())
  const { user } = await renderInLanguage(dialog({ listings: long }))
  expect(getSheet().querySelector('figcaption')?.textContent).toBe('Scan to copy this list.')
  await press(user, 'Print a wallet card')
  expect(getSheet().querySelector('figcaption')?.textContent).toBe('Scan to copy 3 of 6 places.')
})

const expectedSquare = (text: string) => {
  const code = encodeQr(text)
  return code && buildQrPath(code).path
}

test('the square is the plain list, with no steps in it', async () => {
  await renderInLanguage(dialog({ nextSteps: ['Get an ID'] }))
  const drawn = within(screen.getByRole('dialog'))
    .getByRole('img', { name: 'QR code with your list' })
    .querySelector('path')
    ?.getAttribute('d')
  expect(drawn).toBe(
    expectedSquare(
      [
        'Places that can help',
        '',
        'Harbor House',
        '(213) 555-0100',
        '1 Example Street',
        'Hours: 9 to 5',
        'Spanish spoken',
        '',
        'Second',
        '',
        'Call first: hours and rules can change.',
        'Need more? Call 2-1-1, free, day or night.',
      ].join('\n'),
    ),
  )
})

test('what does not fit into the square is said', async () => {
  await renderInLanguage(dialog({ listings: many(60) }))
  expect(screen.getByText('Only names and phone numbers fit in the QR code.')).toBeDefined()
  expect(screen.getByText(/^\d+ places didn't fit in the QR code\.$/)).toBeDefined()
})

async function copiedText(changes: Partial<TakeWithMeDialogProps> = {}): Promise<string> {
  const { user } = await renderInLanguage(dialog(changes))
  await press(user, 'Copy')
  expect(screen.getByText('Copied')).toBeDefined()
  return navigator.clipboard.readText()
}

test('the copied text has the steps and every place', async () => {
  const text = await copiedText({ listings: many(20), nextSteps: ['Get an ID'] })
  expect(text).toContain('1. Get an ID')
  expect(text.match(/^Place \d+$/gm)).toHaveLength(20)
})

test('neither text nor paper tells anything about the person or what they asked', async () => {
  const text = await copiedText()
  expect(`${text}${getSheet().innerHTML}`).not.toMatch(/canary|sobriety|urgent|PIN|prison|parole/i)
})

test('a text that cannot be copied is shown to be copied by hand', async () => {
  const { user } = await renderInLanguage(dialog())
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await press(user, 'Copy')
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toContain('Harbor House')
})

test('the text is saved as a file that is made here', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:list'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(`${this.href} as ${this.download}`)
  })
  const { user } = await renderInLanguage(dialog(), 'es')
  await press(user, 'Guardar como archivo de texto')
  expect(names).toEqual(['blob:list as lugares.txt'])
  expect(await files[0]?.text()).toContain('Lugares que pueden ayudar')
  expect(screen.getByText('Guardada. Mire en sus descargas.')).toBeDefined()
})

test('on a shared device a saved file is warned about', async () => {
  moveStorageTo('shared')
  await renderInLanguage(dialog())
  expect(screen.getByText("A saved file stays on this device. Delete it when you're done.")).toBeDefined()
})

test('with no place to take it says what to do', async () => {
  await renderInLanguage(dialog({ listings: [] }))
  expect(screen.getByText('Save a place first. Then you can take it with you.')).toBeDefined()
  expect(document.querySelector('.paper')).toBeNull()
})
