import { expect, test } from 'vitest'
import { TrackingCode, trackOrganization } from './organizations.ts'

test('a tracking code is read whatever its case', () => {
  expect(TrackingCode.parse('ABCD2345')).toBe('abcd2345')
})

const others = ['abcd234', 'abcd2341', 'abcd 2345', "abcd2345'--", '', 'a'.repeat(33)]

test.each(others)('"%s" is no tracking code', (code) => {
  expect(TrackingCode.safeParse(code).success).toBe(false)
})

test('an organization is told by id and name only', () => {
  const row = { id: '1', name: 'A house', notes: 'internal' }
  expect(trackOrganization.reply.parse(row)).toEqual({ id: '1', name: 'A house' })
})
