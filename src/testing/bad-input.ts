import type { CallDefinition } from '#contracts/call.ts'
import { exampleOf } from './schema-example.ts'
import { type Chance, type Mutation, mutationsOf } from './schema-mutations.ts'
import { spoiledBodies } from './spoiled-bodies.ts'

const partNames = ['params', 'query', 'headers', 'body'] as const
type PartName = (typeof partNames)[number]

/** The parts of a request before they become a URL and bytes; not yet known to be good. */
export type CallParts = { [Part in PartName]?: unknown }

export interface CallRequest {
  method: CallDefinition['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** A request that must be answered 4xx, or, where `mustRefuse` is false, must do no harm and never be a 5xx. */
export interface BadCase extends CallRequest {
  name: string
  mustRefuse: boolean
  /** `schema`: the call's own schema refuses these parts. `server`: the platform must, before any schema. */
  by: 'schema' | 'server'
  parts?: CallParts
}

/** A complete good request of a call, optional fields included. */
export function validInput(call: CallDefinition): CallParts {
  const parts: CallParts = {}
  for (const part of partNames) {
    const schema = call[part]
    if (schema) parts[part] = exampleOf(schema)
  }
  return parts
}

/** The bytes of a request with these parts. */
export function requestFor(call: CallDefinition, parts: CallParts): CallRequest {
  const params = (parts.params ?? {}) as Record<string, string>
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(
    Object.entries((parts.query ?? {}) as Record<string, string | string[]>).flatMap(([key, value]) =>
      [value].flat().map((text) => [key, text]),
    ),
  ).toString()
  const headers = { ...(parts.headers as Record<string, string> | undefined) }
  return {
    method: call.method,
    url: query ? `${path}?${query}` : path,
    headers: call.body ? { 'content-type': 'application/json', ...headers } : headers,
    ...(call.body && { payload: JSON.stringify(parts.body) }),
  }
}

/** Addresses and headers are text: other kinds cannot be sent there, and a lone surrogate has no bytes. */
function canTravel(part: PartName, value: unknown): boolean {
  return Object.values(value as object).every((text: unknown) => {
    if (typeof text !== 'string') return false
    if (part === 'headers') return /^[\x20-\x7e]*$/.test(text)
    return text.isWellFormed() && (part === 'query' || text !== '')
  })
}

function spoiledPart(call: CallDefinition, part: PartName, chance: Chance): Mutation[] {
  const schema = call[part]
  if (!schema) return []
  const mutations = mutationsOf(schema, chance)
  if (part === 'body') return mutations
  const sendable = mutations.filter(({ value }) => value !== null && typeof value === 'object' && canTravel(part, value))
  // A path without one of its parameters is another path.
  return part === 'params' ? sendable.filter(({ name }) => !name.endsWith(': missing')) : sendable
}

function repeatedQuery(call: CallDefinition): Mutation[] {
  const good = validInput(call).query as Record<string, string> | undefined
  return Object.entries(good ?? {}).map(([key, text]) => ({
    name: `${key}: given twice`,
    value: { ...good, [key]: [text, text] },
    by: 'schema',
    mustRefuse: true,
  }))
}

/** Bytes in a path that are no text, or lead out of a folder. */
function spoiledPaths(call: CallDefinition): BadCase[] {
  if (!call.params) return []
  const good = requestFor(call, validInput(call))
  return ['%00', '%ED%A0%80', '%ff', '%zz', '..%2f..%2fpackage.json', '%2e%2e%5c'].map((raw) => ({
    ...good,
    name: `path: ${raw}`,
    url: call.path.replace(/\{\w+\}/g, raw),
    mustRefuse: true,
    by: 'server',
  }))
}

/**
 * Bad requests for a call, made from its schemas, so every later call inherits them.
 * The same seed gives the same cases; name the seed when a test fails.
 */
export function badCases(call: CallDefinition, { seed = 1, perKind = 2 }: Partial<Chance> = {}): BadCase[] {
  const good = validInput(call)
  const spoiled = partNames.flatMap((part) => {
    const mutations = spoiledPart(call, part, { seed, perKind })
    return [...mutations, ...(part === 'query' ? repeatedQuery(call) : [])].map(({ name, value, by, mustRefuse }) => {
      const parts = { ...good, [part]: value }
      return { ...requestFor(call, parts), name: `${part}: ${name}`, mustRefuse, by, parts }
    })
  })
  return [...spoiled, ...spoiledPaths(call), ...spoiledBodies(call, requestFor(call, good))]
}
