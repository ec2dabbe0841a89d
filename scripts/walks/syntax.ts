import ts from 'typescript'

/** What provides a member of an interface: a property of an object, or an attribute of an element. */
export type Member = ts.ObjectLiteralElementLike | ts.JsxAttribute

export function nameNode(node: ts.Node): string {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return 'handler'
  const { name } = node as { name?: ts.Node }
  return name?.getText() ?? ts.SyntaxKind[node.kind]
}

export function isFunction(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return node.initializer !== undefined && ts.isJsxExpression(node.initializer)
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return isFunctionValue(node.initializer)
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isArrowFunction(node)
}

/** Written here, or made by a function that gets it, as `useCallback(() => …)`. */
function isFunctionValue(value: ts.Expression | undefined): boolean {
  if (!value) return false
  if (ts.isCallExpression(value)) return value.arguments.some(isFunctionValue)
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value)
}

/** Whether an identifier names a declaration or attribute, rather than using one. */
export function isName(node: ts.Identifier): boolean {
  const { parent } = node
  return 'name' in parent && parent.name === node
}

export const isInside = (node: ts.Node, outer: ts.Node): boolean =>
  node === outer || (node.parent !== undefined && isInside(node.parent, outer))

/** A call of the contract. */
export const isServed = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ts.isCallExpression(node.initializer) &&
  node.initializer.expression.getText() === 'defineCall'

/** Member name → the objects and elements that have one. */
export function indexMembers(sources: readonly ts.SourceFile[]): Map<string, Member[]> {
  const index = new Map<string, Member[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) || (ts.isObjectLiteralElementLike(node) && node.name)) {
      const name = nameNode(node)
      index.set(name, [...(index.get(name) ?? []), node])
    }
    ts.forEachChild(node, visit)
  }
  sources.forEach(visit)
  return index
}

/** Call → what is given to `implement(app, call)(handler)`. */
export function indexRoutes(sources: readonly ts.SourceFile[]): Map<string, ts.Node[]> {
  const index = new Map<string, ts.Node[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isCallExpression(node.expression)) {
      const { expression: served, arguments: given } = node.expression
      const name = served.getText().startsWith('implement') && /\w+/.exec(given[1]?.getText() ?? '')?.[0]
      if (name) index.set(name, [...(index.get(name) ?? []), ...node.arguments])
    }
    ts.forEachChild(node, visit)
  }
  sources.forEach(visit)
  return index
}
