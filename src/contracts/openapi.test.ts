import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { addActionPlan, listActionPlansByQuery } from './action-plans.ts'
import { allCalls } from './all-calls.ts'
import type { CallDefinition } from './call.ts'
import { getTutorialVideo } from './media.ts'
import { buildOpenApiDocument } from './openapi.ts'
import { generateActionPlan } from './plan-generation.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: object
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: z.core.JSONSchema.JSONSchema }> }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, z.core.JSONSchema.JSONSchema>; responses: Record<string, object> }
}

const document = buildOpenApiDocument(allCalls, { version: '1.2.3' }) as unknown as Document
const calls = Object.entries(allCalls)

const getOperation = (call: CallDefinition) => document.paths[call.path]?.[call.method.toLowerCase()]

test('it is an OpenAPI 3.1 document with the version it was given', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
})

test.each(calls)('%s is in it under its own name, with what it takes and answers', (name, call) => {
  const operation = getOperation(call)
  expect(operation?.operationId).toBe(name)
  expect(operation?.requestBody !== undefined).toBe(call.body !== undefined)
  expect(Object.keys(operation?.responses ?? {})).toContain('200')
  expect(operation?.responses['4XX']).toEqual({ $ref: '#/components/responses/Failure' })
})

test('nothing is in it that is no call', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(calls.length)
})

test('every parameter in braces is described and required', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const operation of Object.values(operations)) {
      const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(described.map((parameter) => parameter.name)).toEqual(names)
      expect(described.every((parameter) => parameter.required)).toBe(true)
    }
  }
})

test('query and header parameters say whether they are needed', () => {
  expect(getOperation(listActionPlansByQuery)?.parameters).toMatchObject([
    { name: 'sessionId', in: 'query', required: true, schema: { type: 'string' } },
  ])
  expect(getOperation(generateActionPlan)?.parameters).toMatchObject([
    { name: 'x-session-id', in: 'header', required: false },
  ])
})

test('a body is described as it is sent: defaults may be left out', () => {
  const schema = getOperation(addActionPlan)?.requestBody?.content['application/json']?.schema
  expect(schema?.required).toEqual(['sessionId', 'title'])
  expect(schema?.properties).toMatchObject({ title: { type: 'string', maxLength: 200 } })
})

test('a reply is described as it arrives, and stays open for new fields', () => {
  const schema = getOperation(addActionPlan)?.responses['200']?.content?.['application/json']?.schema
  expect(schema?.required).toEqual(['success', 'actionPlan'])
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
})

test('the page-leave beacon may be plain text, and nothing else may', () => {
  const plain = calls.filter(([, call]) => getOperation(call)?.requestBody?.content['text/plain']).map(([name]) => name)
  expect(plain).toEqual(['pingPresence'])
})

test('a film answers whole or in part, as video', () => {
  const responses = getOperation(getTutorialVideo)?.responses
  expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(['video/mp4'])
  expect(Object.keys(responses?.['206']?.content ?? {})).toEqual(['video/mp4'])
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const path of references) {
    const steps = path.split('/')
    const found = steps.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
    expect(found, path).toBeTypeOf('object')
  }
})

test('the failure is the shape every refused call answers', () => {
  expect(document.components.schemas['Failure']?.required).toEqual(['success', 'code', 'error'])
})

test('it is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
