import { expect, test } from 'vitest'
import {
  buildCallLink,
  buildDirectionsLink,
  buildPhoneLinks,
  buildUncalledLinks,
  buildWebsiteLink,
} from './contact-links.ts'

test.each([
  ['(213) 555-0100', 'tel:+12135550100'],
  ['213.555.0100', 'tel:+12135550100'],
  ['+1 213 555 0100', 'tel:+12135550100'],
  ['1-213-555-0100', 'tel:+12135550100'],
  ['(213) 555-0100 ext. 12', 'tel:+12135550100,12'],
  ['(213) 555-0100 x12', 'tel:+12135550100,12'],
  ['(213) 555-0100, ext 12', 'tel:+12135550100,12'],
  ['(213) 555-0100 or (213) 555-0101', 'tel:+12135550100'],
  ['(213) 555-0100 / 555-0101', 'tel:+12135550100'],
  ['1-800-555-HELP', 'tel:+18005554357'],
  ['211', 'tel:211'],
  ['2-1-1', 'tel:211'],
  ['988', 'tel:988'],
])('%s is dialed as %s', (phone, href) => {
  expect(buildCallLink({ phone })?.href).toBe(href)
})

const notDialed = [
  '',
  'call the desk',
  '*#06#',
  '*67 213 555 0100',
  '555-0100',
  '(900) 555-0100',
  '(213) 976-0100',
  '12',
  '112135550100',
  'javascript:alert(1)',
  '213 555 0100;ext=1;phone-context=x',
  '+44 20 7946 0000',
  'HELP',
]

test.each(notDialed)('%j gets no link', (phone) => {
  expect(buildPhoneLinks({ phone })).toEqual([])
})

test('all numbers of a place are offered once, with what is known about each', () => {
  const phones = [
    { number: '988', kind: 'voice' as const },
    { number: '988', kind: 'text' as const, language: 'es' },
    {
      number: '(213) 555-0100',
      kind: 'voice' as const,
      extension: '7',
      isSwitchboard: true,
      calledOn: null,
      whose: 'intake-line' as const,
    },
    { number: '213-555-0100', kind: 'voice' as const, extension: '7' },
  ]
  expect(buildPhoneLinks({ phone: '211', phones })).toEqual([
    {
      kind: 'voice',
      href: 'tel:988',
      number: '988',
      extension: null,
      language: null,
      isSwitchboard: false,
      calledOn: null,
      whose: null,
    },
    {
      kind: 'text',
      href: 'sms:988',
      number: '988',
      extension: null,
      language: 'es',
      isSwitchboard: false,
      calledOn: null,
      whose: null,
    },
    {
      kind: 'voice',
      href: 'tel:+12135550100,7',
      number: '(213) 555-0100',
      extension: '7',
      language: null,
      isSwitchboard: true,
      calledOn: null,
      whose: 'intake-line',
    },
  ])
})

test('a line for texts only is not offered as a call', () => {
  expect(buildCallLink({ phones: [{ number: '741741', kind: 'text' }] })).toBeNull()
})

test.each([
  ['1 Example Street, Los Angeles, CA 90012', 'site', '1%20Example%20Street%2C%20Los%20Angeles%2C%20CA%2090012'],
  ['12 A & B St, Elk, CA', undefined, '12%20A%20%26%20B%20St%2C%20Elk%2C%20CA'],
] as const)('the way to %s is asked with the address kept whole', (address, scope, destination) => {
  const link = `https://www.google.com/maps/dir/?api=1&destination=${destination}&travelmode=transit`
  expect(buildDirectionsLink(scope === undefined ? { address } : { address, scope })).toBe(link)
})

test.each([
  [null, 'site'],
  ['', 'site'],
  ['Los Angeles, CA 90012', 'site'],
  ['1 Capitol Mall, Sacramento, CA', 'state'],
  ['1 Main Street, Elk, CA', 'national'],
] as const)('no way is offered to %j of a %s', (address, scope) => {
  expect(buildDirectionsLink({ address, scope })).toBeNull()
})

test.each([
  ['https://a.example/path?x=1', 'https://a.example/path?x=1'],
  ['HTTP://a.example', 'http://a.example'],
  ['www.a.example', 'https://www.a.example'],
  [' a.example/help ', 'https://a.example/help'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://name:word@a.example/', null],
  ['//a.example', null],
  ['https://localhost', null],
  ['see our page', null],
  [null, null],
])('the website %j opens as %j', (website, link) => {
  expect(buildWebsiteLink({ website })).toBe(link)
})

test('a number that one list has and nobody called is offered apart, and never as the one to call', () => {
  const listed = { number: '213-555-0100', kind: 'voice' as const, isListedOnly: true }
  const sure = { number: '213-555-0101', kind: 'voice' as const, calledOn: '2026-11-15' }
  const place = { phone: sure.number, phones: [listed, sure] }
  expect(buildPhoneLinks(place)).toMatchObject([{ number: sure.number, calledOn: '2026-11-15' }])
  expect(buildCallLink({ phone: null, phones: [listed] })).toBeNull()
  expect(buildUncalledLinks(place)).toMatchObject([{ number: listed.number }])
})
