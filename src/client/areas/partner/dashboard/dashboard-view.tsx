import '../introductions/introductions.css'
import './dashboard.css'
import type { ReactNode } from 'react'
import type { PartnerListing } from '#contracts/partner-listings.ts'
import type { IntroductionsLayout } from '#domain/accounts/account.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useIntroductionTexts } from '../introductions/use-introduction-texts.ts'
import { Checklist } from './checklist.tsx'
import { NoIntroductions } from './no-introductions.tsx'
import { StatCards } from './stat-cards.tsx'
import type { Summary } from './summary.ts'
import { TeamNotes } from './team-notes.tsx'
import { UrgentList } from './urgent-list.tsx'

export interface DashboardViewProps {
  summary: Summary
  /** Loaded only while there are no introductions yet. */
  listings: readonly Pick<PartnerListing, 'id' | 'name' | 'completeness'>[]
  mayAct: boolean
  view: IntroductionsLayout
  now: number
  /** Buttons for the whole organization. */
  tools: ReactNode
  /** Status message shown after an action on this page. */
  notice: string | null
  onAnswer: Parameters<typeof UrgentList>[0]['onAnswer']
}

export function DashboardView({ summary, listings, mayAct, view, now, tools, notice, onAnswer }: DashboardViewProps) {
  const t = useText('partnerDashboard')
  const words = useText('partnerIntroductions')
  const { ago } = useIntroductionTexts(now)
  return (
    <div className="pi-page">
      <div className="pi-head">
        <h1 id="partner-title">{t('title')}</h1>
        <div className="pi-tools">{tools}</div>
      </div>
      {!mayAct && <Notice>{words('viewer')}</Notice>}
      <div role="status" className="pi-said">
        {notice && <Notice tone="success">{notice}</Notice>}
      </div>
      {summary.hasAny && <StatCards summary={summary} ago={ago} />}
      {!summary.hasAny && <NoIntroductions listings={listings} />}
      {summary.hasAny && (
        <UrgentList introductions={summary.urgent} mayAct={mayAct} view={view} now={now} onAnswer={onAnswer} />
      )}
      <Checklist checklist={summary.checklist} />
      {summary.hasAny && <TeamNotes notes={summary.notes} ago={ago} />}
    </div>
  )
}
