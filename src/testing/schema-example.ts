import fc from 'fast-check'
import { type Schema, getBounds, getDefinition, isAccepted, listPatterns } from './schema-definition.ts'

/** Realistic values by field name; used only where the schema accepts them. */
const realistic: Record<string, string> = {
  pin: '4821',
  confirmPin: '4821',
  state: 'CA',
  county: 'Los Angeles',
  timezone: 'America/Los_Angeles',
  screenResolution: '390x844',
  path: '/chat',
}

const candidates = [
  'example-1',
  'example',
  'abcdefgh',
  '/chat',
  '1',
  'visitor@example.org',
  '2026-01-02T03:04:05Z',
  '2026-11-16',
  '09:30',
]
const uuid = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'

const knownTexts = new WeakMap<Schema, Map<string, string>>()

/** Looking for a text that matches takes long, and the tests ask for the same ones thousands of times. */
function exampleText(schema: Schema, field: string): string {
  const known = knownTexts.get(schema) ?? new Map<string, string>()
  knownTexts.set(schema, known)
  const text = known.get(field) ?? findText(schema, field)
  known.set(field, text)
  return text
}

function findText(schema: Schema, field: string): string {
  const ready = [realistic[field], ...candidates, uuid].find((text) => text !== undefined && isAccepted(schema, text))
  if (ready !== undefined) return ready
  const [pattern] = listPatterns(schema)
  const generated = pattern ? fc.sample(fc.stringMatching(pattern), { seed: 1, numRuns: 100 }) : []
  const found = generated.find((text) => isAccepted(schema, text))
  if (found === undefined) throw new Error(`No example found for the text field "${field}".`)
  return found
}

function exampleNumber(schema: Schema, field: string): number {
  const { minimum, maximum } = getBounds(schema)
  const found = [1, minimum, maximum, 0].find((value) => value !== undefined && isAccepted(schema, value))
  if (found === undefined) throw new Error(`No example found for the number field "${field}".`)
  return found
}

/** One value a schema accepts, including optional fields and one item of every list. */
export function buildExample(schema: Schema, field = ''): unknown {
  const def = getDefinition(schema)
  switch (def.type) {
    case 'string':
      return exampleText(schema, field)
    case 'number':
      return exampleNumber(schema, field)
    case 'boolean':
      return true
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'unknown':
    case 'any':
      return 'anything'
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, buildExample(part, key)]))
    case 'array': {
      const { minimum = 1 } = getBounds(schema)
      return Array.from({ length: Math.max(1, minimum) }, () => buildExample(def.element, field))
    }
    case 'record':
      return {}
    case 'union': {
      const [first] = def.options
      if (!first) throw new Error(`A union without options at "${field}".`)
      return buildExample(first, field)
    }
    case 'intersection':
      return { ...(buildExample(def.left) as object), ...(buildExample(def.right) as object) }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return buildExample(def.innerType, field)
    case 'pipe':
      return buildExample(def.in, field)
    default:
      throw new Error(`Examples of "${def.type}" are not known yet; teach schema-example.ts.`)
  }
}
