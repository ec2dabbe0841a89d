import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from './test.ts'
import { planPage as en } from '../src/content/en/plan-page.ts'
import { planPage as es } from '../src/content/es/plan-page.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, ready } from './app.ts'
import { filled, openIn, tongues } from './journey.ts'

const texts = { en, es }
const title = { en: 'Get my ID, then call', es: 'Sacar mi identificación, mañana' }
const guidance = {
  success: true,
  summary: 'Go early in the day.',
  documents: ['Birth certificate'],
  process: ['Call', 'Go'],
  challenges: ['The line is long'],
  tips: ['Bring water'],
}

async function addTask(page: Page, text: typeof en | typeof es, name: string, day?: string): Promise<void> {
  await page.getByRole('button', { name: text.add.open }).click()
  await page.getByLabel(text.add.name).fill(name)
  if (day) await page.getByLabel(text.add.day).fill(day)
  await page.getByRole('button', { name: text.add.submit }).click()
}

/** What the server has under the page's label, asked with the page's own cookie. */
function served(page: Page): Promise<{ title: string; completed: boolean; dueOn: string | null }[]> {
  return page.evaluate(async () => {
    const reply = await fetch(`/api/action-plans/${localStorage.getItem('planSessionId')}`)
    return ((await reply.json()) as { actionPlans: { title: string; completed: boolean; dueOn: string | null }[] })
      .actionPlans
  })
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name })

for (const tongue of tongues) {
  const text = texts[tongue]

  test(`[${tongue}] a task is added, ticked, kept over a reload, put in the calendar, removed and brought back`, async ({
    page,
  }) => {
    await openIn(page, tongue, '/action-plan')
    await expect(page.getByText(text.empty.text)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await addTask(page, text, title[tongue], '2030-05-06')
    await expect(page.getByText(text.toasts.addedText)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: text.tools.calendar }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('my-action-plan.ics')
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(file).toContain(`SUMMARY:${title[tongue].replace(',', '\\,')}\r\n`)
    expect(file).toContain('DTSTART;VALUE=DATE:20300506\r\n')

    await box(page, title[tongue]).check()
    await expect(page.getByText(text.toasts.updatedText)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      filled(text.progress.value, { percent: 100 }),
    )
    await page.reload()
    await ready(page)
    await page.getByText(filled(text.groups.done, { count: 1 })).click()
    await expect(box(page, title[tongue])).toBeChecked()

    await page.getByRole('button', { name: filled(text.task.removeName, { title: title[tongue] }) }).click()
    await expect(page.getByText(text.toasts.removedText)).toBeVisible()
    await expect.poll(() => served(page)).toEqual([])
    await page.getByRole('button', { name: text.toasts.undo }).click()
    await expect(page.getByText(text.toasts.restored)).toBeVisible()
    await expect
      .poll(() => served(page))
      .toMatchObject([{ title: title[tongue], completed: true, dueOn: '2030-05-06' }])
  })

  test(`[${tongue}] offline a task is kept on the phone, and goes out once`, async ({ page, context }) => {
    await openIn(page, tongue, '/action-plan')
    await expect(page.getByText(text.empty.text)).toBeVisible()
    await context.setOffline(true)
    await addTask(page, text, title[tongue])
    await expect(page.getByText(text.waiting).first()).toBeVisible()
    await box(page, title[tongue]).check()
    await expectNoAxeViolations(page)
    await context.setOffline(false)
    await expect.poll(() => served(page)).toMatchObject([{ title: title[tongue], completed: true }])
    await page.reload()
    await ready(page)
    await expect.poll(() => served(page)).toHaveLength(1)
    await expect(page.getByText(text.waiting)).toHaveCount(0)
  })

  test(`[${tongue}] guidance comes once and stays; feedback needs stars`, async ({ page }) => {
    let asked = 0
    await page.route('**/api/enhance-action-plan', (route) => {
      asked += 1
      return route.fulfill({ json: guidance })
    })
    await openIn(page, tongue, '/action-plan')
    await addTask(page, text, title[tongue])
    await page.getByRole('button', { name: filled(text.task.guidanceName, { title: title[tongue] }) }).click()
    await expect(page.getByText(guidance.summary)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.reload()
    await ready(page)
    await page.getByText(text.guidance.title, { exact: true }).click()
    await expect(page.getByText('Bring water')).toBeVisible()
    expect(asked).toBe(1)

    const submit = page.getByRole('button', { name: text.feedback.submit })
    await expect(submit).toBeDisabled()
    await page.getByRole('radio', { name: filled(text.feedback.star, { count: 4 }) }).check()
    await submit.click()
    await expect(page.getByText(text.toasts.feedbackText)).toBeVisible()
    await expect(submit).toBeDisabled()
  })
}

test('what waited while the page was closed goes out when it is opened again, exactly once', async ({ page }) => {
  await openIn(page, 'en', '/action-plan')
  await expect(page.getByText(en.empty.text)).toBeVisible()
  await page.route('**/api/action-plans**', (route) => route.abort('internetdisconnected'))
  await addTask(page, en, 'Call Ana')
  await expect(page.getByText(en.waiting).first()).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(box(page, 'Call Ana')).toBeVisible()
  await page.unroute('**/api/action-plans**')
  await page.reload()
  await ready(page)
  await expect.poll(() => served(page)).toMatchObject([{ title: 'Call Ana' }])
  await page.reload()
  await ready(page)
  await expect.poll(() => served(page)).toHaveLength(1)
})

test('a tick and a removal the server refuses are taken back, and it is said', async ({ page }) => {
  await openIn(page, 'en', '/action-plan')
  await addTask(page, en, 'Call Ana')
  await expect(page.getByText(en.toasts.addedText)).toBeVisible()
  await page.route('**/api/action-plans/*', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    return route.fulfill({ status: 500, body: 'broken' })
  })
  await box(page, 'Call Ana').click()
  await expect(page.getByText(en.toasts.notUpdated)).toBeVisible()
  await expect(box(page, 'Call Ana')).not.toBeChecked()
  await page.getByRole('button', { name: 'Delete: Call Ana' }).click()
  await expect(page.getByText(en.toasts.notRemoved)).toBeVisible()
  await expect(box(page, 'Call Ana')).toBeVisible()
})

test('a list named by the address is its own, without the name staying there', async ({ page }) => {
  await openIn(page, 'en', '/action-plan')
  await addTask(page, en, 'Mine')
  await expect(page.getByText(en.toasts.addedText)).toBeVisible()
  await openIn(page, 'en', '/action-plan?sessionId=another-list')
  await expect(page.getByText(en.empty.text)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('when the server has forgotten the browser, nothing is lost', async ({ page, context }) => {
  await openIn(page, 'en', '/action-plan')
  await addTask(page, en, 'Call Ana', '2030-05-06')
  await expect(page.getByText(en.toasts.addedText)).toBeVisible()
  await context.clearCookies({ name: 'sid' })
  await page.reload()
  await ready(page)
  await expect(box(page, 'Call Ana')).toBeVisible()
  await expect.poll(() => served(page)).toMatchObject([{ title: 'Call Ana', dueOn: '2030-05-06' }])
})

test('twenty-four tasks print on two pages', async ({ page }) => {
  await openIn(page, 'en', '/action-plan')
  await expect(page.getByText(en.empty.text)).toBeVisible()
  await page.evaluate(async () => {
    const sessionId = localStorage.getItem('planSessionId')
    for (let number = 1; number <= 24; number += 1) {
      const description =
        'Call the office first and ask what to bring. Write down the name of the person you talk to. '.repeat(2)
      const body = {
        sessionId,
        title: `Task number ${number} on the list`,
        description,
        dueOn: `2030-05-${String(number).padStart(2, '0')}`,
      }
      await fetch('/api/action-plans', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    }
  })
  await page.reload()
  await ready(page)
  await expect(page.getByRole('checkbox')).toHaveCount(24)
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
