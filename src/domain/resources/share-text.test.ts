import { expect, test } from 'vitest'
import { Resource } from './resource.ts'
import { formatShareText, getHoursText } from './share-text.ts'

const texts = {
  phone: 'Phone: {phone}',
  phoneWithExtension: 'Phone: {phone}, ext. {extension}',
  hours: 'Open: {hours}',
  callFirst: 'Call first.',
}

const pantry = Resource.parse({
  id: 'a',
  name: 'A pantry',
  phone: '(213) 555-0100 x 4',
  address: ' 1 Example Street ',
  hours: { general: 'Mon $& 9–5' },
  website: 'www.a.example',
  needs: ['food-assistance'],
  category: 'community-services',
})

test('what is shared is plain: name, phone, address, hours, website, call first', () => {
  expect(formatShareText(pantry, texts, getHoursText(pantry.hours))).toBe(
    'A pantry\nPhone: (213) 555-0100, ext. 4\n1 Example Street\nOpen: Mon $& 9–5\nhttps://www.a.example\nCall first.',
  )
})

test('what is not known leaves no empty line, and what is unsafe is left out', () => {
  const bare = Resource.parse({ id: 'b', name: 'B', phone: '', hours: ' ', website: 'javascript:1', address: null })
  expect(formatShareText(bare, texts, null)).toBe('B\nCall first.')
})

test.each([
  ['9–5', '9–5'],
  [{ general: '9–5' }, '9–5'],
  ['  ', null],
  [null, null],
  [undefined, null],
])('hours %j read %j', (hours, line) => {
  expect(getHoursText(hours)).toBe(line)
})
