import { createContext, type ReactNode, use } from 'react'

/** 1 on a page; 3 in a dialog, whose head has the title. */
export const TopLevel = createContext<1 | 3>(1)

export const stageHeadingId = 'plan-stage'

/** Can take the focus: when one stage follows another, nobody is left where a button was. */
export function StageHeading({ children }: { children: ReactNode }) {
  const Tag = `h${use(TopLevel)}` as const
  return (
    <Tag id={stageHeadingId} tabIndex={-1} className="plan-stage-heading">
      {children}
    </Tag>
  )
}

/** A heading below the stage's, by as many steps. */
export function SubHeading({ below, id, children }: { below: 1 | 2; id?: string; children: ReactNode }) {
  const Tag = `h${(use(TopLevel) + below) as 2 | 3 | 4 | 5}` as const
  return (
    <Tag id={id} className={below === 1 ? 'plan-sub-heading' : 'plan-step-title'}>
      {children}
    </Tag>
  )
}
