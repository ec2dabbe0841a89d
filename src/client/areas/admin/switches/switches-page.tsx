import { useQuery, useQueryClient } from '@tanstack/react-query'
import { saveSwitches, showSwitches } from '#contracts/admin-service.ts'
import type { SwitchName } from '#domain/service/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { ReasonDialog } from '../review-queue/reason-dialog.tsx'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import { useReviewActions } from '../review-queue/use-review-actions.ts'
import { SwitchList } from './switch-list.tsx'

const key = ['admin-switches']

/** /admin/switches: feature switches. Every change needs a reason. */
export function SwitchesPage() {
  const t = useText('adminSwitches')
  const client = useQueryClient()
  const query = useQuery({ queryKey: key, staleTime: 0, queryFn: () => callStaff(showSwitches, {}) })
  const { opened, open, close, notice, noticeBox: saidBox, buttonProps, send } = useReviewActions<SwitchName>()
  const handleSend = (name: SwitchName, reason: string) =>
    send(name, async () => {
      const current = query.data
      if (!current) throw new TypeError('nothing was loaded')
      const isOn = !current.switches[name]
      const switches = { ...current.switches, [name]: isOn }
      await callStaff(saveSwitches, { body: { switches, version: current.version, reason } }).finally(
        () => void client.invalidateQueries({ queryKey: key }),
      )
      return t('saved', { name: t(`names.${name}`), state: t(isOn ? 'on' : 'off') })
    })
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <PanelState query={query}>
        {({ switches }) => (
          <>
            <ResultNotice notice={notice} box={saidBox} />
            <SwitchList switches={switches} buttonProps={buttonProps} onTurn={open} />
            <ReasonDialog
              about={opened}
              onClose={close}
              onSend={handleSend}
              label={t('why')}
              needed={t('needed')}
              formatTitle={(name) => t(switches[name] ? 'turnOffNamed' : 'turnOnNamed', { name: t(`names.${name}`) })}
              send={opened && !switches[opened] ? t('turnOn') : t('turnOff')}
            />
          </>
        )}
      </PanelState>
    </ReviewQueueFrame>
  )
}
