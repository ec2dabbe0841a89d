import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigProblem, readConfig, type Config } from './config.ts'

test('with nothing set it listens on this machine only, with the embedded database', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    noncommercialListings: true,
    publicUrl: null,
    trustedProxies: [],
    requireTls: false,
    presence: true,
    production: false,
    stopGraceSeconds: 0,
    cookieKey: null,
    formerCookieKey: null,
    dataKey: null,
    pin: { newDevice: 'quiet', rejectCommon: false, proofBits: 17 },
    liveSources: [],
    careerOneStop: null,
    refreshBase: null,
    webSearch: false,
    demo: false,
    ai: { provider: 'embedded', model: null, baseUrl: null, apiKey: null },
    mail: null,
  })
})

test('an empty variable is the same as none', () => {
  const names = [
    'HOST',
    'PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'TRUSTED_PROXY',
    'REQUIRE_TLS',
    'NONCOMMERCIAL_LISTINGS',
    'PRESENCE',
    'NODE_ENV',
    'STOP_GRACE_SECONDS',
    'COOKIE_KEY',
    'LIVE_SOURCES',
    'CAREERONESTOP_USER_ID',
    'CAREERONESTOP_TOKEN',
    'WEB_SEARCH',
    'AI_PROVIDER',
    'AI_MODEL',
    'AI_BASE_URL',
    'AI_API_KEY',
    'PIN_NEW_DEVICE',
    'PIN_REJECT_COMMON',
    'PIN_PROOF_BITS',
    'DEMO',
    'SMTP_URL',
    'MAIL_FROM',
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
  ['NONCOMMERCIAL_LISTINGS', 'off', { noncommercialListings: false }],
  ['PRESENCE', 'off', { presence: false }],
  ['DEMO', 'on', { demo: true }],
  ['NODE_ENV', 'production', { production: true, presence: false, stopGraceSeconds: 5 }],
  ['STOP_GRACE_SECONDS', '20', { stopGraceSeconds: 20 }],
  ['LIVE_SOURCES', 'off', { liveSources: [] }],
  ['LIVE_SOURCES', 'hud, hrsa,hud', { liveSources: ['hrsa', 'hud'] }],
  ['WEB_SEARCH', 'off', { webSearch: false }],
  ['AI_PROVIDER', 'embedded', {}],
  ['PIN_NEW_DEVICE', 'words', { pin: { newDevice: 'words', rejectCommon: false, proofBits: 17 } }],
  ['PIN_NEW_DEVICE', 'open', { pin: { newDevice: 'open', rejectCommon: false, proofBits: 17 } }],
  ['PIN_REJECT_COMMON', 'true', { pin: { newDevice: 'quiet', rejectCommon: true, proofBits: 17 } }],
  ['PIN_PROOF_BITS', '24', { pin: { newDevice: 'quiet', rejectCommon: false, proofBits: 24 } }],
]

test.each(understood)('%s=%s is understood', (name, value, result) => {
  expect(readConfig({ [name]: value })).toEqual({ ...readConfig({}), ...result })
})

test('in production presence is on only when asked for (T-9.4)', () => {
  expect(readConfig({ NODE_ENV: 'production' }).presence).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', PRESENCE: 'on' }).presence).toBe(true)
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '3000x'],
  ['PORT', '1e3'],
  ['DATABASE_URL', 'mysql://db/app'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'app.db'],
  ['PUBLIC_URL', 'help.example'],
  ['PUBLIC_URL', 'https://help.example/app'],
  ['PUBLIC_URL', 'ftp://help.example'],
  ['PUBLIC_URL', 'https://help.example/?a'],
  ['PUBLIC_URL', 'https://me@help.example'],
  ['TRUSTED_PROXY', 'yes'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', '10.0.0.0/0'],
  ['TRUSTED_PROXY', '10.0.0.0/8/8'],
  ['TRUSTED_PROXY', '::1/129'],
  ['TRUSTED_PROXY', '10.0.0.1,proxy'],
  ['LIVE_SOURCES', 'all'],
  ['LIVE_SOURCES', 'hud;hrsa'],
  ['LIVE_SOURCES', 'hud,'],
  ['WEB_SEARCH', 'yes'],
  ['WEB_SEARCH', 'on'],
  ['AI_PROVIDER', 'gpt'],
  ['PIN_NEW_DEVICE', 'closed'],
  ['PIN_REJECT_COMMON', 'yes'],
  ['PIN_PROOF_BITS', '0'],
  ['PIN_PROOF_BITS', '25'],
  ['PIN_PROOF_BITS', 'many'],
  ['REQUIRE_TLS', 'yes'],
  ['NONCOMMERCIAL_LISTINGS', 'no'],
  ['PRESENCE', 'true'],
  ['DEMO', 'true'],
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', '__proto__'],
])('%s=%s stops the start with one sentence that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigProblem)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
})

test('in production the PIN alone never opens everything (T-2.8)', () => {
  const env = { NODE_ENV: 'production', PIN_NEW_DEVICE: 'open' }
  expect(() => readConfig(env)).toThrow(/^PIN_NEW_DEVICE must [^\n]+\.$/)
  expect(readConfig({ ...env, PIN_NEW_DEVICE: 'words' }).pin.newDevice).toBe('words')
})

test('in production the demo pages stay closed (T-4.3)', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DEMO: 'on' })).toThrow(/^DEMO must [^\n]+\.$/)
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'off' }).demo).toBe(false)
})

test('a wrong DATABASE_URL is not repeated: it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://app:secret@db/app' })).toThrow(/^(?!.*secret)/)
})

const model = { AI_PROVIDER: 'anthropic', AI_MODEL: 'model-1', AI_API_KEY: 'secret-key' }
const own = { AI_PROVIDER: 'compatible', AI_MODEL: 'model-1', AI_BASE_URL: 'http://10.0.0.5:11434/v1' }
const oneStop = { LIVE_SOURCES: 'careeronestop', CAREERONESTOP_USER_ID: 'id-1', CAREERONESTOP_TOKEN: 'secret-token' }

test('a model is its provider, name and key, and may search the web when asked', () => {
  const ai = { provider: 'anthropic', model: 'model-1', baseUrl: null, apiKey: 'secret-key' }
  expect(readConfig(model)).toMatchObject({ ai, webSearch: false })
  expect(readConfig({ ...model, WEB_SEARCH: 'on' })).toMatchObject({ ai, webSearch: true })
  const { ai: elsewhere } = readConfig({ ...model, AI_BASE_URL: 'https://models.example/v1/' })
  expect(elsewhere.baseUrl).toBe('https://models.example/v1')
})

test('an own model server needs an address, not a key', () => {
  expect(readConfig(own).ai).toEqual({
    provider: 'compatible',
    model: 'model-1',
    baseUrl: 'http://10.0.0.5:11434/v1',
    apiKey: null,
  })
})

test('the keys of CareerOneStop alone turn no feed on', () => {
  const keys = { ...oneStop, LIVE_SOURCES: '' }
  expect(readConfig(keys)).toMatchObject({ liveSources: [], careerOneStop: { userId: 'id-1', token: 'secret-token' } })
})

test('lists are fetched from this machine in tests alone', () => {
  expect(readConfig({ REFRESH_BASE: 'http://127.0.0.1:8123' }).refreshBase).toBe('http://127.0.0.1:8123')
  for (const REFRESH_BASE of ['http://10.0.0.1:80', 'https://data.example', 'http://127.0.0.1:1/x']) {
    expect(() => readConfig({ REFRESH_BASE })).toThrow(/REFRESH_BASE is for tests/)
  }
  expect(() => readConfig({ REFRESH_BASE: 'http://127.0.0.1:8123', NODE_ENV: 'production' })).toThrow(/REFRESH_BASE/)
})

test('the CareerOneStop feed has its id and token', () => {
  expect(readConfig(oneStop)).toMatchObject({
    liveSources: ['careeronestop'],
    careerOneStop: { userId: 'id-1', token: 'secret-token' },
  })
})

test.each([
  ['AI_MODEL', { ...model, AI_MODEL: '' }],
  ['AI_API_KEY', { ...model, AI_API_KEY: '' }],
  ['AI_API_KEY', { ...model, AI_API_KEY: 'secret\nkey' }],
  ['AI_BASE_URL', { ...model, AI_BASE_URL: 'http://models.example/v1' }],
  ['AI_BASE_URL', { ...model, AI_BASE_URL: 'https://me:secret@models.example' }],
  ['AI_BASE_URL', { ...model, AI_BASE_URL: 'models.example' }],
  ['AI_BASE_URL', { ...own, AI_BASE_URL: '' }],
  ['AI_MODEL', { ...own, AI_MODEL: '' }],
  ['WEB_SEARCH', { ...own, WEB_SEARCH: 'on' }],
  ['CAREERONESTOP_USER_ID', { ...oneStop, CAREERONESTOP_USER_ID: '' }],
  ['CAREERONESTOP_TOKEN', { ...oneStop, CAREERONESTOP_TOKEN: '' }],
])('%s that cannot work stops the start, and no secret is repeated', (name, env: Record<string, string>) => {
  expect(() => readConfig(env)).toThrow(ConfigProblem)
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must (?!.*secret)[^\\n]+\\.$`))
})

const smtp = {
  PUBLIC_URL: 'https://help.example',
  SMTP_URL: 'smtps://me%40help.example:s%2Fecret@mail.example',
  MAIL_FROM: 'hi@help.example',
}

test('mail goes through the server of SMTP_URL, with the port its kind has', () => {
  const login = { user: 'me@help.example', password: 's/ecret' }
  const mailBy = (url: string) => readConfig({ ...smtp, SMTP_URL: url }).mail
  expect(mailBy(smtp.SMTP_URL)).toEqual({
    host: 'mail.example',
    port: 465,
    isSecure: true,
    login,
    from: 'hi@help.example',
  })
  expect(mailBy('smtp://mail.example')).toMatchObject({ port: 587, isSecure: false, login: null })
  expect(mailBy('smtp://[::1]:2525/')).toMatchObject({ host: '::1', port: 2525 })
  expect(readConfig({ MAIL_FROM: 'hi@help.example' }).mail).toBeNull()
})

test.each([
  ['SMTP_URL', { ...smtp, SMTP_URL: 'https://me:secret@mail.example' }],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'smtp://' }],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'me:secret@mail.example' }],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'smtp://me@mail.example' }],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'smtp://me:secret@mail.example/inbox' }],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'smtp://me:secret@mail.example?tls.rejectUnauthorized=false' }],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'smtp://me:secret%zz@mail.example' }],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'smtp://me:secret@mail.example:99999' }],
  ['MAIL_FROM', { ...smtp, MAIL_FROM: '' }],
  ['MAIL_FROM', { ...smtp, MAIL_FROM: 'help.example' }],
  ['MAIL_FROM', { ...smtp, MAIL_FROM: 'hi@help.example,spy@evil.example' }],
  ['MAIL_FROM', { ...smtp, MAIL_FROM: 'hi@help.example\r\nBcc: spy@evil.example' }],
  ['PUBLIC_URL', { ...smtp, PUBLIC_URL: '' }],
])('%s that cannot send mail stops the start, and no secret is repeated', (name, env: Record<string, string>) => {
  expect(() => readConfig(env)).toThrow(ConfigProblem)
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must (?!.*secret)[^\\n]+\\.$`))
})
