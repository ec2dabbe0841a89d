import { Phone, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { introductionTabs, type IntroductionTab, getIntroductionTab } from '#domain/introductions/state-machine.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PhoneSpot } from '#client/ui/illustrations/phone-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { failedFirst, type IntroductionEntry } from './introduction-entry.ts'
import { IntroductionRow } from './introduction-row.tsx'
import './introductions.css'

export interface IntroductionsScreenProps {
  /** Null until the server has answered. */
  entries: readonly IntroductionEntry[] | null
  /** Whether this is the server's current list, an older copy with its time, or the data stored on this device. */
  copy: { kind: 'fresh' } | { kind: 'older'; at: number } | { kind: 'remembered' } | { kind: 'none' }
  tab: IntroductionTab
  isRefreshing: boolean
  /** Id of the introduction being resent. */
  retryingId: string | null
  /** Offered only while a provider may still call. */
  canChangeNumber: boolean
  onTab: (tab: IntroductionTab) => void
  onOpen: (id: string) => void
  onRetry: (id: string) => void
  onWithdraw: (entry: IntroductionEntry) => void
  onRefresh: () => void
  onChangeNumber: () => void
  /** Beside the other actions on all requests. */
  tools?: ReactNode
  /** Opens the listings, or the questions that lead to them. */
  onFind: () => void
}

/** All introductions, grouped by what the person can do about them. */
export function IntroductionsScreen(props: IntroductionsScreenProps) {
  const t = useText('introductions')
  const { entries, copy, isRefreshing, canChangeNumber, onRefresh, onChangeNumber } = props
  const isLoading = entries === null && copy.kind !== 'none'
  return (
    <Page aria-labelledby="introductions-title" className="grid content-start gap-4">
      <h1 id="introductions-title">{t('list.title')}</h1>
      <p className="text-ink-2">{t('list.intro')}</p>
      <CopyNotice {...props} />
      {/* Before the list: below its loading lines, the list would push the buttons away under a finger. */}
      <div className="flex flex-wrap gap-2" data-print="hide">
        <Button busy={isRefreshing} icon={<RefreshCw size={18} aria-hidden="true" />} onClick={onRefresh}>
          {t('list.refresh')}
        </Button>
        {canChangeNumber && (
          <Button icon={<Phone size={18} aria-hidden="true" />} onClick={onChangeNumber}>
            {t('actions.numberChanged')}
          </Button>
        )}
        {props.tools}
      </div>
      {isLoading && <Loading />}
      {entries && <EntryTabs {...props} entries={entries} />}
    </Page>
  )
}

function CopyNotice({ copy }: Pick<IntroductionsScreenProps, 'copy'>) {
  const t = useText('introductions')
  const common = useText('common')
  const { dayAndTime } = useMoments()
  switch (copy.kind) {
    case 'fresh':
      return null
    case 'older':
      return (
        <Notice announce tone="warning">
          {t('list.lastCopy', { date: dayAndTime(copy.at) })}
        </Notice>
      )
    case 'remembered':
      return (
        <Notice announce tone="warning">
          {t('list.lastKnown')}
        </Notice>
      )
    case 'none':
      return (
        <Notice announce tone="danger">
          <p>{t('list.failed')}</p>
          <TextLink href="tel:211" className="introduction-call">
            {common('call211')}
          </TextLink>
        </Notice>
      )
  }
}

function Loading() {
  const t = useText('introductions')
  return (
    <div role="status">
      <span className="sr-only">{t('list.loading')}</span>
      <Skeleton lines={3} />
    </div>
  )
}

function EntryTabs(props: IntroductionsScreenProps & { entries: readonly IntroductionEntry[] }) {
  const t = useText('introductions')
  const { entries, tab, onTab } = props
  const items = introductionTabs.map((id) => {
    const visibleEntries = failedFirst(entries.filter(({ state }) => id === 'all' || getIntroductionTab(state) === id))
    const label = t('list.tabCount', { tab: t(`list.tabs.${id}`), count: visibleEntries.length })
    return { id, label, panel: <EntryList {...props} tab={id} entries={visibleEntries} /> }
  })
  return <Tabs label={t('list.tabsLabel')} items={items} value={tab} onChange={(id) => onTab(id as IntroductionTab)} />
}

const emptyTexts = {
  all: 'list.emptyText',
  needsMe: 'list.emptyNeedsMe',
  waiting: 'list.emptyWaiting',
  answered: 'list.emptyAnswered',
  closed: 'list.emptyClosed',
} as const

function EntryList(props: IntroductionsScreenProps & { entries: readonly IntroductionEntry[] }) {
  const t = useText('introductions')
  const { entries, tab, retryingId, onOpen, onRetry, onWithdraw, onFind } = props
  if (entries.length === 0) {
    const find = (
      <Button variant="primary" onClick={onFind}>
        {t('list.find')}
      </Button>
    )
    return (
      <EmptyState title={t('list.empty')} illustration={<PhoneSpot />} action={tab === 'all' ? find : undefined}>
        {t(emptyTexts[tab])}
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => {
        const { id } = entry.introduction
        return (
          <IntroductionRow
            key={id}
            entry={entry}
            isRetrying={retryingId === id}
            onOpen={() => onOpen(id)}
            onRetry={() => onRetry(id)}
            onWithdraw={() => onWithdraw(entry)}
          />
        )
      })}
    </ul>
  )
}
