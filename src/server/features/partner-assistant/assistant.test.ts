import { expect, test } from 'vitest'
import { partnerGuide as english } from '#content/en/partner-guide.ts'
import { partnerGuide as spanish } from '#content/es/partner-guide.ts'
import { staffReggie as staffTexts } from '#content/en/staff-reggie.ts'
import { askStaffReggie } from '#contracts/partner-assistant.ts'
import { personalWords, sendIntroduction } from '#testing/builders/introduction.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { createOrganization, signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const staff = async (listingIds: readonly string[] = []) =>
  signInAs(server, { role: 'partner_staff', organizationId: await createOrganization(server, 'Open Door', listingIds) })
const send = (who: SignedInBrowser, body: object) =>
  who.send({ method: 'POST', url: '/api/partner/reggie', payload: { lang: 'en', ...body } })
const ask = async (who: SignedInBrowser, body: object) => askStaffReggie.reply.parse((await send(who, body)).json())
const introduce = async (changes: object = {}) => {
  const reply = await sendIntroduction(server.browser(), {
    resourceId: 'ours',
    userLocation: { state: 'CA', county: 'Kern' },
    userNeeds: { 'food-assistance': true },
    ...changes,
  })
  return reply.json().id as string
}
const kern = {
  countyFips: '06029',
  position: { lat: 35.35, lon: -118.9, precision: 'exact' as const },
  city: 'Bakersfield',
}
const seed = () =>
  seedDirectory(server.database.db, [
    buildListing({ id: 'ours', name: 'Our pantry' }),
    buildListing({ id: 'la-pantry', name: 'LA pantry' }),
    buildListing({ id: 'kern-pantry', name: 'Kern pantry', ...kern }),
    buildListing({ id: 'ours-kern', name: 'Our Kern pantry', ...kern }),
    buildListing({ id: 'kern-legal', name: 'Kern legal', services: ['civil-legal-aid'], category: 'legal', ...kern }),
  ])

test('a draft comes from the notes alone, with its reading grade', async () => {
  const answer = await ask(await staff(), { job: 'draft', input: 'yes\ncome in tuesday 10am\nbring ID' })

  expect(answer).toMatchObject({ madeBy: 'templates', sources: [], places: [] })
  expect(answer.text).toContain('You can come in on Tuesday at 10 am. Please bring a photo ID.')
  expect(answer.grade).toBeLessThanOrEqual(6)
})

test('the same notes make a draft in Spanish', async () => {
  const { text } = await ask(await staff(), { job: 'draft', lang: 'es', input: 'yes\ncome in tuesday 10am' })

  expect(text).toContain('Puede venir el martes a las 10 a. m.')
})

test('a draft asks nobody to translate: words in the other language stay as they were written and are named', async () => {
  const input = 'we have a bed open starting Monday\nwe run a fathers group with pizza'
  const { text, keptAsWritten } = await ask(await staff(), { job: 'draft', lang: 'es', input })

  expect(text).toContain('Tenemos una cama para usted desde el lunes.')
  expect(text).toContain('En inglés: “we run a fathers group with pizza.”')
  expect(text).not.toMatch(/[[\]]/)
  expect(keptAsWritten).toEqual([{ text: 'we run a fathers group with pizza', isOtherLanguage: true }])
})

test.each([
  ['en', 'client lost his ID, how much does a new one cost?', 'Get a state ID', 'What does it cost them?'],
  ['es', 'el señor perdió su acta de nacimiento, ¿cómo la consigue?', 'Sacar su acta de nacimiento', '¿Cómo lo hace?'],
])('Reggie’s guides answer staff about somebody else (%s: %j)', async (lang, input, title, asked) => {
  const { text, sources } = await ask(await staff(), { job: 'how', lang, input })

  expect(sources).toEqual([{ title }])
  expect(text).toContain(`**${title}**`)
  expect(text).toContain(`*${asked}*`)
})

test('a follow-up question is about the person, and is answered from what was said before', async () => {
  const who = await staff()
  const input = 'client lost his ID, what does he bring to the DMV?'
  const first = await ask(who, { job: 'how', input })
  const [asked = ''] = first.followUps
  expect(asked).toMatch(/ they /)
  const before = [
    { role: 'user', content: input },
    { role: 'assistant', content: first.text },
  ]
  const next = await ask(who, { job: 'how', input: asked, before })

  expect(next.sources).toEqual(first.sources)
  expect(next.text).toContain(`*${asked}*`)
  expect(next.text).not.toContain(first.text.split('\n\n').at(-1))
})

test('listings in an answer are near the person', async () => {
  await seed()
  const { text } = await ask(await staff(['ours']), {
    job: 'how',
    input: 'where can a client get food today in Kern County, CA',
  })

  expect(text).toContain('for the person in Kern County, CA')
  expect(text).toContain('Kern pantry')
})

test('an answer is in the language that was chosen, whatever the question is in', async () => {
  const { text } = await ask(await staff(), { job: 'how', lang: 'es', input: 'he cannot pay his supervision fees' })

  expect(text).toContain('Este texto le habla a la persona')
})

test('unsure, it asks back about the person instead of guessing', async () => {
  const { text, sources, followUps } = await ask(await staff(), { job: 'how', input: 'xyz' })

  expect(text).toBe(staffTexts.question.unclear)
  expect(sources).toEqual([])
  expect(followUps.length).toBeGreaterThan(1)
})

test('danger in a note or a question shows the card, whichever job it is', async () => {
  const who = await staff()
  const input = 'she is going to kill herself tonight'
  const answers = await Promise.all(['draft', 'find', 'how'].map((job) => ask(who, { job, input })))

  for (const { crisis } of answers) expect(crisis).toBeDefined()
})

test('other places are near the person, for what they chose, and none of our own', async () => {
  await seed()
  const who = await staff(['ours', 'ours-kern'])
  const answer = await ask(who, { job: 'find', input: 'who else?', introductionId: await introduce() })

  expect(answer.places).toEqual([
    { id: 'kern-pantry', name: 'Kern pantry', phone: '(213) 555-0100', city: 'Bakersfield' },
  ])
  expect(answer.text).toContain('Kern County, CA')
  expect(answer.sources).toEqual([{ title: 'A publisher' }])
})

test('what the notes name goes before what the person chose, in place and need', async () => {
  await seed()
  const who = await staff(['ours'])
  const id = await introduce({ userLocation: { state: 'CA', county: 'Los Angeles' } })
  const { places: listings } = await ask(who, { job: 'find', input: 'a lawyer in Kern County, CA', introductionId: id })

  expect(listings.map(({ id: listingId }) => listingId)).toContain('kern-legal')
})

test('without an introduction it looks near our own place', async () => {
  await seed()
  const { places: listings } = await ask(await staff(['ours']), { job: 'find', input: 'food' })

  expect(listings.map(({ id }) => id)).toEqual(['la-pantry'])
})

test('it says what it does not know instead of guessing', async () => {
  await seed()
  const [who, nowhere] = [await staff(['ours']), await staff()]

  expect((await ask(who, { job: 'find', input: 'xyz' })).text).toMatch(/what the person needs/)
  expect((await ask(nowhere, { job: 'find', input: 'food' })).text).toMatch(/county and the state/)
  expect(await ask(who, { job: 'how', input: 'what is the weather' })).toMatchObject({ sources: [], places: [] })
})

test.each([
  ['en', 'how do I pause?', english.pause],
  ['es', '¿Cómo hago una pausa?', spanish.pause],
  ['en', 'may I leave a voicemail', english.call],
  ['en', 'she is going to kill herself tonight', english.danger],
])('how, in %s: %j', async (lang, input, { title, text }) => {
  expect(await ask(await staff(), { job: 'how', lang, input })).toMatchObject({ text, sources: [{ title }] })
})

test('another organization’s introduction is not found, and neither is one that is not there', async () => {
  await seed()
  await staff(['ours'])
  const other = await staff()
  const replies = await Promise.all([
    send(other, { job: 'find', input: 'food', introductionId: await introduce() }),
    send(other, { job: 'find', input: 'food', introductionId: '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a' }),
  ])

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(replies[0]?.body).toBe(replies[1]?.body)
})

test('nothing personal is told and nothing is stored', async () => {
  await seed()
  const who = await staff(['ours'])
  const id = await introduce()
  const before = await server.stored()
  const replies = await Promise.all(
    ['draft', 'find', 'how'].map((job) => send(who, { job, input: 'we can help with food', introductionId: id })),
  )

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  for (const { body } of replies) for (const word of personalWords) expect(body).not.toContain(word)
  expect(await server.stored()).toEqual(before)
})

test('a person who took it back is no longer there to be used', async () => {
  await seed()
  const who = await staff(['ours'])
  const id = await introduce()
  await server.database.db.updateTable('warm_introductions').set({ sealed_key: null, sealed_person: null }).execute()
  const { text } = await ask(who, { job: 'find', input: 'food', introductionId: id })

  expect(text).toContain('Los Angeles County')
})
