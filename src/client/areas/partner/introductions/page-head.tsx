import type { ReactNode } from 'react'
import type { IntroductionsLayout } from '#domain/accounts/account.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ViewSwitch } from './view-switch.tsx'

interface PageHeadProps {
  title: string
  intro: string
  view: IntroductionsLayout
  mayAct: boolean
  /** Buttons for the whole page. */
  children?: ReactNode
}

/** Header of the table and the board. */
export function PageHead({ title, intro, view, mayAct, children }: PageHeadProps) {
  const t = useText('partnerIntroductions')
  return (
    <div className="pi-stack" data-print="hide">
      <div className="pi-head">
        <h1 id="partner-title">{title}</h1>
        <div className="pi-tools">
          <ViewSwitch view={view} />
          {children}
        </div>
      </div>
      {mayAct ? <p className="pi-soft">{intro}</p> : <Notice>{t('viewer')}</Notice>}
    </div>
  )
}
