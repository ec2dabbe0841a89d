import './county-list.css'
import { X } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { useRowFocus } from '#client/ui/field/use-row-focus.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import type { CountyNames } from './county-names.ts'
import { CountyPicker } from './county-picker.tsx'

interface CountyListProps {
  id: string
  legend: string
  hint: string
  error?: string | undefined
  countyNames: CountyNames
  counties: readonly string[]
  most: number
  /** Its state is preselected while no county is chosen. */
  near: string | null
  onChange: (counties: string[]) => void
}

/** Counties one below the other, each to take off, and one more to add. */
export function CountyList(props: CountyListProps) {
  const { id, legend, hint, error, countyNames, counties, most, near, onChange } = props
  const t = useText('partnerListings')
  const { rows, note } = useRowFocus(counties.length)
  const handleRemove = (fips: string) => {
    note('removed')
    onChange(counties.filter((county) => county !== fips))
  }
  const handleAdd = (fips: string) => {
    if (!counties.includes(fips)) onChange([...counties, fips])
  }
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error}>
      <div ref={rows} tabIndex={-1}>
        <ul className="county-chips">
          {counties.map((fips) => {
            const county = countyNames.formatName(fips)
            return (
              <li key={fips}>
                <span>{county}</span>
                <IconButton
                  label={t('form.removeCounty', { county })}
                  icon={<X size={18} aria-hidden="true" />}
                  onClick={() => handleRemove(fips)}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {counties.length < most && (
        <CountyPicker
          label={t('form.addCounty')}
          countyNames={countyNames}
          value={null}
          near={counties.at(-1) ?? near}
          onChange={handleAdd}
        />
      )}
    </FieldGroup>
  )
}
