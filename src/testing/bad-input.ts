import type { CallDefinition } from '#contracts/call.ts'
import { type BadCase, type CallParts, type PartName, partNames, buildRequest } from './call-request.ts'
import { buildExample } from './schema-example.ts'
import { type RandomOptions, type Mutation, listMutations } from './schema-mutations.ts'
import { buildSpoiledBodies } from './spoiled-bodies.ts'

/** A complete valid request for a call, including optional fields. */
export function buildValidInput(call: CallDefinition): CallParts {
  const parts: CallParts = {}
  for (const part of partNames) {
    const schema = call[part]
    if (schema) parts[part] = buildExample(schema)
  }
  return parts
}

/** URLs and headers are text: other types cannot be sent there, and a lone surrogate has no bytes. */
function canTravel(part: PartName, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).every((text: unknown) => {
    if (typeof text !== 'string') return false
    if (part === 'headers') return /^[\x20-\x7e]*$/.test(text)
    return text.isWellFormed() && (part === 'query' || text !== '')
  })
}

function spoiledPart(call: CallDefinition, part: PartName, chance: RandomOptions): Mutation[] {
  const schema = call[part]
  if (!schema) return []
  const mutations = listMutations(schema, chance)
  if (part === 'body') return mutations
  const sendable = mutations.filter(({ value }) => canTravel(part, value))
  // A path without one of its parameters is another path.
  return part === 'params' ? sendable.filter(({ name }) => !name.endsWith(': missing')) : sendable
}

function repeatedQuery(call: CallDefinition): Mutation[] {
  const good = buildValidInput(call).query as Record<string, string> | undefined
  return Object.entries(good ?? {}).map(([key, text]) => ({
    name: `${key}: given twice`,
    value: { ...good, [key]: [text, text] },
    by: 'schema',
    mustRefuse: true,
  }))
}

/** Paths with bytes that are not text, or that lead out of a folder. */
function spoiledPaths(call: CallDefinition): BadCase[] {
  if (!call.params) return []
  const good = buildRequest(call, buildValidInput(call))
  return ['%00', '%ED%A0%80', '%ff', '%zz', '..%2f..%2fpackage.json', '%2e%2e%5c'].map((raw) => ({
    ...good,
    name: `path: ${raw}`,
    url: call.path.replace(/\{\w+\}/g, raw),
    mustRefuse: true,
    by: 'server',
  }))
}

/**
 * Invalid requests for a call, generated from its schemas, so that every future call is covered too. The same seed
 * gives the same cases; name the seed when a test fails.
 */
export function buildBadCases(call: CallDefinition, { seed = 1, perKind = 2 }: Partial<RandomOptions> = {}): BadCase[] {
  const good = buildValidInput(call)
  const spoiled = partNames.flatMap((part) => {
    const mutations = spoiledPart(call, part, { seed, perKind })
    return [...mutations, ...(part === 'query' ? repeatedQuery(call) : [])].map(({ name, value, by, mustRefuse }) => {
      const parts = { ...good, [part]: value }
      return { ...buildRequest(call, parts), name: `${part}: ${name}`, mustRefuse, by, parts }
    })
  })
  return [...spoiled, ...spoiledPaths(call), ...buildSpoiledBodies(call, buildRequest(call, good))]
}
