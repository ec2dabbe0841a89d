import type { ReggieLimits } from '#domain/service/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Facts } from '../../review-queue/facts.tsx'
import { FormFrame } from '../form-frame.tsx'
import { type StoredPart, useVersionedForm } from '../use-versioned-form.ts'

type LimitName = keyof ReggieLimits
type LimitDraft = Record<LimitName, string>

/** The same bounds as the settings schema, to validate before sending. */
export const limitBounds: Record<LimitName, readonly [least: number, most: number]> = {
  chatsPerHour: [1, 600],
  chatsPerDay: [1, 2000],
  addressPerHour: [1, 6000],
  dailyTokens: [0, 100_000_000],
  timeoutSeconds: [5, 25],
}

export const limitNames = Object.keys(limitBounds) as LimitName[]

export const toLimitDraft = (limits: ReggieLimits): LimitDraft =>
  Object.fromEntries(limitNames.map((name) => [name, String(limits[name])])) as LimitDraft

export const parseLimitDraft = (draft: LimitDraft): ReggieLimits =>
  Object.fromEntries(limitNames.map((name) => [name, Number(plain(draft[name]))])) as ReggieLimits

type LimitProblem = 'range' | 'dayBelowHour'

export function limitProblems(draft: LimitDraft): Partial<Record<LimitName, LimitProblem>> {
  const wrong = limitNames.filter((name) => !isInRange(name, plain(draft[name])))
  const found: Partial<Record<LimitName, LimitProblem>> = Object.fromEntries(wrong.map((name) => [name, 'range']))
  const { chatsPerDay, chatsPerHour } = parseLimitDraft(draft)
  return { ...(chatsPerDay < chatsPerHour && { chatsPerDay: 'dayBelowHour' }), ...found }
}

/** People write large numbers with commas, periods or spaces between the thousands. */
const plain = (text: string) => text.trim().replace(/(?<=\d)[,.\s](?=\d{3}(?!\d))/g, '')

function isInRange(name: LimitName, text: string): boolean {
  const [least, most] = limitBounds[name]
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
}

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
