import { expect, test } from 'vitest'
import { personalWords } from '#testing/builders/introduction.ts'
import { callPartnerIntroduction, createPartnerWithIntroduction, partnerAnswer } from '#testing/builders/partner.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { signInAs } from '#testing/staff.ts'

const server = setUpTestServer()

/** Every call that answers with what a person wrote, or with what was written about them. */
async function readEverything(reader: Pick<Browser, 'send'>, id: string) {
  const replies = []
  for (const url of ['/api/partner/summary', '/api/partner/introductions', '/api/partner/introductions?board=1']) {
    replies.push(await reader.send({ method: 'GET', url }))
  }
  replies.push(await callPartnerIntroduction(reader, id))
  replies.push(await callPartnerIntroduction(reader, id, 'open', {}))
  replies.push(await callPartnerIntroduction(reader, id, 'assign', { accountId: null }))
  replies.push(await callPartnerIntroduction(reader, id, 'notes', { text: 'canary-note' }))
  replies.push(await callPartnerIntroduction(reader, id, 'attempt', { result: 'no_answer' }))
  replies.push(await callPartnerIntroduction(reader, id, 'respond', partnerAnswer))
  replies.push(await callPartnerIntroduction(reader, id, 'outcome', { outcome: 'got_help' }))
  return replies
}

test('an administrator without a second factor signs in and reads nothing of anybody: 403 with the way on', async () => {
  const { organizationId, id } = await createPartnerWithIntroduction(server)
  const weak = await signInAs(server, { role: 'partner_admin', organizationId, hasSecondFactor: false })
  const replies = await readEverything(weak, id)

  expect(new Set(replies.map(({ statusCode, json }) => `${statusCode} ${json().code}`))).toEqual(
    new Set(['403 second_factor_first']),
  )
  const pages = replies.map(({ body }) => body).join('\n')
  for (const word of personalWords) expect(pages).not.toContain(word)
  expect(replies[0]?.json().error).toMatch(/second step/)
  expect((await weak.send({ method: 'GET', url: '/api/account' })).json().account).toMatchObject({
    role: 'partner_admin',
    hasSecondFactor: false,
  })
  expect((await weak.send({ method: 'GET', url: '/api/partner/resources' })).statusCode).toBe(200)
})

test('with it, and as staff who only answer, the same calls are answered (T-8.1)', async () => {
  const { organizationId, id, staff } = await createPartnerWithIntroduction(server)
  const admin = await signInAs(server, { role: 'partner_admin', organizationId })

  expect((await callPartnerIntroduction(admin, id, 'open', {})).body).toContain('canary-story')
  expect((await callPartnerIntroduction(staff, id, 'open', {})).body).toContain('canary-story')
})
