import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminRoutes, partnerRoutes, publicRoutes, workshopRoute } from '#domain/navigation/routes.ts'
import { screens } from '#domain/navigation/screens.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SiteIndex } from './site-index.tsx'

test('every address is listed once, as a link to it', async () => {
  await renderInLanguage(<SiteIndex />)

  const routes = [...publicRoutes, ...partnerRoutes, ...adminRoutes, workshopRoute]
  const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(linked.toSorted()).toEqual(routes.toSorted())
})

test('every screen of the main page is listed in Spanish with what it is', async () => {
  await renderInLanguage(<SiteIndex />, 'es')

  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  for (const name of screens) expect(rows.filter((row) => row.startsWith(name)).length, name).toBeGreaterThan(0)
  // A screen that has neither a name here nor a sample with a title.
  expect(rows.filter((row) => row.includes('undefined'))).toEqual([])
})
