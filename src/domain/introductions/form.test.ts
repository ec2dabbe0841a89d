import { expect, test } from 'vitest'
import { requestIntroduction } from '#contracts/introductions.ts'
import { needKeys, Needs, type NeedKey } from '#domain/needs/needs.ts'
import { Resource } from '#domain/resources/resource.ts'
import {
  canSend,
  emptyForm,
  buildFormFromShared,
  formLengths,
  findFormProblems,
  prefillForm,
  toRequest,
} from './form.ts'

const filled = {
  ...emptyForm,
  firstName: ' Ana ',
  lastName: 'Example',
  phone: '(213) 555-0100',
  needs: ' A bed for tonight ',
}
const context = {
  resource: Resource.parse({ id: 'r1', name: 'A house', phone: '(213) 555-0199 x 2' }),
  location: { state: 'CA', county: 'Los Angeles' },
  needs: Needs.parse({ housing: true, other: true, otherDescription: 'private words' }),
  language: 'en' as const,
  words: { noContact: 'Not available', background: 'About me: {story}' },
}

const labels = Object.fromEntries(needKeys.map((need) => [need, need])) as Record<NeedKey, string>

test('urgency is normal and everything else empty at first', () => {
  expect(emptyForm).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    needs: '',
    urgency: 'normal',
    story: '',
  })
})

test.each([
  ['all four', {}, true],
  ['no first name', { firstName: '  ' }, false],
  ['no last name', { lastName: '' }, false],
  ['no phone', { phone: '\n' }, false],
  ['no needs', { needs: '' }, false],
  ['no email and no background', { email: '', story: '' }, true],
])('with %s sending is possible: %o → %s', (_, change, isPossible) => {
  expect(canSend({ ...filled, ...change })).toBe(isPossible)
})

test.each([
  [{}, []],
  [{ phone: '555' }, ['phone']],
  [{ email: 'ana@example.org' }, []],
  [{ email: 'ana@' }, ['email']],
  [{ email: 'ana..b@example.org' }, ['email']],
  [{ phone: 'none', email: 'a b@c.d' }, ['phone', 'email']],
])('%o has the problems %j', (change, problems) => {
  expect(findFormProblems({ ...filled, ...change })).toEqual(problems)
})

test('the call takes what the form makes, and gets nothing besides', () => {
  const request = toRequest(filled, context, 'partner')
  expect(request).toEqual({
    resourceId: 'r1',
    resourceName: 'A house',
    resourceContact: '(213) 555-0199',
    userName: 'Ana Example',
    userMessage: 'A bed for tonight',
    userPhone: '(213) 555-0100',
    preferredContact: 'phone',
    urgency: 'normal',
    userLocation: { state: 'CA', county: 'Los Angeles' },
    userNeeds: expect.not.objectContaining({ otherDescription: expect.anything() }),
    language: 'en',
    consentVersion: '2026-11-18.1',
  })
  expect(requestIntroduction.body.parse(request)).toEqual(request)
})

test('asking for an invitation is another consent', () => {
  const { consentVersion } = toRequest(filled, context, 'nobody')
  expect(consentVersion).toBe('2026-11-18.1-invite')
})

test('an email opens any way, and the background follows the needs', () => {
  const request = toRequest(
    { ...filled, email: ' ana@example.org ', story: ' I came home $& in May ' },
    context,
    'partner',
  )
  expect(request).toMatchObject({ preferredContact: 'any', userEmail: 'ana@example.org' })
  expect(request.userMessage).toBe('A bed for tonight\n\nAbout me: I came home $& in May')
})

test('a place without a phone is said to have none', () => {
  const resource = { ...context.resource, phone: null }
  expect(toRequest(filled, { ...context, resource }, 'partner').resourceContact).toBe('Not available')
})

test('the longest texts a person may type are accepted', () => {
  const longest = (field: keyof typeof formLengths) => 'x'.repeat(formLengths[field])
  const form = { ...filled, firstName: longest('firstName'), lastName: longest('lastName'), needs: longest('needs') }
  const request = toRequest({ ...form, story: longest('story'), phone: longest('phone') }, context, 'partner')
  expect(requestIntroduction.body.safeParse(request).success).toBe(true)
})

test('needs the person ticked are the first words, with their own words after them', () => {
  const needs = Needs.parse({ housing: true, legal: true, other: true, otherDescription: ' my dog ' })
  const form = prefillForm(needs, labels, 'Help: {needs}.')
  expect(form).toEqual({ ...emptyForm, needs: 'Help: housing, legal. my dog' })
})

test('words about a need that is no longer ticked are not used, and no need is no text', () => {
  expect(prefillForm(Needs.parse({ otherDescription: 'x' }), labels, 'Help: {needs}.')).toEqual(emptyForm)
})

test.each(['', 'I came home in May.\n\nAlone.'])('what was sent comes back for another place, story %j', (story) => {
  const typed = { firstName: 'Ana', needs: 'A bed', email: 'ana@example.org', story, urgency: 'urgent' as const }
  const form = { ...filled, ...typed }
  const { userName, userPhone, userEmail, userMessage, urgency } = toRequest(form, context, 'partner')
  const shared = { userName, userPhone, userEmail, userMessage, urgency }
  expect(buildFormFromShared(shared, context.words.background)).toEqual(form)
})

test('what was sent in another language is not lost, however long', () => {
  const story = 'y'.repeat(1200)
  const shared = { userName: 'Ana Example', userMessage: `A bed\n\nHistoria: ${story}`, urgency: 'low' as const }
  const form = buildFormFromShared(shared, 'Background: {story}')
  expect(form.needs + form.story).toBe(shared.userMessage)
})

test('what was sent without a phone or an email leaves them empty', () => {
  const shared = { userName: 'Ana', userMessage: 'A bed', urgency: 'low' as const }
  expect(buildFormFromShared(shared, 'About me: {story}')).toEqual({
    ...emptyForm,
    firstName: 'Ana',
    needs: 'A bed',
    urgency: 'low',
  })
})
