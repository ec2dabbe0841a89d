import { callStaff } from '#client/state/session/staff-session.ts'
import { setReggieLimits, setReggieMode } from '#contracts/reggie-control.ts'
import { PanelState } from '../review-queue/panel-state.tsx'
import { useMayChange } from '../review-queue/use-may-change.ts'
import { LimitsView } from './limits/limits-view.tsx'
import { NowView } from './now/now-view.tsx'
import { useReggieControl } from './queries.ts'
import { useReload } from './use-reload.ts'
import './reggie.css'
import { useSearchParams } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { GuardPanel } from './guard/guard-panel.tsx'
import { LeaveGuardFrame } from './leave-guard.tsx'
import { StartersPanel } from './starters/starters-panel.tsx'
import { ConversationStatsView } from './conversation-stats-view.tsx'
import { TextsPanel } from './words/words-panel.tsx'

/** /reggie-control: Reggie's limits, prompts and safety rules. */
export function ReggieControlPage() {
  const t = useText('adminReggie')
  const [params, setParams] = useSearchParams()
  const items = [
    { id: 'now', label: t('tabs.now'), panel: <NowPanel /> },
    { id: 'words', label: t('tabs.words'), panel: <TextsPanel /> },
    { id: 'starters', label: t('tabs.starters'), panel: <StartersPanel /> },
    { id: 'guard', label: t('tabs.guard'), panel: <GuardPanel /> },
    { id: 'talks', label: t('tabs.talks'), panel: <ConversationStatsView /> },
    { id: 'limits', label: t('tabs.limits'), panel: <LimitsPanel /> },
  ]
  const tab = items.find(({ id }) => id === params.get('tab'))?.id ?? 'now'
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <LeaveGuardFrame>
        {(mayLeave) => (
          <Tabs
            label={t('tabsLabel')}
            items={items}
            value={tab}
            onChange={(id) => id !== tab && mayLeave() && setParams({ tab: id }, { replace: true })}
          />
        )}
      </LeaveGuardFrame>
    </ReviewQueueFrame>
  )
}

function LimitsPanel() {
  const control = useReggieControl()
  const mayChange = useMayChange()
  const reload = useReload(control)
  return (
    <PanelState query={control}>
      {({ limits }) => (
        <LimitsView
          stored={limits}
          mayChange={mayChange}
          onReload={async () => (await reload()).limits}
          onSave={async (body) => {
            const { version } = await callStaff(setReggieLimits, { body })
            void control.refetch()
            return version
          }}
        />
      )}
    </PanelState>
  )
}

function NowPanel() {
  const control = useReggieControl()
  const mayChange = useMayChange()
  const reload = useReload(control)
  return (
    <PanelState query={control}>
      {(now) => (
        <NowView
          control={now}
          mayChange={mayChange}
          onReload={async () => (await reload()).mode}
          onSave={async (body) => {
            const { version } = await callStaff(setReggieMode, { body })
            void control.refetch()
            return version
          }}
        />
      )}
    </PanelState>
  )
}
