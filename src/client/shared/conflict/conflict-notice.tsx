import './conflict.css'
import { type ReactNode, useId } from 'react'

interface ConflictNoticeProps {
  title: string
  text: string
  headingLevel?: 'h2' | 'h3'
  /** Takes the focus after a failed submit, where the form has no other summary of errors. */
  isSummary?: boolean
  /** Both versions, or theirs. */
  children: ReactNode
  /** The buttons that choose. */
  actions: ReactNode
}

/** Somebody else saved first. Nothing is applied or discarded before the user decides. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { title, text, headingLevel: Heading = 'h2', isSummary = false, children, actions } = props
  const id = useId()
  return (
    <section className="conflict" aria-labelledby={id} {...(isSummary && { 'data-form-errors': true, tabIndex: -1 })}>
      <div role={isSummary ? 'status' : undefined}>
        <Heading id={id}>{title}</Heading>
        <p>{text}</p>
      </div>
      {children}
      <div className="conflict-buttons">{actions}</div>
    </section>
  )
}
