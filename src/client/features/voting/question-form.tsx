import { Lock, RotateCcw } from 'lucide-react'
import { supervisions, type Supervision, whereabouts, type Whereabouts } from '#domain/voting/can-i-vote.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ChoiceTiles } from '#client/shared/choice-tile/choice-tile.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'
import { useStateNames } from './use-state-names.ts'

/** The answers so far. They live only in this screen. */
export interface VotingAnswers {
  state: StateCode | null
  where: Whereabouts | null
  supervision: Supervision | null
}

export const noVotingAnswers: VotingAnswers = { state: null, where: null, supervision: null }

interface QuestionFormProps {
  answers: VotingAnswers
  onSay: (answers: VotingAnswers) => void
}

/** Asks for the state, prison, and parole or probation. Never asks about the offense. */
export function QuestionForm({ answers, onSay }: QuestionFormProps) {
  const t = useText('voting')
  const { options } = useStateNames()
  return (
    <section aria-labelledby="voting-ask" className="ui-card ui-card-plain voting-form">
      <h2 id="voting-ask">{t('ask.title')}</h2>
      <TypeAheadSelect
        label={t('ask.state')}
        placeholder={t('ask.statePlaceholder')}
        options={options}
        value={answers.state}
        countLabel={(count) => (count ? t('ask.stateMatches', { count }) : t('ask.stateNoMatch'))}
        onChange={(code) => onSay({ ...answers, state: code as StateCode })}
      />
      <ChoiceTiles
        label={t('ask.where')}
        value={answers.where}
        choices={whereabouts.map((value) => ({ value, label: t(`ask.whereChoices.${value}`) }))}
        onChange={(where) => onSay({ ...answers, where })}
      />
      {answers.where === 'out' && (
        <ChoiceTiles
          label={t('ask.supervision')}
          hint={t('ask.supervisionHint')}
          value={answers.supervision}
          choices={supervisions.map((value) => ({ value, label: t(`ask.supervisionChoices.${value}`) }))}
          onChange={(supervision) => onSay({ ...answers, supervision })}
        />
      )}
      <p className="voting-private">
        <Lock aria-hidden size={18} />
        <span>{t('private')}</span>
      </p>
      {answers !== noVotingAnswers && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          icon={<RotateCcw aria-hidden size={18} />}
          onClick={() => onSay(noVotingAnswers)}
        >
          {t('ask.again')}
        </Button>
      )}
    </section>
  )
}
