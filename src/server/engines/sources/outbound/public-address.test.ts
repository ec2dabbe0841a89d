import { expect, test } from 'vitest'
import { isLoopbackHost, isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450::1'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001:db8::1',
  '0x7f.1',
  '017700000001',
  '2130706433',
  'localhost',
  '',
])('"%s" is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('only this machine is loopback', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isLoopbackHost)).toBe(true)
  expect(['localhost.example', '127.0.0.1.example', '10.0.0.1', 'example.org'].some(isLoopbackHost)).toBe(false)
})
