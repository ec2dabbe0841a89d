import {
  AliasNode,
  OrderByItemNode,
  OrderByNode,
  ReferenceNode,
  SelectAllNode,
  SelectQueryNode,
  TableNode,
  sql,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
  type SelectQueryNode as Select,
} from 'kysely'

/**
 * Tests read rows in the order they were written. PostgreSQL promises no order, and after deletes connections fill the
 * remaining pages in an order of their own, so that a plain select is sorted here by the transaction and the statement
 * that wrote each row.
 */
export const insertionOrder: KyselyPlugin = {
  transformQuery: ({ node }): RootOperationNode => (isPlainSelect(node) ? sortByInsertion(node) : node),
  transformResult: async ({ result }) => result,
}

function isPlainSelect(node: RootOperationNode): node is Select {
  if (!SelectQueryNode.is(node)) return false
  const isSorted = node.orderBy !== undefined || node.groupBy !== undefined || node.distinctOn !== undefined
  const isCombined = node.joins !== undefined || node.setOperations !== undefined || node.frontModifiers !== undefined
  const froms = node.from?.froms ?? []
  const selections = node.selections ?? []
  return !isSorted && !isCombined && froms.length === 1 && froms.every(isTable) && selections.every(isColumn)
}

const isTable = (node: OperationNode) => TableNode.is(node)

function isColumn({ selection }: { selection: OperationNode }): boolean {
  const selected = AliasNode.is(selection) ? selection.node : selection
  return SelectAllNode.is(selected) || ReferenceNode.is(selected)
}

function sortByInsertion(node: Select): Select {
  const columns = [sql`xmin::text::bigint`, sql`cmin::text::bigint`]
  return {
    ...node,
    orderBy: OrderByNode.create(columns.map((column) => OrderByItemNode.create(column.toOperationNode()))),
  }
}
