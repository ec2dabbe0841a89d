import * as z from 'zod/mini'
import type { CallDefinition } from './call.ts'
import { Failure } from './failure.ts'

type JsonObject = Record<string, unknown>

/** JSON Schema of one side of a call. Objects stay open: adding fields must not break clients. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: (context) => {
      if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties
    },
  })
  return rest
}

const json = (schema: JsonObject) => ({ 'application/json': { schema } })

function parametersIn(location: 'path' | 'query' | 'header', schema: z.ZodMiniType | undefined): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody(call: CallDefinition, schema: z.ZodMiniType): JsonObject {
  const content = json(jsonSchema(schema, 'input'))
  const beacon = call.acceptsBeacon && { 'text/plain': content['application/json'] }
  return { required: true, content: { ...content, ...beacon } }
}

function successes(reply: CallDefinition['reply']): JsonObject {
  if (reply === 'file') {
    const content = { 'video/mp4': {} }
    return { 200: { description: 'The whole file.', content }, 206: { description: 'The range asked for.', content } }
  }
  return { 200: { description: 'It worked.', content: json(jsonSchema(reply, 'output')) } }
}

function operation(name: string, call: CallDefinition): JsonObject {
  const parameters = [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...parametersIn('header', call.headers),
  ]
  return {
    operationId: name,
    summary: call.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: requestBody(call, call.body) }),
    responses: { ...successes(call.reply), '4XX': { $ref: '#/components/responses/Failure' } },
  }
}

/** The OpenAPI 3.1 description of the given calls, generated from the schemas that validate them. */
export function buildOpenApiDocument(
  calls: Readonly<Record<string, CallDefinition>>,
  { version }: { version: string },
): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(name, call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Next Chapter', version },
    paths,
    components: {
      schemas: { Failure: jsonSchema(Failure, 'output') },
      responses: {
        Failure: {
          description: 'It was refused; the reason is a sentence a person can read.',
          content: json({ $ref: '#/components/schemas/Failure' }),
        },
      },
    },
  }
}
