import type { Plugin, Rolldown } from 'vite'

type Program = ReturnType<Rolldown.PluginContext['parse']>

/**
 * What only the server reads of a contract: who may call, the sentence for the API page, the shapes and limits of what
 * is sent. A browser parses replies; making the other shapes would cost each start of the app a long task.
 */
const serverFields = new Set([
  'access',
  'summary',
  'params',
  'query',
  'headers',
  'body',
  'maxBodyBytes',
  'maxBodyKeys',
  'acceptsBeacon',
  'limitedByHandler',
  'needsNoRow',
])

/** Leaves out of the client build what only the server reads of a call, so that no phone pays for it. */
export function stripServerFields(): Plugin {
  return {
    name: 'strip-server-fields',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contracts\/[^/]+\.ts$/ },
      handler(code) {
        return { code: cutServerFields(code, this.parse(code)), map: null }
      },
    },
  }
}

/** From the last field to the first, so that the positions of the others stay right. */
function cutServerFields(code: string, program: Program): string {
  return findServerFields(program)
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

function findServerFields({ body }: Program): { start: number; end: number }[] {
  return body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' && isDefineCall(init.callee) ? init.arguments : []))
    .flatMap((definition) => (definition.type === 'ObjectExpression' ? definition.properties : []))
    .filter((field) => field.type === 'Property' && field.key.type === 'Identifier' && serverFields.has(field.key.name))
}

function isDefineCall(callee: { type: string; name?: unknown }): boolean {
  return callee.type === 'Identifier' && callee.name === 'defineCall'
}
