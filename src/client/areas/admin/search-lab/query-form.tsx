import { useMemo } from 'react'
import type { LabQuery } from '#contracts/search-lab.ts'
import { Language } from '#domain/language.ts'
import { maxOtherDescription, type NeedKey, needKeys } from '#domain/needs/needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useCounties } from '#client/shared/location/use-counties.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'

interface QueryFormProps {
  hasWeights: boolean
  /** Rejects when the request failed. */
  onSearch: (query: LabQuery) => Promise<void>
}

interface Values {
  state: StateCode | ''
  county: string
  needs: readonly NeedKey[]
  words: string
  language: Language
}

/** One search as a visitor would make it. */
export function QueryForm({ hasWeights, onSearch }: QueryFormProps) {
  const t = useText('adminSearch')
  const queueText = useText('adminReviewQueue')
  const common = useText('common')
  const { language } = useLanguage()
  const form = useForm<Values>({
    initial: { state: '', county: '', needs: [], words: '', language },
    validate: ({ state, county, needs, words }) => ({
      state: state === '' ? t('form.stateProblem') : undefined,
      county: county.trim() === '' ? t('form.countyProblem') : undefined,
      needs: needs.length === 0 && words.trim() === '' ? t('form.needProblem') : undefined,
      words: hasWeights ? undefined : t('form.weightsProblem'),
    }),
    onSubmit: async ({ state, needs, ...rest }) => {
      if (state !== '') await onSearch({ ...rest, state, needs: [...needs] })
    },
  })
  return (
    <form noValidate className="desk-stack" aria-labelledby="lab-query" onSubmit={form.submit}>
      <h2 id="lab-query">{t('form.title')}</h2>
      <FormErrors
        title={queueText('check')}
        problems={form.problems}
        failure={failureText(form.failure, queueText('notSent'))}
      />
      <PlaceFields form={form} />
      <NeedChoices form={form} />
      <TextField
        {...form.fieldProps('words')}
        label={t('form.words')}
        hint={t('form.wordsHint')}
        autoComplete="off"
        maxLength={maxOtherDescription}
      />
      <SelectField
        {...form.fieldProps('language')}
        label={t('form.language')}
        options={Language.options.map((value) => ({ value, label: common(`language.${value}`) }))}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {t('form.search')}
      </Button>
    </form>
  )
}

function PlaceFields({ form }: { form: Form<Values> }) {
  const t = useText('adminSearch')
  const onboarding = useText('onboarding')
  const { language } = useLanguage()
  const states = useMemo(() => stateOptions(onboarding, language), [onboarding, language])
  const { state } = form.values
  const { list } = useCounties(state || null)
  const names = list.phase === 'ready' ? list.names : []
  const county = form.fieldProps('county')
  return (
    <>
      <SelectField
        {...form.fieldProps('state')}
        label={t('form.state')}
        options={[{ value: '', label: t('form.chooseState') }, ...states]}
        onChange={({ target }) => {
          form.set('state', target.value as StateCode | '')
          form.set('county', '')
        }}
      />
      {list.phase === 'failed' ? (
        <TextField {...county} label={t('form.county')} autoComplete="off" maxLength={80} />
      ) : (
        <SelectField
          {...county}
          label={t('form.county')}
          disabled={names.length === 0}
          hint={state !== '' && names.length === 0 ? t('form.countyLoading') : undefined}
          options={[
            { value: '', label: t('form.chooseCounty') },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
    </>
  )
}

function NeedChoices({ form }: { form: Form<Values> }) {
  const t = useText('adminSearch')
  const words = useTextModule('needs')
  const { needs } = form.values
  const error = form.errors.needs
  const errorId = `${form.fieldId('needs')}-error`
  const toggle = (need: NeedKey) =>
    form.set('needs', needs.includes(need) ? needs.filter((chosenNeed) => chosenNeed !== need) : [...needs, need])
  return (
    <fieldset className="lab-needs" id={form.fieldId('needs')} tabIndex={-1} aria-describedby={error && errorId}>
      <legend>{t('form.needs')}</legend>
      {error && (
        <p id={errorId} className="ui-field-error">
          {error}
        </p>
      )}
      {needKeys.map((need) => (
        <label key={need} className="desk-check">
          <input type="checkbox" checked={needs.includes(need)} onChange={() => toggle(need)} />
          <span>{words[need].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
