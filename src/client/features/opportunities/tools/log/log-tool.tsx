import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type ApplicationLog, type LogEntry, findDueFollowUps } from '#domain/opportunities/application-log.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { localDay } from '#client/platform/local-day.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import type { ToolProps } from '../tool-props.ts'
import { type EntryActions, EntryCard } from './entry-card.tsx'
import { EntryForm, type NewEntry } from './entry-form.tsx'
import { updateLog, useLog } from './log-store.ts'
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

interface LogViewProps extends EntryActions {
  log: ApplicationLog
  today: string
  onAdd: (entry: NewEntry) => void
  onClear: () => void
  onClose: () => void
}

export function LogView({ log, today, onAdd, onClear, onClose, ...actions }: LogViewProps) {
  const t = useText('jobTools')
  return (
    <ToolFrame name="log" intro={t('log.intro')} onClose={onClose}>
      <p className="text-ink-2">{t('log.private')}</p>
      <div className="jt-panes">
        <EntryForm today={today} onAdd={onAdd} />
        <div className="jt-part">
          {log.length > 0 && <DueList due={findDueFollowUps(log, today)} />}
          {log.length === 0 ? (
            <Card tone="quiet">
              <h4>{t('log.empty')}</h4>
              <p>{t('log.emptyText')}</p>
            </Card>
          ) : (
            <section className="jt-part" aria-labelledby="jt-log">
              <h4 id="jt-log">{t('log.list', { count: log.length })}</h4>
              <ul className="grid gap-3">
                {log.map((entry) => (
                  <EntryCard key={entry.id} entry={entry} {...actions} />
                ))}
              </ul>
              <ClearButton count={log.length} onClear={onClear} />
            </section>
          )}
        </div>
      </div>
    </ToolFrame>
  )
}

function DueList({ due }: { due: readonly LogEntry[] }) {
  const t = useText('jobTools')
  const { language } = useLanguage()
  return (
    <section className="jt-part" aria-labelledby="jt-due">
      <h4 id="jt-due">{t('log.due')}</h4>
      {due.length === 0 ? (
        <p className="text-ink-2">{t('log.nothingDue')}</p>
      ) : (
        <ul className="jt-list">
          {due.map(({ id, job, employer, followUpOn }) => (
            <li key={id}>{t('log.dueLine', { job, employer, date: humanDate(followUpOn ?? '', language) })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ClearButton({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useText('jobTools')
  const common = useText('common')
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const handleClear = () => {
    close()
    onClear()
  }
  return (
    <>
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={<Trash2 aria-hidden size={20} />}
        onClick={() => setIsAsking(true)}
      >
        {t('log.clear')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('log.clearTitle')}
        closeLabel={common('close')}
        actions={
          <>
            <Button onClick={close}>{common('cancel')}</Button>
            <Button variant="danger" onClick={handleClear}>
              {t('log.clear')}
            </Button>
          </>
        }
      >
        <p>{t('log.clearText', { count })}</p>
      </Dialog>
    </>
  )
}
