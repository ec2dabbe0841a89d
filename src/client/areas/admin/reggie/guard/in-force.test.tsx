// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminReggie as en } from '#content/en/admin-reggie.ts'
import { adminReggie as es } from '#content/es/admin-reggie.ts'
import { crisisKinds } from '#domain/help-lines/crisis-kinds.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { fakeReggieControl, signInStaff } from '#testing/reggie-control.tsx'
import { renderInLanguage } from '#testing/render.tsx'
import { ReggieControlPage } from '../reggie-control-page.tsx'

const both = [
  ['en', en],
  ['es', es],
] as const

async function open(language: 'en' | 'es') {
  signInStaff('admin')
  fakeReggieControl()
  history.replaceState(null, '', '/reggie-control?tab=guard')
  for (const cardLanguage of ['en', 'es'] as const) await loadTextModule(cardLanguage, 'crisisCard')
  return renderInLanguage(<ReggieControlPage />, language)
}

test.each(both)(
  'each card shows its lines in both languages, to be read and not to be changed (%s)',
  async (language, t) => {
    const { user } = await open(language)
    const part = within(await screen.findByRole('region', { name: t.guard.lines }))
    expect(part.getByText(t.guard.linesText)).toBeTruthy()
    for (const kind of crisisKinds) await user.click(part.getByText(t.guard.kinds[kind]))
    const readLines = (kind: keyof typeof t.guard.kinds, name: string) => {
      const label = t.guard.linesOn.replace('{kind}', t.guard.kinds[kind]).replace('{language}', name)
      const list = within(part.getByRole('list', { name: label }))
      return list.getAllByRole('listitem').map(({ textContent }) => textContent)
    }

    expect(readLines('self_harm', t.english)).toEqual(['Call 988 · Text 988', 'Call 911'])
    expect(readLines('self_harm', t.spanish)).toEqual(['Llamar: 988, oprima 2 · Escriba AYUDA al 988', 'Llamar: 911'])
    expect(readLines('being_hurt', t.english)).toEqual([
      'Call 911',
      'Call the safety hotline · 1-800-799-7233 · Text START to 88788',
      expect.stringContaining('2-1-1'),
    ])
    expect(part.queryAllByRole('textbox')).toEqual([])
    expect(part.queryAllByRole('button')).toEqual([])
  },
)

test('every number says what it rests on and when that was checked', async () => {
  await open('en')
  const table = within(await screen.findByRole('table', { name: en.guard.numbers }))
  const [poison] = table.getAllByRole('row').filter((row) => row.textContent?.includes('1-800-222-1222'))

  expect(poison?.textContent).toMatch(/Poison Help.*ten or more public lists agree.*2026/)
})

test.each(both)(
  'what counts as private stands there with an example and what becomes of it (%s)',
  async (language, t) => {
    await open(language)
    const table = within(await screen.findByRole('table', { name: t.guard.privateTitle }))
    const { phone, name } = t.guard.privateRules
    const row = (rule: { name: string }) => table.getByRole('rowheader', { name: rule.name }).closest('tr')?.textContent

    expect(row(phone)).toContain(phone.example)
    expect(row(phone)).toContain(t.guard.chatDoes.hidden)
    expect(row(phone)).toContain(t.guard.postDoes.refused)
    expect(row(name)).toContain(t.guard.chatDoes.stays)
    expect(row(name)).toContain(t.guard.postDoes.warned)
  },
)
