import { isIP } from 'node:net'
import path from 'node:path'
import type { NewDeviceRule } from '#domain/pin/unlock-methods.ts'

/** An invalid setting. The message is one sentence for the operator. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
}

export interface Config {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  /** Listings whose licence forbids commercial use. */
  noncommercialListings: boolean
  publicUrl: string | null
  trustedProxies: string[]
  requireTls: boolean
  presence: boolean
  production: boolean
  /** How long the process answers on after a stop signal, so that a load balancer sends nobody any more. */
  stopGraceSeconds: number
  cookieKey: string | null
  /** The key `cookieKey` replaced; its cookies are accepted and signed anew. */
  formerCookieKey: string | null
  dataKey: string | null
  pin: PinConfig
  /** Live feeds that are queried besides the directory. */
  liveSources: LiveSource[]
  careerOneStop: { userId: string; token: string } | null
  /** Tests: `directory refresh` asks this server on the same machine instead of the publishers. */
  refreshBase: string | null
  webSearch: boolean
  /** Open to anyone: the chat's trace with its canned dialogues. */
  demo: boolean
  ai: AiConfig
  /** Null: mail stays in the outbox; a new invitation then shows its link to the person who created it. */
  mail: MailConfig | null
}

export interface MailConfig {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  isSecure: boolean
  login: { user: string; password: string } | null
  from: string
}

const liveSourceNames = ['careeronestop', 'hrsa', 'findtreatment', 'hud'] as const
export type LiveSource = (typeof liveSourceNames)[number]

export interface AiConfig {
  provider: 'embedded' | 'anthropic' | 'openai' | 'compatible'
  model: string | null
  baseUrl: string | null
  apiKey: string | null
}

export interface PinConfig {
  /** How a saved session can be opened on a new device (T-2.8). */
  newDevice: NewDeviceRule
  rejectCommon: boolean
  /** Number of zero bits in a proof of work: 14 takes one or two seconds on a cheap phone. */
  proofBits: number
}

type Environment = Record<string, string | undefined>

/** Reads and checks every variable; the first invalid one stops startup. */
export function readConfig(env: Environment): Config {
  const production = choice(env, 'NODE_ENV', { production: true, development: false, test: false }, false)
  const live = liveSources(env)
  const ai = aiConfig(env)
  return {
    host: env['HOST'] || '127.0.0.1',
    port: port(env),
    dataDir: path.resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: databaseUrl(env),
    noncommercialListings: choice(env, 'NONCOMMERCIAL_LISTINGS', { on: true, off: false }, true),
    publicUrl: publicUrl(env),
    trustedProxies: trustedProxies(env),
    requireTls: choice(env, 'REQUIRE_TLS', { true: true, false: false }, false),
    presence: choice(env, 'PRESENCE', { on: true, off: false }, !production),
    production,
    stopGraceSeconds: stopGraceSeconds(env, production),
    cookieKey: env['COOKIE_KEY'] || null,
    formerCookieKey: env['COOKIE_KEY_OLD'] || null,
    dataKey: env['DATA_KEY'] || null,
    pin: pinConfig(env, production),
    liveSources: live,
    careerOneStop: careerOneStop(env, live),
    refreshBase: refreshBase(env, production),
    webSearch: webSearch(env, ai),
    demo: demo(env, production),
    ai,
    mail: mailConfig(env),
  }
}

function choice<T>(env: Environment, name: string, values: Record<string, T>, fallback: T): T {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (Object.hasOwn(values, text)) return values[text] as T
  throw new ConfigProblem(`${name} must be ${Object.keys(values).join(' or ')}, not "${text}".`)
}

function pinConfig(env: Environment, production: boolean): PinConfig {
  const rules: Record<NewDeviceRule, NewDeviceRule> = { quiet: 'quiet', words: 'words', open: 'open' }
  const newDevice = choice(env, 'PIN_NEW_DEVICE', rules, 'quiet')
  if (newDevice === 'open' && production) {
    throw new ConfigProblem('PIN_NEW_DEVICE must be quiet or words when NODE_ENV is production.')
  }
  const rejectCommon = choice(env, 'PIN_REJECT_COMMON', { true: true, false: false }, false)
  return { newDevice, rejectCommon, proofBits: proofBits(env) }
}

/** In production, demo pages are for admins only (T-4.3). */
function demo(env: Environment, production: boolean): boolean {
  const isOn = choice(env, 'DEMO', { on: true, off: false }, false)
  if (isOn && production) throw new ConfigProblem('DEMO must be off when NODE_ENV is production.')
  return isOn
}

/** More than 24 would keep a cheap phone busy for minutes. */
function proofBits(env: Environment): number {
  const text = env['PIN_PROOF_BITS'] || '17'
  const value = Number(text)
  if (/^\d{1,2}$/.test(text) && value >= 1 && value <= 24) return value
  throw new ConfigProblem(`PIN_PROOF_BITS must be a number from 1 to 24, not "${text}".`)
}

function port(env: Environment): number {
  const text = env['PORT'] || '3000'
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= 65_535) return value
  throw new ConfigProblem(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** In production a load balancer needs time to see that the process stops; at a terminal nobody wants to wait. */
function stopGraceSeconds(env: Environment, production: boolean): number {
  const text = env['STOP_GRACE_SECONDS'] || (production ? '5' : '0')
  const value = Number(text)
  if (/^\d{1,3}$/.test(text) && value <= 300) return value
  throw new ConfigProblem(`STOP_GRACE_SECONDS must be a number from 0 to 300, not "${text}".`)
}

/** The value can hold a password, so the message never repeats it. */
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

/** Addresses or networks whose X-Forwarded-* headers are trusted (T-1.8). */
function trustedProxies(env: Environment): string[] {
  const entries = (env['TRUSTED_PROXY'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
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

function liveSources(env: Environment): LiveSource[] {
  const text = env['LIVE_SOURCES']?.trim() ?? ''
  if (text === '' || text === 'off') return []
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !liveSourceNames.includes(name as LiveSource))
  if (unknown === undefined) return liveSourceNames.filter((name) => names.includes(name))
  throw new ConfigProblem(`LIVE_SOURCES must be off or a list of ${liveSourceNames.join(', ')}, not "${unknown}".`)
}

function careerOneStop(env: Environment, live: readonly LiveSource[]): Config['careerOneStop'] {
  const reason = 'when LIVE_SOURCES has careeronestop'
  const isGiven = Boolean(env['CAREERONESTOP_USER_ID'] && env['CAREERONESTOP_TOKEN'])
  if (!live.includes('careeronestop') && !isGiven) return null
  return { userId: needed(env, 'CAREERONESTOP_USER_ID', reason), token: needed(env, 'CAREERONESTOP_TOKEN', reason) }
}

/** Plain http, so it must not leave this machine. */
function refreshBase(env: Environment, production: boolean): string | null {
  const text = env['REFRESH_BASE']
  if (!text) return null
  if (!production && /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(text)) return text
  throw new ConfigProblem('REFRESH_BASE is for tests: http://127.0.0.1 and a port, never when NODE_ENV is production.')
}

/** These values can be secrets, so no message repeats them. */
function needed(env: Environment, name: string, reason: string): string {
  const value = env[name]
  if (!value) throw new ConfigProblem(`${name} must be set ${reason}.`)
  // A line break or a non-ASCII character is not allowed in a header.
  if (!/^[\x21-\x7e]+$/.test(value)) throw new ConfigProblem(`${name} must be one word of plain letters and signs.`)
  return value
}

function aiConfig(env: Environment): AiConfig {
  type Provider = AiConfig['provider']
  const providers: Record<Provider, Provider> = {
    embedded: 'embedded',
    anthropic: 'anthropic',
    openai: 'openai',
    compatible: 'compatible',
  }
  const provider = choice(env, 'AI_PROVIDER', providers, 'embedded')
  if (provider === 'embedded') return { provider, model: null, baseUrl: null, apiKey: null }
  const reason = `when AI_PROVIDER is ${provider}`
  const isOwn = provider === 'compatible'
  return {
    provider,
    model: needed(env, 'AI_MODEL', reason),
    baseUrl: isOwn ? aiBaseUrl(needed(env, 'AI_BASE_URL', reason), true) : aiBaseUrl(env['AI_BASE_URL'], false),
    apiKey: isOwn && !env['AI_API_KEY'] ? null : needed(env, 'AI_API_KEY', reason),
  }
}

/** Plain http would expose the key on the network: only a self-hosted server or this machine may use it. */
function aiBaseUrl(text: string | undefined, isOwn: boolean): string | null {
  if (!text) return null
  const url = URL.parse(text)
  const isPlainAllowed = isOwn || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isPlainAllowed)
  if (url && isSafe && !url.search && !url.hash && !url.username && !url.password) return url.href.replace(/\/$/, '')
  throw new ConfigProblem('AI_BASE_URL must be an address like https://models.example/v1 without a password or query.')
}

function webSearch(env: Environment, { provider }: AiConfig): boolean {
  const isOn = choice(env, 'WEB_SEARCH', { on: true, off: false }, false)
  if (!isOn || provider === 'anthropic' || provider === 'openai') return isOn
  throw new ConfigProblem('WEB_SEARCH must be off unless AI_PROVIDER is anthropic or openai.')
}

function mailConfig(env: Environment): MailConfig | null {
  if (!env['SMTP_URL']) return null
  // Without it, links in mail would point to the reader's own machine.
  needed(env, 'PUBLIC_URL', 'when SMTP_URL is: links in mail begin with it')
  return { ...mailServer(env['SMTP_URL']), from: mailSender(needed(env, 'MAIL_FROM', 'when SMTP_URL is')) }
}

/** The value can hold a password, so the message never repeats it. */
function mailServer(text: string): Omit<MailConfig, 'from'> {
  const example = 'smtps://name:password@mail.example.org:465'
  const problem = () => new ConfigProblem(`SMTP_URL must be an address like ${example}.`)
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.search || url.hash) throw problem()
  if (!['', '/'].includes(url.pathname) || (url.username === '') !== (url.password === '')) throw problem()
  const isSecure = url.protocol === 'smtps:'
  try {
    const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const port = Number(url.port) || (isSecure ? 465 : 587)
    return { host, port, isSecure, login: user === '' ? null : { user, password } }
  } catch {
    throw problem()
  }
}

function mailSender(text: string): string {
  if (/^[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text)) return text
  throw new ConfigProblem('MAIL_FROM must be an email address like help@example.org.')
}
