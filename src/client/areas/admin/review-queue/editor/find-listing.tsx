import { useState } from 'react'
import { StateCode } from '#domain/places/states.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { PanelState } from '../panel-state.tsx'
import { useFoundListings } from '../queries.ts'

/** Finds any listing by name, including ones taken down. */
export function FindListing({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText('adminReview')
  const queueText = useText('adminReviewQueue')
  const names = useText('onboarding')
  const { language } = useLanguage()
  const [search, setSearch] = useState<{ q: string; state: StateCode } | null>(null)
  const found = useFoundListings(search)
  const form = useForm({
    initial: { q: '', state: '' },
    validate: ({ q, state }) => ({
      q: q.trim().length < 2 ? t('find.nameNeeded') : undefined,
      state: state === '' ? t('find.stateNeeded') : undefined,
    }),
    onSubmit: async ({ q, state }) => setSearch({ q: q.trim(), state: StateCode.parse(state) }),
  })
  return (
    <section aria-labelledby="desk-find" className="desk-stack">
      <h2 id="desk-find">{t('find.title')}</h2>
      <p>{t('find.text')}</p>
      <form noValidate role="search" aria-labelledby="desk-find" className="desk-stack" onSubmit={form.submit}>
        <FormErrors title={queueText('check')} problems={form.problems} />
        <TextField {...form.fieldProps('q')} label={t('find.name')} maxLength={100} autoComplete="off" />
        <SelectField
          {...form.fieldProps('state')}
          label={t('find.state')}
          options={[
            { value: '', label: t('find.chooseState') },
            ...stateOptions(names, language).map(({ value, label }) => ({ value, label })),
          ]}
        />
        <div>
          <Button type="submit" busy={found.isFetching}>
            {t('find.search')}
          </Button>
        </div>
      </form>
      {search && <PanelState query={found}>{(listings) => <Found listings={listings} onOpen={onOpen} />}</PanelState>}
    </section>
  )
}

interface FoundProps {
  listings: NonNullable<ReturnType<typeof useFoundListings>['data']>
  onOpen: (id: string) => void
}

function Found({ listings, onOpen }: FoundProps) {
  const t = useText('adminReview')
  if (listings.length === 0) return <p role="status">{t('find.none')}</p>
  return (
    <ul className="desk-list" aria-label={t('find.results')}>
      {listings.map(({ id, name, city, status }) => (
        <li key={id} className="desk-head">
          <Button variant="quiet" onClick={() => onOpen(id)}>
            {[name, city].filter(Boolean).join(', ')}
          </Button>
          {status === 'withdrawn' && <Badge tone="plain">{t('find.down')}</Badge>}
        </li>
      ))}
    </ul>
  )
}
