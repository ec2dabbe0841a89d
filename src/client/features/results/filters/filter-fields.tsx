import { type SubmitEvent, useMemo, useId } from 'react'
import { CheckboxTile } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import type { NeedKey } from '#domain/needs/needs.ts'
import { audiences as allAudiences } from '#domain/directory/reentry-facts.ts'
import type { Point } from '#domain/places/distance.ts'
import { distanceChoices, listNeedChoices, type ResourceFilter, findUsefulFilters } from '#domain/resources/filter.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { AboutMeButton, canAskAboutMe } from '#client/shared/about-me/about-me-button.tsx'
import { useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { SwitchFilters } from './switch-filters.tsx'

export interface FilterChoicesProps {
  resources: readonly Resource[]
  requestedNeeds: readonly NeedKey[]
  now: number
  /** Where the person is; null with only a county. */
  from: Point | null
  filter: ResourceFilter
  getNeedName: (need: NeedKey) => string
  onChange: (filter: ResourceFilter) => void
}

export interface FilterFieldsProps extends FilterChoicesProps {
  /** The user is about to type. */
  onTyping: () => void
  onSubmit: () => void
}

const longestText = 200

export function FilterFields({ onTyping, onSubmit, ...choices }: FilterFieldsProps) {
  const t = useText('results')
  const { filter, onChange } = choices
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form role="search" className="grid gap-5" onSubmit={handleSubmit}>
      <TextField
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestText}
        label={t('filters.searchLabel')}
        hint={t('filters.searchHint')}
        value={filter.text}
        onFocus={onTyping}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <FilterChoices {...choices} />
    </form>
  )
}

/** Every filter that is chosen, not typed. */
export function FilterChoices(props: FilterChoicesProps) {
  const { resources, requestedNeeds, now, from, filter, getNeedName, onChange } = props
  const t = useText('results')
  const choices = useMemo(() => listNeedChoices(resources, requestedNeeds), [resources, requestedNeeds])
  const useful = useMemo(() => findUsefulFilters(resources, { now, from }), [resources, now, from])
  // A chosen one stays, even when the list has changed: otherwise it could not be turned off.
  const audiences = allAudiences.filter((one) => useful.audiences.includes(one) || filter.audiences.includes(one))
  const change = (changes: Partial<ResourceFilter>) => onChange({ ...filter, ...changes })
  return (
    <>
      {choices.length > 0 && (
        <ChoiceGroup
          title={t('filters.needs')}
          choices={choices.map(({ need, count }) => ({
            value: need,
            label: t('filters.needCount', { need: getNeedName(need), count }),
          }))}
          chosen={filter.needs}
          onChange={(needs) => change({ needs })}
        />
      )}
      {(useful.maxMiles || filter.maxMiles !== null) && (
        <SelectField
          label={t('filters.distance')}
          value={String(filter.maxMiles ?? '')}
          onChange={(event) => change({ maxMiles: event.target.value === '' ? null : Number(event.target.value) })}
          options={[
            { value: '', label: t('filters.anyDistance') },
            ...distanceChoices.map((miles) => ({ value: String(miles), label: t('filters.within', { miles }) })),
          ]}
        />
      )}
      {audiences.length > 0 && (
        <ChoiceGroup
          title={t('filters.audience')}
          choices={audiences.map((value) => ({ value, label: t(`filters.audiences.${value}`) }))}
          chosen={filter.audiences}
          onChange={(chosen) => change({ audiences: chosen })}
        />
      )}
      <SwitchFilters useful={useful} filter={filter} onChange={change} />
      <LikelyFilter filter={filter} onChange={change} />
    </>
  )
}

interface ChoiceGroupProps<Value extends string> {
  title: string
  choices: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

function ChoiceGroup<Value extends string>({ title, choices, chosen, onChange }: ChoiceGroupProps<Value>) {
  const titleId = useId()
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
  return (
    <section className="grid gap-2">
      <h3 id={titleId}>{title}</h3>
      <div
        role="group"
        aria-labelledby={titleId}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2"
      >
        {choices.map(({ value, label }) => (
          <CheckboxTile
            key={value}
            className="text-sm"
            checked={chosen.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
            label={label}
          />
        ))}
      </div>
    </section>
  )
}

interface LikelyFilterProps extends Pick<FilterChoicesProps, 'filter'> {
  onChange: (change: Pick<ResourceFilter, 'isLikely'>) => void
}

/** Hides what says no to the person; what they said stays on the device, and the filter tells nothing of it. */
function LikelyFilter({ filter, onChange }: LikelyFilterProps) {
  const t = useText('results')
  const id = useId()
  const own = useOwnFacts()
  if (!canAskAboutMe()) return null
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id}>{t('filters.likely')}</h3>
      {(own.length > 0 || filter.isLikely) && (
        <CheckboxTile
          label={t('filters.hideNo')}
          checked={filter.isLikely}
          onChange={(isLikely) => onChange({ isLikely })}
        />
      )}
      <div>
        <AboutMeButton onFailed={showToast} />
      </div>
    </section>
  )
}
