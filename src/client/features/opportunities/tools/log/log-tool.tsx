import { useState } from 'react'
import type { LogEntry } from '#domain/opportunities/application-log.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { localDay } from '#client/platform/local-day.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { ToolProps } from '../tool-props.ts'
import { updateLog, useLog } from './log-store.ts'
import { LogView } from './log-view.tsx'
import { useFollowUpTask } from './use-follow-up-task.ts'

export function LogTool({ onClose }: Pick<ToolProps, 'onClose'>) {
  const t = useText('jobTools')
  const log = useLog()
  const [today] = useState(() => localDay(new Date()))
  const { planState, addToPlan } = useFollowUpTask()
  const handleRemove = (entry: LogEntry) => {
    updateLog({ type: 'removed', id: entry.id })
    const undo = { label: t('log.undo'), onPress: () => updateLog({ type: 'added', entry }) }
    showToast({ title: t('log.removed'), action: undo })
  }
  return (
    <LogView
      log={log}
      today={today}
      planState={planState}
      onClose={onClose}
      onAddToPlan={(entry) => void addToPlan(entry)}
      onAdd={(entry) => updateLog({ type: 'added', entry: { ...entry, id: crypto.randomUUID() } })}
      onChange={(id, change) => updateLog({ type: 'changed', id, change })}
      onRemove={handleRemove}
      onClear={() => {
        updateLog({ type: 'cleared' })
        showToast({ title: t('log.cleared') })
      }}
    />
  )
}
