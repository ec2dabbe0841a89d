import './desk.css'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Page } from '#client/ui/layout/page.tsx'

export function DeskFrame({ who, children }: { who?: ReactNode; children: ReactNode }) {
  const t = useText('adminDesk')
  return (
    <Page wide aria-labelledby="admin-title" className="desk-page">
      <div className="desk-head">
        <h1 id="admin-title">{t('title')}</h1>
        {who}
      </div>
      <p>{t('intro')}</p>
      {children}
    </Page>
  )
}
