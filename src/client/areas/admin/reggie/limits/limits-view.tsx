import type { ReggieLimits } from '#domain/service/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Facts } from '../../review-queue/facts.tsx'
import { FormFrame } from '../form-frame.tsx'
import { type StoredPart, useVersionedForm } from '../use-versioned-form.ts'
import { type LimitName, toLimitDraft, limitBounds, limitNames, limitProblems, parseLimitDraft } from './limit-draft.ts'

export interface LimitsViewProps extends StoredPart<ReggieLimits> {
  mayChange: boolean
}

export function LimitsView({ mayChange, ...part }: LimitsViewProps) {
  const t = useText('adminReggie')
  return (
    <section className="desk-stack reggie-narrow" aria-labelledby="reggie-limits">
      <h2 id="reggie-limits">{t('limits.title')}</h2>
      <p>{t('limits.text')}</p>
      {mayChange ? (
        <LimitsForm {...part} />
      ) : (
        <>
          <LimitFacts limits={part.stored.value} />
          <Notice>{t('onlyAdmins')}</Notice>
        </>
      )}
    </section>
  )
}

function LimitFacts({ limits }: { limits: ReggieLimits }) {
  const t = useText('adminReggie')
  const { count: written } = useNumberFormat()
  return <Facts of={limitNames.map((name) => [t(`limits.fields.${name}`), written(limits[name])])} />
}

function LimitsForm(part: StoredPart<ReggieLimits>) {
  const t = useText('adminReggie')
  const { count: written } = useNumberFormat()
  const range = (name: LimitName) => {
    const [least, most] = limitBounds[name]
    return { least: written(least), most: written(most) }
  }
  const versioned = useVersionedForm(part, {
    toDraft: toLimitDraft,
    toValue: parseLimitDraft,
    validate: (draft) =>
      Object.fromEntries(
        Object.entries(limitProblems(draft)).map(([name, problem]) => [
          name,
          problem === 'range' ? t('limits.problem', range(name as LimitName)) : t('limits.dayBelowHour'),
        ]),
      ),
  })
  return (
    <FormFrame versioned={versioned} renderTheirs={(limits) => <LimitFacts limits={limits} />}>
      {limitNames.map((name) => (
        <TextField
          key={name}
          {...versioned.form.fieldProps(name)}
          label={t(`limits.fields.${name}`)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          hint={`${t(`limits.hints.${name}`)} ${t('limits.range', range(name))}`}
        />
      ))}
    </FormFrame>
  )
}
