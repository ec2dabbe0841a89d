import { expect, test } from 'vitest'
import { deriveSealKey, generateKey, seal, unseal } from './seal.ts'

const plain = Buffer.from('the saved list')

test('only the same key and context open what was sealed', () => {
  const key = generateKey()
  const sealed = seal(key, plain, 'row 1')

  expect(unseal(key, sealed, 'row 1')).toEqual(plain)
  expect(unseal(generateKey(), sealed, 'row 1')).toBeNull()
  expect(unseal(key, sealed, 'row 2')).toBeNull()
})

test('a changed, cut or empty text opens nothing', () => {
  const key = generateKey()
  const bytes = Buffer.from(seal(key, plain, 'row'), 'base64')
  for (const at of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(key, changed.toString('base64'), 'row')).toBeNull()
  }
  expect(unseal(key, bytes.subarray(0, -1).toString('base64'), 'row')).toBeNull()
  expect(unseal(key, '', 'row')).toBeNull()
})

test('sealing twice never gives the same text', () => {
  const key = generateKey()
  expect(seal(key, plain, 'row')).not.toBe(seal(key, plain, 'row'))
})

test('a made key depends on the service key, the secret and the purpose', () => {
  const [service, secret] = [generateKey(), generateKey()]
  const key = deriveSealKey(service, secret, 'words')
  expect(deriveSealKey(service, secret, 'words')).toEqual(key)
  expect(deriveSealKey(generateKey(), secret, 'words')).not.toEqual(key)
  expect(deriveSealKey(service, generateKey(), 'words')).not.toEqual(key)
  expect(deriveSealKey(service, secret, 'quiet')).not.toEqual(key)
})
