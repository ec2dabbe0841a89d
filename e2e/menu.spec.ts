import { expect, test } from './test.ts'
import { toolUp } from '../src/content/prompts/tool-up.ts'
import { expectBigTargets, expectNoAxeViolations, open } from './app.ts'
import { fillText, uiTexts } from './journey.ts'
import { openMenu } from './menu-steps.ts'
import { fetchListings, buildStorageAfterSearch, buildStorageWhileSearching, openPrepared } from './prepared.ts'

/** By group; the plain line of a GRO module is below its name. */
const entries = {
  help: [
    'Home',
    'Find Resources',
    'What should I do first?',
    'Chat with Reggie',
    'Jobs and training',
    'Create Action Plan',
    'Document Preparation',
    'Transportation Guide',
    'Voting Rights Guide',
    'Zen Reggie Mindfulness',
  ],
  mine: ['My Saved Resources', 'My introductions', 'My action plan', 'I have a PIN'],
  learn: [
    'Tutorial',
    'Community',
    /^Thrive at Work/,
    /^Tool Up/,
    /^Get in Motion/,
    /^Lay Foundation/,
    /^Create Value/,
    /^Own Mindset/,
    'All GRO lessons',
  ],
  about: [
    'What we keep',
    'Help',
    'Partner Portal Login',
    'Is this your own device?',
    'Clear this device',
    'Delete my data',
  ],
}

const enMenu = uiTexts.en.menu

test('the menu has every entry, works by keyboard, and each entry leads where it says', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Menu' })
  await open(page, '/')
  await test.step('every entry, in order, and no accessibility fault', async () => {
    await button.click()
    const navigation = page.getByRole('navigation', { name: 'Menu' })
    await expect(navigation.getByRole('listitem')).toHaveText(entries.help)
    const fits = await navigation.evaluate((menu) => menu.getBoundingClientRect().bottom <= window.innerHeight)
    expect(fits).toBe(true)
    await navigation.getByRole('button', { name: enMenu.groups.help }).click()
    for (const group of ['mine', 'learn', 'about'] as const) {
      const title = navigation.getByRole('button', { name: enMenu.groups[group] })
      await title.click()
      await expect(navigation.getByRole('listitem')).toHaveText(entries[group])
      await expectNoAxeViolations(page)
      await title.click()
    }
    await navigation.getByRole('button', { name: enMenu.groups.help }).click()
    await expectBigTargets(page)
    await expectNoAxeViolations(page)
  })
  await test.step('the whole menu works by keyboard and gives the focus back', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  })
  await test.step('an entry opens its screen on the same address', async () => {
    await button.click()
    await page.getByRole('button', { name: 'Voting Rights Guide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voting Rights Guide')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back to your life.')
  })
  await test.step('a GRO module opens the chat with its next question in the box', async () => {
    await openMenu(page, 'en', 'learn')
    await page.getByRole('button', { name: 'Tool Up' }).click()
    const box = page.getByRole('textbox', { name: 'Write to Reggie' })
    await expect(box).toHaveValue(toolUp.en[0] ?? '')
    await expect(box).toBeFocused()
  })
  await test.step('all lessons have a page', async () => {
    await openMenu(page, 'en', 'learn')
    await page.getByRole('button', { name: 'All GRO lessons' }).click()
    await expect(page).toHaveURL(/\/gro$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRO lessons')
  })
})

test('buttons that depend on what this browser holds appear when it does', async ({ page }) => {
  const { welcome, menu } = uiTexts.es
  const [listing] = await fetchListings('es')
  const { lastSearchResults, ...storedValues } = await buildStorageAfterSearch('es')
  if (!listing || !lastSearchResults) throw new Error('The directory is empty')
  // Older than the running search; otherwise the list would be taken for its answer.
  const earlier = { ...lastSearchResults, timestamp: Date.now() - 60_000 }
  // A search that never answers, so it runs until the test ends.
  await page.route('**/api/search-resources', () => undefined)
  await openPrepared(page, 'es', {
    ...storedValues,
    ...buildStorageWhileSearching(),
    lastSearchResults: earlier,
    savedResources: [
      {
        ...listing,
        warmIntroStatus: 'responded',
        warmIntroSentAt: Date.now(),
        providerResponse: { respondedAt: Date.now(), isRead: false },
      },
    ],
  })
  for (const name of [
    welcome.viewResources,
    welcome.startNewSearch,
    fillText(welcome.newResponses, { count: 1 }),
    welcome.continueSearch,
  ]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: welcome.findResources })).toHaveCount(0)
  await openMenu(page, 'es')
  await expect(page.getByRole('button', { name: menu.viewResources })).toBeVisible()
  await expect(page.getByText(fillText(menu.savedCount, { count: 1 })).first()).toBeVisible()
})

test('the logo leaves the app on the welcome page only; elsewhere it leads home', async ({ page }) => {
  const logo = page.getByRole('banner').getByRole('link')
  await open(page, '/')
  await expect(logo).toHaveAttribute('href', 'https://www.211.org')
  await openMenu(page, 'en')
  await page.getByRole('button', { name: 'Voting Rights Guide' }).click()
  await logo.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back to your life.')
  await open(page, '/privacy')
  await logo.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back to your life.')
})

test('every visitor screen and a wrong address end with 211 and 988', async ({ page }) => {
  for (const route of ['/', '/chat', '/community', '/action-plan', '/help', '/no-such-page']) {
    await open(page, route)
    const line = page.getByRole('contentinfo')
    await expect(line).toHaveText('Need help now? 211 · In crisis? 988')
    await expect(line.getByRole('link', { name: '211' })).toHaveAttribute('href', 'tel:211')
    await expect(line.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988')
  }
})

test('what we keep is told on one screen, and everything can be deleted from there', async ({ page }) => {
  await open(page, '/')
  await openMenu(page, 'en', 'about')
  await page.getByRole('button', { name: 'What we keep' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep')
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete my data?' })).toBeVisible()
})
