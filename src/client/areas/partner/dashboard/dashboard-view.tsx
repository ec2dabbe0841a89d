import { Link } from 'wouter'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { HomeSpot } from '#client/ui/illustrations/home-spot.tsx'
import '../introductions/introductions.css'
import './dashboard.css'
import type { ReactNode } from 'react'
import type { PartnerListing } from '#contracts/partner-listings.ts'
import type { IntroductionsLayout } from '#domain/accounts/account.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useIntroductionTexts } from '../introductions/use-introduction-texts.ts'
import { Checklist } from './checklist.tsx'
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

type Known = Pick<PartnerListing, 'id' | 'name' | 'completeness'>

/** Shown before the first introduction: explains how people find the listing. */
function NoIntroductions({ listings }: { listings: readonly Known[] }) {
  const t = useText('partnerDashboard')
  const action = (
    <Link href="/partner-portal/resources" className="ui-button ui-button-primary">
      {t('empty.action')}
    </Link>
  )
  return (
    <EmptyState illustration={<HomeSpot />} title={t('empty.title')} action={action}>
      <p>{t('empty.text')}</p>
      <ul className="pd-tips">
        {t.list('empty.tips').map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {listings.map(({ id, name, completeness }) => (
        <p key={id}>
          <strong>{t('empty.complete', { name, percent: completeness })}</strong>
        </p>
      ))}
    </EmptyState>
  )
}
