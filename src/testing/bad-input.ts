import type { CallDefinition } from '#contracts/call.ts'
import { type BadCase, type CallParts, type PartName, partNames, requestFor } from './call-request.ts'
import { exampleOf } from './schema-example.ts'
import { type Chance, type Mutation, mutationsOf } from './schema-mutations.ts'
import { spoiledBodies } from './spoiled-bodies.ts'

/** A complete good request of a call, optional fields included. */
export function validInput(call: CallDefinition): CallParts {
  const parts: CallParts = {}
  for (const part of partNames) {
    const schema = call[part]
    if (schema) parts[part] = exampleOf(schema)
  }
  return parts
}

/** Addresses and headers are text: other kinds cannot be sent there, and a lone surrogate has no bytes. */
function canTravel(part: PartName, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).every((text: unknown) => {
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
  const sendable = mutations.filter(({ value }) => canTravel(part, value))
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
