import { createContext, type ReactNode, type Ref, use } from 'react'

/** 1 on a page; 3 in a dialog, whose header has the title. */
export const TopLevel = createContext<1 | 3>(1)

export const stageHeadingId = 'plan-stage'

/** Focusable, so that focus is not lost with a button when the stage changes. */
export function StageHeading({ children }: { children: ReactNode }) {
  const Tag = `h${use(TopLevel)}` as const
  return (
    <Tag id={stageHeadingId} tabIndex={-1} className="plan-stage-heading">
      {children}
    </Tag>
  )
}

interface SubHeadingProps {
  below: 1 | 2
  id?: string
  /** Set where the heading takes the focus of something that is gone. */
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A heading `below` levels under the stage's heading. */
export function SubHeading({ below, id, ref, children }: SubHeadingProps) {
  const Tag = `h${(use(TopLevel) + below) as 2 | 3 | 4 | 5}` as const
  return (
    <Tag
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={below === 1 ? 'plan-sub-heading' : 'plan-step-title'}
    >
      {children}
    </Tag>
  )
}
