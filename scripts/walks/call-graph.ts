import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { indexMembers, indexRoutes, isFunction, isInside, isName, isServed, nameNode, type Member } from './syntax.ts'

/** Code under one name: a function, a method, a handler, or a constant with what builds it. */
export interface Step {
  /** From the root of the repository, with forward slashes. */
  file: string
  name: string
  node: ts.Node
}

export interface CallGraph {
  find(file: string, name: string): Step
  /** What a step calls, renders or passes on, in the order in which it is written there. */
  listNext(step: Step): Step[]
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node', 'vite/client'],
}

const toSlashes = (file: string) => file.split(sep).join('/')

/** Tests and samples show the same parts with other data; no visitor passes them. */
const isSample = (file: string) =>
  /\.test\.tsx?$|^src\/testing\/|^src\/client\/areas\/(?:workshop|chat-demo)\//.test(file)

/** Reads the sources below `root`/src. Only `calls` are followed from the client to their route. */
export function readCallGraph(root: string, calls: readonly string[]): CallGraph {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isSample(toSlashes(file)))
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  )
  // Also binds the sources: before that, nodes do not know their parents.
  const checker = program.getTypeChecker()
  const toFile = (node: ts.Node) => toSlashes(relative(root, node.getSourceFile().fileName))
  const isOurs = (node: ts.Node) => toFile(node).startsWith('src/') && !isSample(toFile(node))
  const sources = program.getSourceFiles().filter(isOurs)
  const routes = indexRoutes(sources.filter((source) => toFile(source).startsWith('src/server/')))
  const resolver = createResolver(checker, indexMembers(sources), isOurs)
  const toStep = (node: ts.Node): Step => ({ file: toFile(node), name: nameNode(node), node })

  /** A call that the client names leads to its contract. */
  function follow(node: ts.Node): ts.Node[] {
    const found = resolver.findRun(node)
    if (!ts.isIdentifier(node) || isName(node) || !toFile(node).startsWith('src/client/')) return found
    return [...found, ...resolver.resolve(node).filter(isFollowedCall)]
  }
  const isFollowedCall = (node: ts.Node) => isServed(node) && calls.includes(nameNode(node))

  const known = new Map<ts.Node, Step[]>()
  return {
    find(file, name) {
      const source = program.getSourceFile(join(root, file))
      const node = source && findNamed(source, name)
      if (!node) throw new Error(`${file} has no ${name}: a walk in scripts/walks.ts names it`)
      return toStep(node)
    },
    listNext(step) {
      const earlier = known.get(step.node)
      if (earlier) return earlier
      const found = new Set<ts.Node>(isFollowedCall(step.node) ? routes.get(step.name) : [])
      const visit = (node: ts.Node): void => {
        if (ts.isTypeNode(node)) return
        for (const code of follow(node)) if (!isInside(code, step.node)) found.add(code)
        ts.forEachChild(node, visit)
      }
      visit(step.node)
      const next = [...found].map(toStep)
      known.set(step.node, next)
      return next
    },
  }
}

function findNamed(node: ts.Node, name: string): ts.Node | undefined {
  if ((isFunction(node) || ts.isVariableDeclaration(node)) && nameNode(node) === name) return node
  return ts.forEachChild(node, (child) => findNamed(child, name))
}

interface Resolver {
  /** The code a name stands for. */
  resolve(node: ts.Node): ts.Node[]
  /** What this node runs, or passes on to be run. A value that is only read is no step. */
  findRun(node: ts.Node): ts.Node[]
}

function createResolver(
  checker: ts.TypeChecker,
  members: ReadonlyMap<string, readonly Member[]>,
  isOurs: (node: ts.Node) => boolean,
): Resolver {
  const listCode = (symbol: ts.Symbol | undefined): ts.Node[] => {
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (target?.declarations ?? []).filter(isOurs).flatMap(toCode)
  }
  const resolve = (node: ts.Node) => listCode(checker.getSymbolAtLocation(node))

  /** A member of an interface leads to every object and element that provides it. */
  function toCode(declaration: ts.Declaration): ts.Node[] {
    if (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)) return listProviders(declaration)
    if (ts.isBindingElement(declaration)) {
      const key = declaration.propertyName ?? declaration.name
      const property = ts.isIdentifier(key)
        ? checker.getPropertyOfType(checker.getTypeAtLocation(declaration.parent), key.text)
        : undefined
      return property?.declarations?.includes(declaration) ? [] : listCode(property)
    }
    return ts.isObjectLiteralElementLike(declaration) ? toValue(declaration) : [declaration]
  }

  const providers = new Map<ts.Declaration, ts.Node[]>()
  function listProviders(signature: ts.PropertySignature | ts.MethodSignature): ts.Node[] {
    const known = providers.get(signature)
    if (known) return known
    providers.set(signature, [])
    const type = checker.getNonNullableType(checker.getTypeAtLocation(signature))
    const candidates = type.getCallSignatures().length > 0 ? (members.get(nameNode(signature)) ?? []) : []
    const found = candidates.filter((member) => provides(member, signature)).flatMap(toValue)
    providers.set(signature, found)
    return found
  }

  /** `{ find }` and `onSend={send}` only pass on what they name. */
  function toValue(member: Member): ts.Node[] {
    if (ts.isShorthandPropertyAssignment(member)) return listCode(checker.getShorthandAssignmentValueSymbol(member))
    const value = ts.isPropertyAssignment(member) ? member.initializer : undefined
    return value && (ts.isIdentifier(value) || ts.isPropertyAccessExpression(value))
      ? resolve(ts.isIdentifier(value) ? value : value.name)
      : [member]
  }

  function provides(member: Member, signature: ts.Declaration): boolean {
    const owner = member.parent
    if (!ts.isObjectLiteralExpression(owner) && !ts.isJsxAttributes(owner)) return false
    const type = checker.getContextualType(owner)
    const parts = type?.isUnion() ? type.types : [type]
    return parts.some((part) => {
      const property = part && checker.getPropertyOfType(part, nameNode(member))
      return property?.declarations?.includes(signature)
    })
  }

  /** Through `store.send()` the walk goes to the store, whose reducer runs; otherwise to the member. */
  function resolveCallee(callee: ts.Node): ts.Node[] {
    if (ts.isIdentifier(callee)) return resolve(callee)
    if (!ts.isPropertyAccessExpression(callee)) return []
    const owner = ts.isIdentifier(callee.expression) ? resolve(callee.expression).filter(isBuilt) : []
    return owner.length > 0 ? owner : resolve(callee.name).filter(isFunction)
  }

  function findRun(node: ts.Node): ts.Node[] {
    if (ts.isShorthandPropertyAssignment(node)) return toValue(node).filter(isFunction)
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) return resolveCallee(node.expression)
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return resolveCallee(node.tagName)
    return ts.isIdentifier(node) && !isName(node) ? resolve(node).filter(isFunction) : []
  }
  return { resolve, findRun }
}

const isBuilt = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isCallExpression(node.initializer)
