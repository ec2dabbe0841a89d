import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { giveUpDataKey } from './features/retention/commands/give-up-data-key.ts'
import { callPartnerIntroduction, createPartnerWithIntroduction } from '#testing/builders/partner.ts'
import { openPin, savedData, savePin } from '#testing/pin.ts'
import { type Browser, type InjectReply, setUpTestServer, testCookieKey } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const newKey = Buffer.from('a new key of exactly 32 letters!')
const apps: FastifyInstance[] = []

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

type ChangedKeys = Parameters<typeof server.startAnother>[1]

/** The same database after a restart with other keys, and calls with the cookies of a browser that was there before. */
async function restartWith(keys: ChangedKeys) {
  const app = await server.startAnother(server.database.db, keys)
  apps.push(app)
  return {
    call: (cookie: string | undefined, url: string): Promise<InjectReply> =>
      app.inject({ method: 'GET', url, headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) } }),
    as: (browser: Pick<Browser, 'cookie'>): Pick<Browser, 'send'> => ({
      send: (options) =>
        app.inject({
          ...options,
          headers: { 'sec-fetch-site': 'same-origin', cookie: browser.cookie() ?? '', ...options.headers },
        }),
    }),
  }
}

const findCookie = ({ cookies }: InjectReply, name: string) => cookies.find((cookie) => cookie.name === name)

test('after the cookie key was replaced, people and staff stay who they are and get a cookie of the new key', async () => {
  const person = server.browser()
  await person.send({
    method: 'POST',
    url: '/api/action-plans',
    payload: { sessionId: 'a', title: 'Call the shelter' },
  })
  const staff = await signInAs(server, { role: 'admin' })
  const during = await restartWith({ cookieKey: newKey, formerCookieKey: testCookieKey })

  const tasks = await during.call(person.cookie(), '/api/action-plans/a')
  const account = await during.call(staff.cookie(), '/api/account')
  expect(tasks.json().actionPlans).toMatchObject([{ title: 'Call the shelter' }])
  expect(account.statusCode).toBe(200)
  const [sid, renewed] = [findCookie(tasks, 'sid'), findCookie(account, 'staff')]
  expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: expect.any(Number) })
  expect(renewed).toMatchObject({ httpOnly: true, sameSite: 'Strict' })

  const after = await restartWith({ cookieKey: newKey })
  const again = await after.call(`sid=${sid?.value}`, '/api/action-plans/a')
  expect(again.json().actionPlans).toMatchObject([{ title: 'Call the shelter' }])
  expect(findCookie(again, 'sid')).toBeUndefined()
  expect((await after.call(`staff=${renewed?.value}`, '/api/account')).statusCode).toBe(200)
})

test('a shared device’s cookie still ends with the browser after it was signed anew', async () => {
  const person = server.browser()
  await person.send({ method: 'PUT', url: '/api/device', payload: { mode: 'shared' } })
  const during = await restartWith({ cookieKey: newKey, formerCookieKey: testCookieKey })

  const cookie = findCookie(await during.call(person.cookie(), '/api/action-plans/a'), 'sid')
  expect(cookie?.value).toMatch(/^[\w-]+\./)
  expect(cookie?.maxAge).toBeUndefined()
})

test('without the former key its cookies are nobody’s', async () => {
  const person = server.browser()
  await person.send({
    method: 'POST',
    url: '/api/action-plans',
    payload: { sessionId: 'a', title: 'Call the shelter' },
  })
  const staff = await signInAs(server, { role: 'admin' })
  const after = await restartWith({ cookieKey: newKey })

  expect((await after.call(person.cookie(), '/api/action-plans/a')).json().actionPlans).toEqual([])
  expect((await after.call(staff.cookie(), '/api/admin/switches')).statusCode).toBe(401)
})

test('what people stored is read as before under a new cookie key', async () => {
  const person = server.browser()
  await savePin(person)
  const { staff, id } = await createPartnerWithIntroduction(server)
  const during = await restartWith({ cookieKey: newKey, formerCookieKey: testCookieKey })

  expect((await openPin(during.as(person))).json()).toMatchObject({ success: true, sessionData: savedData })
  const [before, now] = [await callPartnerIntroduction(staff, id), await callPartnerIntroduction(during.as(staff), id)]
  expect(now.json()).toEqual(before.json())
})

test('after a lost data key was given up, what nobody can read is gone, the rest stays, and all calls work', async () => {
  const person = server.browser()
  await person.send({
    method: 'POST',
    url: '/api/action-plans',
    payload: { sessionId: 'a', title: 'Call the shelter' },
  })
  await savePin(person)
  const { staff, id } = await createPartnerWithIntroduction(server)
  await giveUpDataKey(server.database.db, newKey)
  const after = await restartWith({ dataKey: newKey })

  expect((await openPin(after.as(person))).statusCode).toBe(401)
  expect((await callPartnerIntroduction(after.as(staff), id)).statusCode).toBe(404)
  expect((await after.call(staff.cookie(), '/api/partner/introductions')).json()).toMatchObject({ introductions: [] })
  expect((await after.call(person.cookie(), '/api/action-plans/a')).json().actionPlans).toHaveLength(1)
  const saved = await savePin(after.as(person))
  const sid = findCookie(saved, 'sid')?.value
  expect((await openPin(after.as({ cookie: () => `sid=${sid}` }))).json()).toMatchObject({ sessionData: savedData })
})

test('a device that saved before opens by its PIN alone while the former key is accepted, and afterwards', async () => {
  const person = server.browser()
  await savePin(person)
  const during = await restartWith({ cookieKey: newKey, formerCookieKey: testCookieKey })
  const opened = await openPin(during.as(person))
  expect(opened.json()).toMatchObject({ sessionData: savedData })
  const sid = findCookie(opened, 'sid')?.value
  const after = await restartWith({ cookieKey: newKey })

  expect((await openPin(after.as({ cookie: () => `sid=${sid}` }))).json()).toMatchObject({ sessionData: savedData })
})
