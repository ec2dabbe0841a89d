import { expect, test } from './test.ts'
import { toolUp } from '../src/content/prompts/tool-up.ts'
import { expectBigTargets, expectNoAxeViolations, open } from './app.ts'

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

test('the menu has every entry, in order, and no accessibility fault', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem')).toHaveText(entries)
  await expectBigTargets(page)
  await expectNoAxeViolations(page)
})

test('the whole menu works by keyboard and gives the focus back', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('an entry opens its screen on the same address', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Voting Rights Guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voting Rights Guide')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back to your life.')
})

test('a GRO module opens the chat with its next question in the box, and all lessons have a page', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Tool Up' }).click()
  const box = page.getByRole('textbox', { name: 'Write to Reggie' })
  await expect(box).toHaveValue(toolUp.en[0] ?? '')
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'All GRO lessons' }).click()
  await expect(page).toHaveURL(/\/gro$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRO lessons')
})

test('buttons that depend on what this browser holds appear when it does', async ({ page }) => {
  const resource = { id: 'r1', name: 'A place' }
  // A search that never answers: it runs for as long as this test looks.
  await page.route('**/api/search-resources', () => undefined)
  await page.addInitScript(
    ({ place, now }) => {
      localStorage.setItem('cacheVersion', '1')
      localStorage.setItem(
        'lastSearchResults',
        JSON.stringify({
          resources: [place],
          location: { state: 'LA', county: 'Orleans Parish' },
          timestamp: now,
        }),
      )
      localStorage.setItem(
        'savedResources',
        JSON.stringify([
          { ...place, warmIntroStatus: 'responded', providerResponse: { respondedAt: now, isRead: false } },
        ]),
      )
      localStorage.setItem(
        'userSession',
        JSON.stringify({
          userLocation: { state: 'CA', county: 'Kern County' },
          userNeeds: { housing: true },
        }),
      )
      localStorage.setItem(
        'next-chapter-search-progress',
        JSON.stringify({
          isSearchInProgress: true,
          isSearchCompleted: false,
          searchStartTime: now,
          estimatedProgress: 10,
        }),
      )
    },
    { place: resource, now: Date.now() },
  )
  await open(page, '/')
  for (const name of ['View My Resources', 'Start New Search', 'New Responses (1)', 'Continue search in progress']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Find Resources Near Me' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'View Resources' })).toBeVisible()
  await expect(page.getByText('1 saved')).toBeVisible()
})
