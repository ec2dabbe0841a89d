import './listing-services.css'
import { type ReactNode, useState } from 'react'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { type ServiceId, serviceIds, needsByService } from '#domain/services/services.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { FieldGroup } from '#client/ui/field/field-group.tsx'
import { CheckList } from './check-list.tsx'

type Group = NeedKey | 'aboutPlace'

const groups: readonly Group[] = [...needKeys, 'aboutPlace']

/** A service for several needs is listed once, under the first. */
const getServiceGroup = (id: ServiceId): Group => needsByService[id][0] ?? 'aboutPlace'

interface ServicesFieldProps {
  form: Pick<Form<{ services: ServiceId[] }>, 'values' | 'errors' | 'set' | 'fieldId'>
}

/** What a listing offers, grouped by need. */
export function ServicesField({ form }: ServicesFieldProps) {
  const t = useText('partnerListings')
  const needs = useText('needs')
  const names = useTextModule('services')
  const { services } = form.values
  return (
    <FieldGroup
      id={form.fieldId('services')}
      legend={t('fields.services')}
      hint={t('form.servicesHint')}
      error={form.errors.services}
    >
      {groups.map((group) => {
        const ids = serviceIds.filter((id) => getServiceGroup(id) === group)
        const chosen = ids.filter((id) => services.includes(id))
        const name = group === 'aboutPlace' ? t('form.aboutPlace') : needs(`${group}.label`)
        return (
          ids.length > 0 && (
            <ServiceGroup key={group} name={name} count={chosen.length}>
              <CheckList
                options={ids.map((value) => ({ value, label: names[value] }))}
                chosen={chosen}
                onChange={(next) =>
                  form.set('services', [...services.filter((id) => getServiceGroup(id) !== group), ...next])
                }
              />
            </ServiceGroup>
          )
        )
      })}
    </FieldGroup>
  )
}

interface ServiceGroupProps {
  name: string
  count: number
  children: ReactNode
}

/** Each kind of help is collapsible, because a hundred checkboxes at once are too many. */
function ServiceGroup({ name, count, children }: ServiceGroupProps) {
  const t = useText('partnerListings')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="listing-service-group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{name}</span>
        {count > 0 && <span className="listing-service-count">{t('form.chosen', { count })}</span>}
      </summary>
      {isOpen && (
        <div role="group" aria-label={name}>
          {children}
        </div>
      )}
    </details>
  )
}
