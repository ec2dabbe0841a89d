import { Fragment, type ReactNode } from 'react'
import { planClasses, splitAtPhones } from '#domain/action-plan/plan-text.ts'

/** Converts sanitized nodes to React elements. No markup is ever passed to the browser as a string. */
export function planNodes(parent: ParentNode): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{planNode(node)}</Fragment>)
}

function planNode(node: ChildNode): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return <TextWithPhones text={node.textContent ?? ''} />
  if (!(node instanceof Element)) return null
  const className = [...node.classList].filter((name) => planClasses.has(name)).join(' ') || undefined
  switch (node.localName) {
    case 'br':
      return <br />
    case 'p':
      return <p className={className}>{planNodes(node)}</p>
    case 'div':
      return <div className={className}>{planNodes(node)}</div>
    default:
      return <span className={className}>{planNodes(node)}</span>
  }
}

export function TextWithPhones({ text }: { text: string }) {
  return splitAtPhones(text).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={index} href={piece.href} className="ui-text-link plan-phone">
        <span>{piece.phone}</span>
      </a>
    ),
  )
}
