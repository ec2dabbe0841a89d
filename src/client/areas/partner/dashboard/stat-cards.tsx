import { CalendarCheck, HandHelping, Inbox, type LucideIcon, NotebookPen, TimerOff } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { classNames } from '#client/ui/class-names.ts'
import type { Summary } from './summary.ts'

interface StatCardsProps {
  summary: Summary
  ago: (moment: string) => string
}

const listPath = '/partner-portal/introductions'

/** The five stats, each linking to the rows it counts. */
export function StatCards({ summary, ago }: StatCardsProps) {
  const t = useText('partnerDashboard')
  const { fresh, overdue, waitingOnPerson, listingsToConfirm, notes } = summary
  const oldest = fresh.oldestAt
  return (
    <section aria-label={t('cards.label')}>
      <ul className="pd-cards">
        <StatCard
          href={`${listPath}?state=sent`}
          icon={Inbox}
          label={t('cards.fresh')}
          count={fresh.count}
          text={oldest ? t('cards.freshOldest', { time: ago(oldest) }) : t('cards.freshNone')}
        />
        <StatCard
          href={`${listPath}?state=overdue`}
          icon={TimerOff}
          label={t('cards.overdue')}
          count={overdue}
          isUrgent
          text={t(overdue > 0 ? 'cards.overdueText' : 'cards.overdueNone')}
        />
        <StatCard
          href={`${listPath}?state=needs_you`}
          icon={HandHelping}
          label={t('cards.waiting')}
          count={waitingOnPerson}
          text={t('cards.waitingText')}
        />
        <StatCard
          href="/partner-portal/resources"
          icon={CalendarCheck}
          label={t('cards.listings')}
          count={listingsToConfirm}
          text={t(listingsToConfirm > 0 ? 'cards.listingsText' : 'cards.listingsNone')}
        />
        <StatCard
          href="#partner-notes"
          icon={NotebookPen}
          label={t('cards.notes')}
          count={notes.length}
          text={t(notes.length > 0 ? 'cards.notesText' : 'cards.notesNone')}
        />
      </ul>
    </section>
  )
}

interface StatCardProps {
  href: string
  icon: LucideIcon
  label: string
  count: number
  text: string
  /** Highlighted when the count is above zero. */
  isUrgent?: boolean
}

function StatCard({ href, icon: Icon, label, count, text, isUrgent = false }: StatCardProps) {
  const className = classNames('ui-card pd-card', isUrgent && count > 0 && 'pd-card-urgent')
  const content = (
    <>
      <span className="pd-card-label">
        <Icon size={20} aria-hidden="true" />
        {label}
      </span>
      <span className="pd-card-count">{count}</span>
      <span className="pi-soft">{text}</span>
    </>
  )
  return (
    <li>
      {href.startsWith('#') ? (
        <a href={href} className={className}>
          {content}
        </a>
      ) : (
        <Link href={href} className={className}>
          {content}
        </Link>
      )}
    </li>
  )
}
