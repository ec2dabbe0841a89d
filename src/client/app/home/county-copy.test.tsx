// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countyCopy } from '#client/state/search/county-copy.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { CopyNotice, CountyCopy } from './county-copy.tsx'

const location = { state: 'LA', county: 'Orleans Parish' }
const builtAt = new Date(2026, 10, 19, 12).getTime()

test('a device that keeps nothing is shown nothing', async () => {
  countyCopy.send({ phase: 'off' })
  await renderInLanguage(<CountyCopy location={location} />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('who saves data has a button; a kept county has its date and no button', async () => {
  countyCopy.send({ phase: 'none' })
  const { user, unmount } = await renderInLanguage(<CountyCopy location={location} />)
  await user.click(screen.getByRole('button', { name: 'Keep this county on my phone' }))
  expect((await screen.findByRole('status')).textContent).toContain("We couldn't get this county.")
  unmount()
  countyCopy.send({ phase: 'kept', builtAt })
  await renderInLanguage(<CountyCopy location={location} />, 'es')
  expect(screen.getByRole('status').textContent).toContain('con datos del 19 de noviembre de 2026')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list from the phone says how old it is, and that typed words are no part of it', async () => {
  await renderInLanguage(<CopyNotice builtAt={builtAt} isWithoutWords />)
  expect(screen.getByText(/as of November 19, 2026/)).toBeTruthy()
  expect(screen.getByText(/What you typed isn't part of this search/)).toBeTruthy()
})
