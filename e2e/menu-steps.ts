import type { Page } from '@playwright/test'
import { type Tongue, uiTexts } from './journey.ts'

/** Opens the menu, and in it a group other than the one that is open already. */
export async function openMenu(page: Page, tongue: Tongue, group?: 'mine' | 'learn' | 'about'): Promise<void> {
  const { common, menu } = uiTexts[tongue]
  await page.getByRole('button', { name: common.menu, exact: true }).click()
  if (!group) return
  const navigation = page.getByRole('navigation', { name: menu.title })
  await navigation.getByRole('button', { name: menu.groups[group], expanded: false }).click()
}

/** Chooses one of a person's own things. */
export async function openOwn(page: Page, tongue: Tongue, entry: 'saved' | 'introductions'): Promise<void> {
  const { menu } = uiTexts[tongue]
  await openMenu(page, tongue, 'mine')
  await page.getByRole('navigation', { name: menu.title }).getByRole('button', { name: menu[entry] }).click()
}
