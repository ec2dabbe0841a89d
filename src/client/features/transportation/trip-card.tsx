import { travelModes, type TripEnd } from '#domain/transportation/trip-end.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ChoiceTiles } from '#client/shared/choice-tile/choice-tile.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { EndPicker } from './end-picker.tsx'
import type { EndLookup } from './use-end-lookup.ts'
import { VisitFields, type VisitFieldsProps } from './visit-fields.tsx'

export interface LookupControl {
  lookup: EndLookup
  findTyped: (typed: string) => void
  findDevice: () => void
  reset: () => void
}

export interface TripCardProps extends VisitFieldsProps {
  listedEnds: readonly TripEnd[]
  lookups: { from: LookupControl; to: LookupControl }
}

const whens = ['now', 'arrive'] as const

/** Where from, where to, how and when. */
export function TripCard({ listedEnds, lookups, ...fields }: TripCardProps) {
  const t = useText('transportation')
  const { form, onForm } = fields
  const choose = (which: 'from' | 'to') => (end: TripEnd | null) => {
    lookups[which].reset()
    onForm({ [which]: end })
  }
  return (
    <Card as="section" aria-labelledby="tg-trip" className="grid gap-5" data-print="hide">
      <h2 id="tg-trip">{t('trip')}</h2>
      <EndPicker
        which="from"
        end={form.from}
        listedEnds={listedEnds}
        lookup={lookups.from.lookup}
        onChoose={choose('from')}
        onFind={lookups.from.findTyped}
        onDevice={lookups.from.findDevice}
      />
      <EndPicker
        which="to"
        end={form.to}
        listedEnds={listedEnds}
        lookup={lookups.to.lookup}
        onChoose={choose('to')}
        onFind={lookups.to.findTyped}
      />
      {form.to && !form.to.address && (
        <TextField
          label={t('toWords')}
          hint={t('toWordsHint')}
          maxLength={200}
          autoComplete="off"
          value={form.toWords}
          onChange={(event) => onForm({ toWords: event.target.value })}
        />
      )}
      <ChoiceTiles
        arePills
        label={t('mode')}
        value={form.mode}
        onChange={(mode) => onForm({ mode })}
        choices={travelModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <ChoiceTiles
        arePills
        label={t('when')}
        value={form.when}
        onChange={(when) => onForm({ when })}
        choices={whens.map((value) => ({ value, label: t(`whens.${value}`) }))}
      />
      {form.when === 'arrive' && <VisitFields {...fields} />}
    </Card>
  )
}
