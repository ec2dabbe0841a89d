import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { recordGuides } from '#domain/opportunities/hiring-facts.ts'
import {
  type AnswerBlanks,
  type Situation,
  answerBlanks,
  emptyBlanks,
  fillAnswerSentences,
  maxBlankLength,
  situations,
} from '#domain/opportunities/record-answer.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { type LoadState, useLoaded } from '#client/platform/loading/use-loaded.ts'
import { ChoiceTile } from '#client/shared/choice-tile/choice-tile.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { SourcedLine } from '../sourced-line.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import type { ToolProps } from '../tool-props.ts'
import { AnswerCard } from './answer-card.tsx'
import { LegalNote } from './legal-note.tsx'
import { type RecordFacts, loadRecordFacts } from './load-record-facts.ts'

export function RecordTool(props: ToolProps) {
  const [facts, onRetry] = useLoaded(loadRecordFacts)
  const [now] = useState(() => Date.now())
  return <RecordView {...props} facts={facts} now={now} onRetry={onRetry} />
}

interface RecordViewProps extends Omit<ToolProps, 'storedMemory'> {
  facts: LoadState<RecordFacts>
  now: number
  onRetry: () => void
}

/** A short, true answer for three situations. The typed values are local state and are never stored. */
export function RecordView({ facts, now, homeState, onClose, onPractice, onRetry }: RecordViewProps) {
  const t = useText('jobTools')
  const { scripts } = useTextModule('jobTools').record
  const [situation, setSituation] = useState<Situation>('interview')
  const [blanks, setBlanks] = useState(emptyBlanks)
  return (
    <ToolFrame name="record" intro={t('record.intro')} onClose={onClose}>
      <SituationChoice value={situation} onChange={setSituation} />
      <div className="jt-panes">
        <BlankFields blanks={blanks} onChange={setBlanks} />
        <div className="jt-part jt-stays">
          <AnswerCard situation={situation} sentences={fillAnswerSentences(scripts[situation], blanks)} />
          <div className="grid gap-1">
            <Button
              className="justify-self-start"
              icon={<MessageCircle aria-hidden size={20} />}
              onClick={() => onPractice(t(`record.starters.${situation}`))}
            >
              {t('record.practice')}
            </Button>
            <p className="text-md text-ink-2">{t('record.practiceText')}</p>
          </div>
        </div>
      </div>
      <Tips now={now} />
      <section className="jt-part" aria-labelledby="jt-legal">
        <h4 id="jt-legal">{t('record.legal.title')}</h4>
        <p>{t('record.legal.text')}</p>
        <p>{t('record.legal.sealed')}</p>
        {facts.phase === 'loading' && <LoadingPart />}
        {facts.phase === 'failed' && <NotLoaded onRetry={onRetry} />}
        {facts.phase === 'ready' && <LegalNote facts={facts.value} homeState={homeState} now={now} />}
      </section>
    </ToolFrame>
  )
}

function SituationChoice({ value, onChange }: { value: Situation; onChange: (situation: Situation) => void }) {
  const t = useText('jobTools')
  return (
    <fieldset className="jt-group">
      <legend>{t('record.situation')}</legend>
      <div className="jt-pair">
        {situations.map((situation) => (
          <ChoiceTile
            key={situation}
            name="jt-situation"
            value={situation}
            checked={situation === value}
            onChange={() => onChange(situation)}
          >
            {t(`record.situations.${situation}`)}
          </ChoiceTile>
        ))}
      </div>
      <p aria-live="polite">{t(`record.when.${value}`)}</p>
    </fieldset>
  )
}

function Tips({ now }: { now: number }) {
  const t = useText('jobTools')
  return (
    <section className="jt-part" aria-labelledby="jt-do">
      <div className="jt-pair">
        {(['do', 'dont'] as const).map((kind) => (
          <div key={kind} className="grid gap-2">
            <h4 id={`jt-${kind}`}>{t(`record.${kind}Title`)}</h4>
            <ul className="jt-list">
              {t.list(`record.${kind}s`).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <SourcedLine source={t('record.guide')} checkedOn={recordGuides.answer.checkedOn} now={now} />
    </section>
  )
}

interface BlankFieldsProps {
  blanks: AnswerBlanks
  onChange: (blanks: AnswerBlanks) => void
}

/** Autofill is off for these fields. */
function BlankFields({ blanks, onChange }: BlankFieldsProps) {
  const t = useText('jobTools')
  return (
    <section className="jt-part" aria-labelledby="jt-fill">
      <h4 id="jt-fill">{t('record.fill')}</h4>
      <p className="text-ink-2">
        {t('record.fillHint')} {t('notKept')}
      </p>
      {answerBlanks.map((blank) => (
        <TextField
          key={blank}
          label={t(`record.fields.${blank}`)}
          hint={t(`record.hints.${blank}`)}
          value={blanks[blank]}
          maxLength={blank === 'year' ? 20 : maxBlankLength}
          autoComplete="off"
          onChange={(event) => onChange({ ...blanks, [blank]: event.target.value })}
        />
      ))}
    </section>
  )
}
