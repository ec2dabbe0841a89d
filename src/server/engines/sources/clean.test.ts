import { expect, test } from 'vitest'
import { calmCapitals, cleanPhone, cleanText, cleanWebsite, cleanZip } from './clean.ts'

test.each([
  ['  Hope   House ', 'Hope House'],
  ['Smith &amp; Sons', 'Smith & Sons'],
  ['<b>Hope</b> House', 'Hope House'],
  ['<script>alert(1)</script>Hope House', 'Hope House'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Hope House', 'Hope House'],
  ['Hope <img src=x onerror=alert(1)> House', 'Hope House'],
  ['Hope House <img src=x', 'Hope House img src=x'],
  ['Hope\u0000\u0007\r\nHouse', 'Hope House'],
  ['\u202eHope\u200b House\ufeff', 'Hope House'],
  ['Casa de la Niñez', 'Casa de la Niñez'],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})

test.each(['', '   ', '<br>', 'null', 'N/A', 'none', '---', null, undefined, 5, {}])('%j is no text', (value) => {
  expect(cleanText(value)).toBeNull()
})

test('text is at most 300 letters long, and huge text costs nothing', () => {
  expect(cleanText('a'.repeat(301))).toHaveLength(300)
  expect(cleanText('<'.repeat(1_000_000))).toBeNull()
})

test('names in capitals are calmed, others stay', () => {
  expect(calmCapitals('CITY OF ANGELS HOUSING')).toBe('City of Angels Housing')
  expect(calmCapitals('YWCA HOUSING')).toBe('YWCA Housing')
  expect(calmCapitals("ST. MARY'S HOUSE")).toBe("St. Mary's House")
  expect(calmCapitals('Hope House')).toBe('Hope House')
  expect(calmCapitals('ARI')).toBe('ARI')
})

test('a phone is a valid US number, written one way', () => {
  expect(cleanPhone('213-555-0142')).toMatchObject({ number: '(213) 555-0142', extension: null })
  expect(cleanPhone('+1 213 555 0142 ext. 12')).toMatchObject({ number: '(213) 555-0142', extension: '12' })
  expect(cleanPhone('213-555-0142 or 213-555-0143')).toMatchObject({ number: '(213) 555-0142' })
  expect(cleanPhone('(800) 555-0142')).toMatchObject({ number: '(800) 555-0142' })
})

test.each([
  '1-900-555-0142',
  '212-976-0142',
  '876-555-0142',
  '+44 20 7946 0958',
  '000-000-0000',
  '911',
  '12345',
  'call us',
  '',
  null,
])('%j is no phone', (value) => {
  expect(cleanPhone(value)).toBeNull()
})

test('a website is http(s) with a named host', () => {
  expect(cleanWebsite('https://help.example/a?b=1')).toBe('https://help.example/a?b=1')
  expect(cleanWebsite('www.help.example')).toBe('https://www.help.example/')
  expect(cleanWebsite('HTTP://Help.Example')).toBe('http://help.example/')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'ftp://help.example',
  'https://127.0.0.1/',
  'https://user:pw@help.example',
  'http://n/a',
  'http://site.notavailable.org',
  'not a site',
  'localhost',
  '',
  null,
])('%j is no website', (value) => {
  expect(cleanWebsite(value)).toBeNull()
})

test('a ZIP is its first five digits', () => {
  expect([cleanZip('90012'), cleanZip('90012-1234'), cleanZip('900121234')]).toEqual(['90012', '90012', '90012'])
  expect([cleanZip('9001'), cleanZip('K1A 0B1'), cleanZip(null)]).toEqual([null, null, null])
})
