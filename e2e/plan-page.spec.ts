import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from './test.ts'
import { planPage as en } from '../src/content/en/plan-page.ts'
import { planPage as es } from '../src/content/es/plan-page.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { fillText } from './journey.ts'
import { openPrepared } from './prepared.ts'

const address = '/action-plan'

async function addTask(page: Page, text: typeof en | typeof es, name: string, day?: string): Promise<void> {
  await page.getByRole('button', { name: text.add.open }).click()
  await page.getByLabel(text.add.name).fill(name)
  if (day) await page.getByLabel(text.add.day).fill(day)
  await page.getByRole('button', { name: text.add.submit }).click()
}

/** The plan the server stores for this page, fetched with the page's own cookie. */
function served(page: Page): Promise<{ title: string; completed: boolean; dueOn: string | null }[]> {
  return page.evaluate(async () => {
    const reply = await fetch(`/api/action-plans/${localStorage.getItem('planSessionId')}`)
    return ((await reply.json()) as { actionPlans: { title: string; completed: boolean; dueOn: string | null }[] })
      .actionPlans
  })
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name })

test('[en] a task is added, ticked, kept over a reload, put in the calendar, removed and brought back', async ({
  page,
}) => {
  const name = 'Get my ID, then call'
  await openPrepared(page, 'en', {}, address)
  await expect(page.getByText(en.empty.text)).toBeVisible()
  await addTask(page, en, name, '2030-05-06')
  await expect(page.getByText(en.toasts.addedText)).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)

  await test.step('the calendar file has its title and day', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: en.tools.calendar }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('my-action-plan.ics')
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(file).toContain('SUMMARY:Get my ID\\, then call\r\n')
    expect(file).toContain('DTSTART;VALUE=DATE:20300506\r\n')
  })

  await test.step('a tick is kept over a reload', async () => {
    await box(page, name).check()
    await expect(page.getByText(en.toasts.updatedText)).toBeVisible()
    const whole = fillText(en.progress.value, { percent: 100 })
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', whole)
    await page.reload()
    await ready(page)
    await page.getByText(fillText(en.groups.done, { count: 1 })).click()
    await expect(box(page, name)).toBeChecked()
  })

  await test.step('a removed task is gone from the server and comes back as it was', async () => {
    await page.getByRole('button', { name: fillText(en.task.removeName, { title: name }) }).click()
    await expect(page.getByText(en.toasts.removedText)).toBeVisible()
    await expect.poll(() => served(page)).toEqual([])
    await page.getByRole('button', { name: en.toasts.undo }).click()
    await expect(page.getByText(en.toasts.restored)).toBeVisible()
    await expect.poll(() => served(page)).toMatchObject([{ title: name, completed: true, dueOn: '2030-05-06' }])
  })

  await test.step('a list named by the address is its own, without the name staying there', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('planQueue'))).toBe('[]')
    await open(page, `${address}?sessionId=another-list`)
    await expect(page.getByText(en.empty.text)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
})

test('[es] offline a task is kept on the phone, and goes out once, also after the page was closed', async ({
  page,
  context,
}) => {
  await openPrepared(page, 'es', {}, address)
  await expect(page.getByText(es.empty.text)).toBeVisible()
  await context.setOffline(true)
  await addTask(page, es, 'Sacar mi identificación, mañana')
  await expect(page.getByText(es.waiting).first()).toBeVisible()
  await box(page, 'Sacar mi identificación, mañana').check()
  await context.setOffline(false)
  const first = { title: 'Sacar mi identificación, mañana', completed: true }
  await expect.poll(() => served(page)).toMatchObject([first])
  await expect(page.getByText(es.waiting)).toHaveCount(0)

  await context.setOffline(true)
  await addTask(page, es, 'Llamar a Ana')
  await expect(page.getByText(es.waiting).first()).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, address)
  await expect(box(later, 'Llamar a Ana')).toBeVisible()
  await expect.poll(async () => (await served(later)).map(({ title }) => title)).toContain('Llamar a Ana')
  await later.reload()
  await ready(later)
  await expect(later.getByText(es.waiting)).toHaveCount(0)
  await expect.poll(() => served(later)).toHaveLength(2)
})

const label = 'plan-1900000000000-0123abcd'
const advice = 'Call the office first and ask what to bring. Write down the name of the person you talk to. '
const keptTasks = Array.from({ length: 24 }, (_, index) => ({
  id: crypto.randomUUID(),
  sessionId: label,
  shownAs: label,
  title: `Task number ${index + 1} on the list`,
  description: advice.repeat(2),
  category: 'custom',
  priority: 'medium',
  completed: false,
  dueOn: `2030-05-${String(index + 1).padStart(2, '0')}`,
}))

test('[en] a server that has forgotten the browser gets its tasks again; twenty-four print on two pages', async ({
  page,
}) => {
  await openPrepared(page, 'en', { planSessionId: label, userSession: { actionPlans: keptTasks } }, address)
  await expect(page.getByRole('checkbox')).toHaveCount(24)
  await expect.poll(() => served(page)).toHaveLength(24)
  const dueOn = new Map((await served(page)).map((task) => [task.title, task.dueOn]))
  expect(dueOn).toEqual(new Map(keptTasks.map((task) => [task.title, task.dueOn])))
  await expect(page.getByRole('checkbox')).toHaveCount(24)
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
