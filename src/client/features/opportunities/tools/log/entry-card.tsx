import { ClipboardPlus, Trash2 } from 'lucide-react'
import {
  type ApplicationState,
  applicationStates,
  isOpenApplication,
  type LogEntry,
} from '#domain/opportunities/application-log.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { PlanState } from './use-follow-up-task.ts'

export interface EntryActions {
  planState: (entry: LogEntry) => PlanState
  onChange: (id: string, change: Partial<Pick<LogEntry, 'state' | 'followUpOn'>>) => void
  onAddToPlan: (entry: LogEntry) => void
  onRemove: (entry: LogEntry) => void
}

export function EntryCard({ entry, ...actions }: EntryActions & { entry: LogEntry }) {
  const t = useText('jobTools')
  const { language } = useLanguage()
  const { id, job, employer, appliedOn, how, followUpOn, state } = entry
  return (
    <Card as="li" tone={isOpenApplication(state) ? 'plain' : 'quiet'} className="jt-entry">
      <div>
        <h5>{t('log.at', { job, employer })}</h5>
        <p className="text-md text-ink-2">
          {t('log.appliedLine', { date: humanDate(appliedOn, language), how: t(`log.ways.${how}`) })}
        </p>
      </div>
      <div className="jt-pair">
        <SelectField
          label={t('log.state')}
          value={state}
          options={applicationStates.map((value) => ({ value, label: t(`log.states.${value}`) }))}
          onChange={(event) => actions.onChange(id, { state: event.target.value as ApplicationState })}
        />
        <TextField
          type="date"
          label={t('log.followUpOn')}
          value={followUpOn ?? ''}
          min={appliedOn}
          onChange={(event) => actions.onChange(id, { followUpOn: event.target.value || null })}
        />
      </div>
      <div className="jt-buttons">
        {followUpOn !== null && isOpenApplication(state) && <PlanButton entry={entry} {...actions} />}
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 aria-hidden size={18} />}
          aria-label={t('log.removeName', { job, employer })}
          onClick={() => actions.onRemove(entry)}
        >
          {t('log.remove')}
        </Button>
      </div>
    </Card>
  )
}

function PlanButton({ entry, planState, onAddToPlan }: EntryActions & { entry: LogEntry }) {
  const t = useText('jobTools')
  const state = planState(entry)
  return (
    <Button
      size="small"
      icon={<ClipboardPlus aria-hidden size={18} />}
      busy={state === 'adding'}
      disabled={state === 'added'}
      {...(state !== 'added' && { 'aria-label': t('log.addToPlanName', { job: entry.job, employer: entry.employer }) })}
      onClick={() => onAddToPlan(entry)}
    >
      {t(state === 'added' ? 'log.inPlan' : 'log.addToPlan')}
    </Button>
  )
}
