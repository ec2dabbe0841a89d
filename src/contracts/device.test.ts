import { expect, test } from 'vitest'
import { deleteMyData, setDeviceMode } from './device.ts'

test('a device is the person’s own or shared; nobody can set it back to unasked', () => {
  const accepted = ['own', 'shared', 'unasked', ''].filter((mode) => setDeviceMode.body.safeParse({ mode }).success)
  expect(accepted).toEqual(['own', 'shared'])
})

test('deleting one’s data takes nothing from the caller: the cookie says whose', () => {
  expect(Object.keys(deleteMyData).toSorted()).toEqual(['access', 'method', 'path', 'reply', 'summary'])
})
