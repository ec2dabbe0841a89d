import { Briefcase, House, IdCard, Utensils } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'
import { Specimen } from './specimen.tsx'

export function FieldPart() {
  const t = useText('workshop')
  const contacts = asOptions(t.list('sample.contacts'))
  return (
    <>
      <Specimen label={t('looks.plain')} stacked>
        <TextField label={t('sample.firstName')} hint={t('sample.firstNameHint')} />
        <TextAreaField label={t('sample.message')} hint={t('sample.messageHint')} />
        <SelectField label={t('sample.contact')} hint={t('sample.contactHint')} options={contacts} />
      </Specimen>
      <Specimen label={t('looks.dangerNotice')} stacked>
        <TextField label={t('sample.firstName')} error={t('sample.firstNameError')} />
        <TextAreaField label={t('sample.message')} hint={t('sample.messageHint')} error={t('sample.messageError')} />
        <SelectField label={t('sample.contact')} error={t('sample.contactError')} options={contacts} />
      </Specimen>
      <Specimen label={t('looks.off')} stacked>
        <TextField disabled label={t('sample.firstName')} defaultValue={t('sample.name')} />
      </Specimen>
    </>
  )
}

const manyCount = 255

export function TypeAheadPart() {
  const t = useText('workshop')
  const [few, setFew] = useState<string | null>('1')
  const [many, setMany] = useState<string | null>(null)
  const shared = { countLabel: (count: number) => t('sample.found', { count }), placeholder: t('sample.placeholder') }
  const manyLabels = Array.from({ length: manyCount }, (_, index) => t('sample.option', { number: index + 1 }))
  const contacts = asOptions(t.list('sample.contacts'))
  return (
    <div className="ws-stack">
      <TypeAheadSelect {...shared} label={t('sample.few')} options={contacts} value={few} onChange={setFew} />
      <TypeAheadSelect
        {...shared}
        label={t('sample.many')}
        hint={t('sample.manyHint')}
        options={asOptions(manyLabels)}
        value={many}
        onChange={setMany}
      />
      <TypeAheadSelect
        {...shared}
        label={t('looks.dangerNotice')}
        error={t('sample.pickError')}
        options={contacts}
        value={null}
        onChange={setFew}
      />
      <TypeAheadSelect {...shared} disabled label={t('looks.off')} options={contacts} value={null} onChange={setFew} />
    </div>
  )
}

const needIcons = [House, Briefcase, Utensils, IdCard]

export function TilesPart() {
  const t = useText('workshop')
  const [picked, setPicked] = useState<readonly string[]>(() => t.list('sample.needList').slice(1, 2))
  const needs = t.list('sample.needList')
  return (
    <>
      <TileGrid label={t('sample.needs')}>
        {needs.map((need, index) => {
          const Icon = needIcons[index] ?? House
          return (
            <CheckboxTile
              key={need}
              label={need}
              icon={<Icon size={22} />}
              checked={picked.includes(need)}
              onChange={(isOn) =>
                setPicked(isOn ? [...picked, need] : picked.filter((pickedNeed) => pickedNeed !== need))
              }
            />
          )
        })}
      </TileGrid>
      <Specimen label={t('looks.off')} stacked>
        <CheckboxTile disabled label={t('sample.name')} checked={false} onChange={() => undefined} />
        <CheckboxTile disabled label={t('sample.name')} checked onChange={() => undefined} />
      </Specimen>
    </>
  )
}

export function SegmentsPart() {
  const t = useText('workshop')
  const [day, setDay] = useState('0')
  const days = asOptions(t.list('sample.dayList'))
  return (
    <div className="ws-row">
      <SegmentedControl label={t('sample.days')} options={days} value={day} onChange={setDay} />
    </div>
  )
}

function asOptions(labels: readonly string[]) {
  return labels.map((label, index) => ({ value: String(index), label }))
}
