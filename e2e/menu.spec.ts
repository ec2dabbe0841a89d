import { expect, test } from './test.ts'
import { toolUp } from '../src/content/prompts/tool-up.ts'
import { expectBigTargets, expectNoAxeViolations, open } from './app.ts'
import { fillText, uiTexts } from './journey.ts'
import { fetchListings, buildStorageAfterSearch, buildStorageWhileSearching, openPrepared } from './prepared.ts'

const entries = [
  'Home',
  'Chat with Reggie',
  'Tutorial',
  'Find Resources',
  'Community',
  'Jobs and training',
  'Partner Portal Login',
  'My Saved Resources',
  'My introductions',
  'I have a PIN',
  'Thrive at Work',
  'Tool Up',
  'Get in Motion',
  'Lay Foundation',
  'Create Value',
  'Own Mindset',
  'All GRO lessons',
  'Create Action Plan',
  'Document Preparation',
  'Transportation Guide',
  'Voting Rights Guide',
  'Zen Reggie Mindfulness',
]

test('the menu has every entry, works by keyboard, and each entry leads where it says', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Menu' })
  await open(page, '/')
  await test.step('every entry, in order, and no accessibility fault', async () => {
    await button.click()
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem')).toHaveText(entries)
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
    await button.click()
    await page.getByRole('button', { name: 'Tool Up' }).click()
    const box = page.getByRole('textbox', { name: 'Write to Reggie' })
    await expect(box).toHaveValue(toolUp.en[0] ?? '')
    await expect(box).toBeFocused()
  })
  await test.step('all lessons have a page', async () => {
    await button.click()
    await page.getByRole('button', { name: 'All GRO lessons' }).click()
    await expect(page).toHaveURL(/\/gro$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRO lessons')
  })
})

test('buttons that depend on what this browser holds appear when it does', async ({ page }) => {
  const { welcome, menu, common } = uiTexts.es
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
  await page.getByRole('button', { name: common.menu, exact: true }).click()
  await expect(page.getByRole('button', { name: menu.viewResources })).toBeVisible()
  await expect(page.getByText(fillText(menu.savedCount, { count: 1 }))).toBeVisible()
})
