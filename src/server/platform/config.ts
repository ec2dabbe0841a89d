import { isIP } from 'node:net'
import path from 'node:path'

/** A setting that cannot work. The message is one sentence for the operator. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
}

export interface Config {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  publicUrl: string | null
  trustedProxies: string[]
  requireTls: boolean
  presence: boolean
  production: boolean
  cookieKey: string | null
}

type Environment = Record<string, string | undefined>

/** Reads and checks every variable; the first impossible one stops the start. */
export function readConfig(env: Environment): Config {
  const production = choice(env, 'NODE_ENV', { production: true, development: false, test: false }, false)
  return {
    host: env['HOST'] || '127.0.0.1',
    port: port(env),
    dataDir: path.resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: databaseUrl(env),
    publicUrl: publicUrl(env),
    trustedProxies: trustedProxies(env),
    requireTls: choice(env, 'REQUIRE_TLS', { true: true, false: false }, false),
    presence: choice(env, 'PRESENCE', { on: true, off: false }, !production),
    production,
    cookieKey: env['COOKIE_KEY'] || null,
  }
}

function choice<T>(env: Environment, name: string, values: Record<string, T>, fallback: T): T {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (Object.hasOwn(values, text)) return values[text] as T
  throw new ConfigProblem(`${name} must be ${Object.keys(values).join(' or ')}, not "${text}".`)
}

function port(env: Environment): number {
  const text = env['PORT'] || '3000'
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= 65_535) return value
  throw new ConfigProblem(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** The value can hold a password, so the sentence never repeats it. */
function databaseUrl(env: Environment): string | null {
  const text = env['DATABASE_URL']
  if (!text) return null
  if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return text
  throw new ConfigProblem('DATABASE_URL must be a postgres:// address, or empty for the embedded database.')
}

function publicUrl(env: Environment): string | null {
  const text = env['PUBLIC_URL']
  if (!text) return null
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username) return url.origin
  throw new ConfigProblem(`PUBLIC_URL must be an address like https://example.org with no path, not "${text}".`)
}

/** Addresses or networks whose X-Forwarded-* headers are believed (T-1.8). */
function trustedProxies(env: Environment): string[] {
  const entries = (env['TRUSTED_PROXY'] ?? '').split(',').map((entry) => entry.trim()).filter(Boolean)
  for (const entry of entries) {
    if (isNetwork(entry) || ['loopback', 'linklocal', 'uniquelocal'].includes(entry)) continue
    throw new ConfigProblem(`TRUSTED_PROXY must list addresses or networks like 10.0.0.0/8, not "${entry}".`)
  }
  return entries
}

function isNetwork(entry: string): boolean {
  const [address = '', bits = '1', ...rest] = entry.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  return version > 0 && rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most
}
