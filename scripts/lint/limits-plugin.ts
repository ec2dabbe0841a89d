/*
 * Lint rule about time in tests: a limit of wall-clock time stands in src/testing/limits.ts, with its usual time, or a
 * busy machine fails what is right. oxlint passes nodes of its syntax tree; only the parts declared here are read.
 */
interface Node {
  type: string
  name?: string
  value?: unknown
  object?: Node
  property?: Node
  callee?: Node
  tag?: Node
  arguments?: Node[]
}
interface CallNode extends Node {
  callee: Node
  arguments: Node[]
}
interface PropertyNode extends Node {
  key: Node
  value: Node
}
interface Context {
  report: (problem: { message: string; node: unknown }) => void
}

const message = 'A limit of time in tests stands in src/testing/limits.ts, with its usual time.'

/** `test` of `test.each(cases)(…)` and `test.skip(…)`; `limits` of `limits.poll.ms`. */
function findRoot(node: Node | undefined): string | undefined {
  if (!node || node.type === 'Identifier') return node?.name
  return findRoot(node.object ?? node.callee ?? node.tag)
}

const isListed = (node: Node | undefined) => findRoot(node) === 'limits'
const isNumber = (node: Node | undefined) => node?.type === 'Literal' && typeof node.value === 'number'
const runners = new Set(['test', 'it', 'beforeAll', 'afterAll', 'beforeEach', 'afterEach'])
const limitNames = /^((test|hook|teardown|action|navigation|asyncUtil)T|t)imeout$/
const waits = new Set(['setDefaultTimeout', 'setDefaultNavigationTimeout'])

/** The limit that a call sets by its arguments, if it is none of the list. */
function findLimit({ callee, arguments: values }: CallNode): Node | undefined {
  const [method, last] = [callee.property?.name ?? '', values.at(-1)]
  const root = findRoot(callee) ?? ''
  if (root === 'AbortSignal' && method === 'timeout') return isListed(values[0]) ? undefined : values[0]
  if (waits.has(method)) return isListed(values[0]) ? undefined : values[0]
  if (/^waitFor(Timeout)?$|^waitUntil$/.test(method || root) && isNumber(last)) return last
  const isLimit = isNumber(last) || last?.type === 'Identifier' || last?.type === 'MemberExpression'
  if (!runners.has(root) || method === 'each' || !isLimit || isListed(last)) return undefined
  // A hook may be a function by its name; with a limit it is not the last.
  return values.length > (root.startsWith('before') || root.startsWith('after') ? 1 : 2) ? last : undefined
}

const listed = {
  create(context: Context) {
    return {
      CallExpression(node: CallNode) {
        const limit = findLimit(node)
        if (limit) context.report({ message, node: limit })
      },
      Property({ key, value }: PropertyNode) {
        if (limitNames.test(key.name ?? '') && isNumber(value)) context.report({ message, node: value })
      },
    }
  },
}

const plugin = { meta: { name: 'limits' }, rules: { listed } }
// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export
export default plugin
