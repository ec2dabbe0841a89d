import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigProblem, readConfig, type Config } from './config.ts'

test('with nothing set it listens on this machine only, with the embedded database', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1', port: 3000, dataDir: path.resolve('.data'), databaseUrl: null, publicUrl: null,
    trustedProxies: [], requireTls: false, presence: true, production: false, cookieKey: null,
  })
})

test('an empty variable is the same as none', () => {
  const names = [
    'HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUSTED_PROXY', 'REQUIRE_TLS',
    'PRESENCE', 'NODE_ENV', 'COOKIE_KEY',
  ]

  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
})

const understood: [name: string, value: string, result: Partial<Config>][] = [
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['DATA_DIR', '/srv/data', { dataDir: '/srv/data' }],
  ['DATABASE_URL', 'postgres://app:pw@db/app', { databaseUrl: 'postgres://app:pw@db/app' }],
  ['DATABASE_URL', 'postgresql://db/app', { databaseUrl: 'postgresql://db/app' }],
  ['PUBLIC_URL', 'https://help.example/', { publicUrl: 'https://help.example' }],
  ['PUBLIC_URL', 'http://localhost:3000', { publicUrl: 'http://localhost:3000' }],
  ['TRUSTED_PROXY', '10.0.0.1, 10.1.0.0/16', { trustedProxies: ['10.0.0.1', '10.1.0.0/16'] }],
  ['TRUSTED_PROXY', '2001:db8::/32,loopback', { trustedProxies: ['2001:db8::/32', 'loopback'] }],
  ['REQUIRE_TLS', 'true', { requireTls: true }],
  ['PRESENCE', 'off', { presence: false }],
  ['NODE_ENV', 'production', { production: true, presence: false }],
]

test.each(understood)('%s=%s is understood', (name, value, result) => {
  expect(readConfig({ [name]: value })).toEqual({ ...readConfig({}), ...result })
})

test('in production presence is on only when asked for (T-9.4)', () => {
  expect(readConfig({ NODE_ENV: 'production' }).presence).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', PRESENCE: 'on' }).presence).toBe(true)
})

test.each([
  ['PORT', '65536'], ['PORT', '-1'], ['PORT', '80.5'], ['PORT', '3000x'], ['PORT', '1e3'],
  ['DATABASE_URL', 'mysql://db/app'], ['DATABASE_URL', 'postgres://'], ['DATABASE_URL', 'app.db'],
  ['PUBLIC_URL', 'help.example'], ['PUBLIC_URL', 'https://help.example/app'], ['PUBLIC_URL', 'ftp://help.example'],
  ['PUBLIC_URL', 'https://help.example/?a'], ['PUBLIC_URL', 'https://me@help.example'],
  ['TRUSTED_PROXY', 'yes'], ['TRUSTED_PROXY', '10.0.0.0/33'], ['TRUSTED_PROXY', '10.0.0.0/0'],
  ['TRUSTED_PROXY', '10.0.0.0/8/8'], ['TRUSTED_PROXY', '::1/129'], ['TRUSTED_PROXY', '10.0.0.1,proxy'],
  ['REQUIRE_TLS', 'yes'], ['PRESENCE', 'true'], ['NODE_ENV', 'prod'], ['NODE_ENV', '__proto__'],
])('%s=%s stops the start with one sentence that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigProblem)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
})

test('a wrong DATABASE_URL is not repeated: it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://app:secret@db/app' })).toThrow(/^(?!.*secret)/)
})
