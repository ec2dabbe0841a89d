import { type WeightGroup, type WeightKey, getWeightBounds, weightGroups } from '#domain/search-lab/weight-rules.ts'
import { rankWeights } from '#domain/search/rank-weights.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import type { WeightDraft } from './use-weights.ts'

const groups = Object.keys(weightGroups) as WeightGroup[]

/** Every weight of the ranking, in groups, each with a slider and a number field. */
export function WeightsPanel({ draft }: { draft: WeightDraft }) {
  const t = useText('adminSearch')
  return (
    <section className="desk-stack" aria-labelledby="lab-weights">
      <h2 id="lab-weights">{t('weights.title')}</h2>
      <p>{t('weights.text')}</p>
      <p role="status">{draft.changed === 0 ? t('weights.same') : t('weights.changed', { count: draft.changed })}</p>
      {groups.map((group) => (
        <details key={group} className="desk-more">
          <summary>{t(`weights.groups.${group}`)}</summary>
          <div className="desk-stack">
            {weightGroups[group].map((key) => (
              <WeightField key={key} name={key} draft={draft} />
            ))}
          </div>
        </details>
      ))}
      <Button disabled={draft.changed === 0} onClick={() => draft.load(rankWeights)}>
        {t('weights.reset')}
      </Button>
    </section>
  )
}

function WeightField({ name, draft }: { name: WeightKey; draft: WeightDraft }) {
  const t = useText('adminSearch')
  const { min, max, step } = getWeightBounds(name)
  const label = t(`weights.names.${name}`)
  const change = (event: { target: { value: string } }) => draft.set(name, event.target.value)
  const isWrong = draft.isWrong(name)
  return (
    <div className="lab-weight">
      <TextField
        label={label}
        value={draft.drafts[name]}
        onChange={change}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        hint={t('weights.range', { min, max })}
        error={isWrong ? t('weights.problem', { min, max }) : undefined}
      />
      <input
        type="range"
        className="lab-slider"
        aria-label={t('weights.slider', { name: label })}
        min={min}
        max={max}
        step={step}
        value={isWrong ? min : Number(draft.drafts[name].replace(',', '.'))}
        onChange={change}
      />
    </div>
  )
}
