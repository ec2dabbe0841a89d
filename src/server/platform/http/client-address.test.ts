import { expect, test } from 'vitest'
import { toLimitKey, toNetwork } from './client-address.ts'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['1::2:3:4:5:6:7', '1:0:2::/48'],
  ['::1', '0:0:0::/48'],
])('the log knows %s only as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test.each([
  ['192.0.2.77', '192.0.2.77'],
  ['::ffff:192.0.2.77', '::ffff:192.0.2.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
])('limits count %s as %s', (address, counted) => {
  expect(toLimitKey(address)).toBe(counted)
})
