import { DeclineReason } from '#domain/introductions/introduction.ts'
import { AnswerState } from '#domain/introductions/partner-answer.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ChoiceTile } from '#client/shared/choice-tile/choice-tile.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import type { ResponseValues } from './response-values.ts'

interface ChoiceFieldsProps {
  form: Form<ResponseValues>
  /** The answers allowed in the current state. */
  options: readonly AnswerState[]
  onChoose: (state: AnswerState) => void
}

/** Yes, not yet, or no; a no has a reason. */
export function ChoiceFields({ form, options, onChoose }: ChoiceFieldsProps) {
  const t = useText('partnerAnswer')
  const { state } = form.values
  const id = form.fieldId('state')
  const error = form.errors.state
  return (
    <>
      <fieldset className="choice-tiles" aria-describedby={error ? `${id}-error` : undefined}>
        <legend id={`${id}-label`} className="ui-field-label">
          {t('form.choice')}
        </legend>
        {AnswerState.options
          .filter((option) => options.includes(option))
          .map((option, index) => (
            <ChoiceTile
              key={option}
              name={id}
              id={index === 0 ? id : undefined}
              value={option}
              checked={state === option}
              aria-labelledby={`${id}-${option}`}
              aria-describedby={`${id}-${option}-hint`}
              onChange={() => onChoose(option)}
            >
              <strong id={`${id}-${option}`}>{t(`form.choices.${option}`)}</strong>
              <span id={`${id}-${option}-hint`} className="pa-quiet">
                {t(`form.choiceHints.${option}`)}
              </span>
            </ChoiceTile>
          ))}
        {error && (
          <p id={`${id}-error`} className="ui-field-error">
            {error}
          </p>
        )}
      </fieldset>
      {state === 'declined' && (
        <SelectField
          {...form.fieldProps('reason')}
          label={t('form.reason')}
          options={[
            { value: '', label: t('form.chooseReason') },
            ...DeclineReason.options.map((value) => ({ value, label: t(`form.reasons.${value}`) })),
          ]}
        />
      )}
    </>
  )
}
