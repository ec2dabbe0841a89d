import { useState } from 'react'
import type { AdminAccount } from '#contracts/admin-service.ts'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import { fold } from '#domain/text/fold.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { MailAddress } from '../review-queue/mail-address.tsx'

interface PeopleTableProps {
  people: readonly AdminAccount[]
  /** Account id of the current user. */
  ownId: string
  onOpen: (person: AdminAccount) => void
}

const kinds = ['all', 'service', 'partner'] as const
type Kind = (typeof kinds)[number]
const tones = { invited: 'sun', active: 'ok', disabled: 'plain' } as const

export function PeopleTable({ people, ownId, onOpen }: PeopleTableProps) {
  const t = useText('adminPeople')
  const [kind, setKind] = useState<Kind>('all')
  const [sought, setSought] = useState('')
  const visiblePeople = people.filter((person) => hasKind(kind, person) && isFound(sought, person))
  const columns = usePeopleColumns(ownId, onOpen)
  const handleChange = (key: string, value: string | boolean) =>
    key === 'kind' ? setKind(String(value) as Kind) : setSought(String(value))
  return (
    <>
      <FilterBar
        label={t('search')}
        summaryLabel={t('showFilters')}
        clearLabel={t('clear')}
        onChange={handleChange}
        resultText={t('found', { count: visiblePeople.length })}
        onClear={() => {
          setKind('all')
          setSought('')
        }}
        filters={[
          { kind: 'search', key: 'sought', label: t('search'), value: sought },
          {
            kind: 'select',
            key: 'kind',
            label: t('kind'),
            value: kind,
            options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
      />
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={visiblePeople}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      />
    </>
  )
}

const hasKind = (kind: Kind, { role }: AdminAccount) => kind === 'all' || isPartnerRole(role) === (kind === 'partner')
const isFound = (sought: string, { name, email, organization }: AdminAccount) =>
  fold(`${name} ${email} ${organization ?? ''}`).includes(fold(sought))

function usePeopleColumns(ownId: string, onOpen: (person: AdminAccount) => void): DataColumn<AdminAccount>[] {
  const t = useText('adminPeople')
  const { dayAndTime } = useMoments()
  const formatName = ({ id, name, email }: AdminAccount) => (id === ownId ? t('you', { name }) : name || email)
  return [
    {
      key: 'name',
      label: t('name'),
      isHeader: true,
      cell: (person) => (
        <>
          {formatName(person)}
          {formatName(person) !== person.email && (
            <div className="desk-under">
              <MailAddress address={person.email} />
            </div>
          )}
        </>
      ),
    },
    { key: 'role', label: t('role'), cell: ({ role }) => t(`roles.${role}`) },
    { key: 'group', label: t('group'), cell: ({ organization }) => organization },
    {
      key: 'state',
      label: t('state'),
      cell: ({ status, wasGuessed }) => (
        <>
          <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>
          {wasGuessed && <div className="desk-under">{t('guessed')}</div>}
        </>
      ),
    },
    { key: 'secondStep', label: t('secondStep'), cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'on' : 'off') },
    {
      key: 'last',
      label: t('lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : dayAndTime(lastSignInAt)),
    },
    {
      key: 'acts',
      label: t('acts'),
      cell: (person) => (
        <Button size="small" aria-label={t('changeNamed', { name: formatName(person) })} onClick={() => onOpen(person)}>
          {t('change')}
        </Button>
      ),
    },
  ]
}
