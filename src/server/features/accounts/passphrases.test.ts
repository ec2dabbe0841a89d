import { expect, test } from 'vitest'
import { SlowHashBusy } from '#server/platform/crypto/slow-hash.ts'
import { signInWith, goodPassphrase, joinByInvitation } from '#testing/accounts.ts'
import { setUpTestServer } from '#testing/server.ts'
import { argon2Passphrases } from './passphrases.ts'

const server = setUpTestServer({}, { withRealHashes: true })
const passphrases = argon2Passphrases()
const somebody = { address: '192.0.2.1', browser: 'one' }

test('a passphrase is kept as argon2id with its own salt, and only the same letters match', async () => {
  const passphrase = 'mañana café azul'
  const [one, other] = await Promise.all([
    passphrases.hash(passphrase, somebody),
    passphrases.hash(passphrase, somebody),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passphrases.matches(one, passphrase.normalize('NFD'), somebody)).toBe(true)
  expect(await passphrases.matches(one, 'manana cafe azul', somebody)).toBe(false)
  expect(await passphrases.matches(null, passphrase, somebody)).toBe(false)
})

test('without an account a hash of the same cost is compared', async () => {
  const time = async (stored: string | null) => {
    const rounds = []
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now()
      await passphrases.matches(stored, goodPassphrase, somebody)
      rounds.push(performance.now() - began)
    }
    return Math.min(...rounds)
  }
  const hash = await passphrases.hash('something else here', somebody)
  const [known, unknown] = [await time(hash), await time(null)]
  expect(unknown / known).toBeGreaterThan(0.3)
  expect(unknown / known).toBeLessThan(3)
})

test('when too many wait, the caller is asked to come back', async () => {
  const busy = argon2Passphrases(() => Promise.reject(new SlowHashBusy()))
  await expect(busy.matches(null, 'x', somebody)).rejects.toMatchObject({ status: 503, code: 'unavailable' })
})

test('the whole way with the real hash: join, sign in, be refused', async () => {
  const { email } = await joinByInvitation(server)
  expect((await signInWith(server, { email })).statusCode).toBe(200)
  expect((await signInWith(server, { email, passphrase: `${goodPassphrase}!` })).statusCode).toBe(401)
})
