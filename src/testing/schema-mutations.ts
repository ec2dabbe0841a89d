import fc from 'fast-check'
import { type Schema, getBounds, getDefinition, isAccepted, listPatterns } from './schema-definition.ts'
import { buildExample } from './schema-example.ts'

/**
 * One way to make a value invalid. `by` says what must reject it: the schema itself, or the server before any schema.
 */
export interface Mutation {
  name: string
  value: unknown
  by: 'schema' | 'server'
  /** False: it may be accepted, but then must do no harm. */
  mustRefuse: boolean
}

export interface RandomOptions {
  seed: number
  /** How many random invalid values of each kind. */
  perKind: number
}

const kinds = ['string', 'number', 'boolean', 'null', 'array', 'object'] as const
type Kind = (typeof kinds)[number]

const arbitraryByKind: Record<Kind, fc.Arbitrary<unknown>> = {
  string: fc.string(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: fc.boolean(),
  null: fc.constant(null),
  array: fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
  object: fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
}

const getKind = (value: unknown): Kind => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : (typeof value as Kind)
}

/** The JSON types a schema can accept at all. */
function acceptedKinds(schema: Schema): readonly Kind[] {
  const def = getDefinition(schema)
  switch (def.type) {
    case 'string':
    case 'enum':
      return ['string']
    case 'number':
    case 'boolean':
    case 'array':
    case 'object':
      return [def.type]
    case 'record':
      return ['object']
    case 'literal':
      return def.values.map(getKind)
    case 'union':
      return def.options.flatMap(acceptedKinds)
    case 'intersection':
      return acceptedKinds(def.left).filter((kind) => acceptedKinds(def.right).includes(kind))
    case 'nullable':
      return ['null', ...acceptedKinds(def.innerType)]
    case 'optional':
    case 'default':
      return acceptedKinds(def.innerType)
    case 'pipe':
      return acceptedKinds(def.in)
    default:
      return kinds
  }
}

function canBeMissing(schema: Schema): boolean {
  const def = getDefinition(schema)
  if (def.type === 'nullable') return canBeMissing(def.innerType)
  return def.type === 'pipe' ? canBeMissing(def.in) : ['optional', 'default', 'catch'].includes(def.type)
}

const refused = (name: string, value: unknown): Mutation => ({ name, value, by: 'schema', mustRefuse: true })
const refusedByServer = (name: string, value: unknown): Mutation => ({ name, value, by: 'server', mustRefuse: true })

function ofWrongKind(schema: Schema, { seed, perKind }: RandomOptions): Mutation[] {
  const accepted = acceptedKinds(schema)
  return kinds
    .filter((kind) => !accepted.includes(kind))
    .flatMap((kind) => {
      const values = fc.sample(arbitraryByKind[kind], { seed, numRuns: kind === 'null' ? 1 : perKind })
      return values.map((value) => refused(kind, value))
    })
}

const sql = ["'; DROP TABLE visitor_sessions; --", "1' OR '1'='1", '1); DELETE FROM principals; --']

function ofText(schema: Schema): Mutation[] {
  const { minimum = 0, maximum } = getBounds(schema)
  const long = 'x'.repeat((maximum ?? 5000) + 1)
  const isBounded = maximum !== undefined || listPatterns(schema).some((pattern) => !new RegExp(pattern).test(long))
  const good = String(buildExample(schema))
  return [
    ...(isBounded ? [refused('too long', long)] : []),
    ...(minimum > 0 ? [refused('empty text', '')] : []),
    ...[`${good}\0`, '\0'].map((value) => refusedByServer('NUL', value)),
    ...[`${good}\ud800`, '\udfff'].map((value) => refusedByServer('lone surrogate', value)),
    ...sql.map((value): Mutation => ({ name: 'SQL', value, by: 'server', mustRefuse: false })),
  ]
}

function ofNumber(schema: Schema): Mutation[] {
  const { minimum, maximum, isWhole } = getBounds(schema)
  return [
    ...(minimum === undefined ? [] : [refused('too small', minimum - 1)]),
    ...(maximum === undefined ? [] : [refused('too large', maximum + 1)]),
    ...(isWhole ? [refused('not whole', 1.5)] : []),
  ]
}

function inside(name: string | number, mutations: Mutation[], wrap: (value: unknown) => unknown): Mutation[] {
  return mutations.map((mutation) => ({ ...mutation, name: `${name}: ${mutation.name}`, value: wrap(mutation.value) }))
}

function ofObject(schema: Schema, shape: Readonly<Record<string, Schema>>, chance: RandomOptions): Mutation[] {
  const good = buildExample(schema) as Record<string, unknown>
  return Object.entries(shape).flatMap(([key, part]) => {
    const { [key]: _, ...withoutKey } = good
    return [
      ...(canBeMissing(part) ? [] : [refused(`${key}: missing`, withoutKey)]),
      ...inside(key, listMutations(part, chance), (value) => ({ ...good, [key]: value })),
    ]
  })
}

function ofArray(schema: Schema, element: Schema, chance: RandomOptions): Mutation[] {
  const [first, ...others] = buildExample(schema) as unknown[]
  const { minimum = 0, maximum } = getBounds(schema)
  return [
    ...(minimum > 0 ? [refused('empty list', [])] : []),
    ...(maximum === undefined
      ? []
      : [
          refused(
            'too many',
            Array.from({ length: maximum + 1 }, () => first),
          ),
        ]),
    ...inside(0, listMutations(element, chance), (value) => [value, ...others]),
  ]
}

/** One option may accept what another rejects: only values the whole union rejects are marked as rejected. */
function ofUnion(schema: Schema, options: readonly Schema[], chance: RandomOptions): Mutation[] {
  return options.flatMap((option, index) =>
    inside(`option ${index + 1}`, mutationsWithin(option, chance), (value) => value).filter(
      (mutation) => mutation.by === 'server' || !isAccepted(schema, mutation.value),
    ),
  )
}

function ofIntersection(left: Schema, right: Schema, chance: RandomOptions): Mutation[] {
  const join = (a: Schema, b: Schema) => {
    const good = buildExample(b) as object
    const beside = (value: unknown) => ({ ...good, ...(value as object) })
    return mutationsWithin(a, chance).map((mutation) => ({ ...mutation, value: beside(mutation.value) }))
  }
  return [...join(left, right), ...join(right, left)]
}

/** Every possible error in a value of the right type. */
function mutationsWithin(schema: Schema, chance: RandomOptions): Mutation[] {
  const def = getDefinition(schema)
  switch (def.type) {
    case 'string':
      return ofText(schema)
    case 'enum':
      return [refused('unknown word', 'no-such-word'), ...sql.map((value) => refused('SQL', value))]
    case 'literal':
      return def.values.every((value) => typeof value === 'string') ? [refused('unknown word', 'no-such-word')] : []
    case 'number':
      return ofNumber(schema)
    case 'object':
      return ofObject(schema, def.shape, chance)
    case 'array':
      return ofArray(schema, def.element, chance)
    case 'union':
      return ofUnion(schema, def.options, chance)
    case 'intersection':
      return ofIntersection(def.left, def.right, chance)
    case 'optional':
    case 'nullable':
    case 'default':
      return mutationsWithin(def.innerType, chance)
    case 'catch':
      return mutationsWithin(def.innerType, chance).filter((mutation) => mutation.by === 'server')
    case 'pipe':
      return mutationsWithin(def.in, chance)
    default:
      return []
  }
}

/** Every way to make a value of this schema invalid, derived from its definition. */
export function listMutations(schema: Schema, chance: RandomOptions): Mutation[] {
  return [...ofWrongKind(schema, chance), ...mutationsWithin(schema, chance)]
}
