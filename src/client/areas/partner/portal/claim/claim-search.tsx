import { useState } from 'react'
import type { CallReply } from '#contracts/call.ts'
import { findClaimable } from '#contracts/claims.ts'
import { StateCode } from '#domain/places/states.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { useStateChoices } from './use-state-choices.ts'

export type Claimable = CallReply<typeof findClaimable>['listings'][number]

interface ClaimSearchProps {
  onChoose: (listing: Claimable) => void
  onMissing: (start: { name: string; state: StateCode | '' }) => void
}

/** Shows only name and city: enough to recognize one's own organization. */
export function ClaimSearch({ onChoose, onMissing }: ClaimSearchProps) {
  const t = useText('partnerPortal')
  const states = useStateChoices()
  const [found, setFound] = useState<readonly Claimable[]>()
  const form = useForm<{ state: StateCode | ''; q: string }>({
    initial: { state: '', q: '' },
    validate: ({ q, state }) => ({
      state: state === '' ? t('claim.problems.state') : undefined,
      q: q.trim().length < 2 ? t('claim.problems.search') : undefined,
    }),
    onSubmit: async ({ q, state }) => {
      const { listings } = await callApi(findClaimable, { query: { q: q.trim(), state: StateCode.parse(state) } })
      setFound(listings)
    },
  })
  return (
    <>
      <form noValidate role="search" aria-label={t('claim.open')} className="door-part" onSubmit={form.submit}>
        <FormErrors
          title={t('claim.check')}
          problems={form.problems}
          failure={failureText(form.failure, t('claim.searchFailed'))}
        />
        <SelectField {...form.fieldProps('state')} label={t('claim.state')} options={states} />
        <TextField
          {...form.fieldProps('q')}
          label={t('claim.name')}
          hint={t('claim.nameHint')}
          maxLength={100}
          autoComplete="organization"
        />
        <div>
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {t('claim.find')}
          </Button>
        </div>
      </form>
      {found && <Found listings={found} onChoose={onChoose} />}
      {found && (
        <div>
          <Button onClick={() => onMissing({ name: form.values.q.trim(), state: form.values.state })}>
            {t('claim.notThere')}
          </Button>
        </div>
      )}
    </>
  )
}

function Found({ listings, onChoose }: { listings: readonly Claimable[]; onChoose: ClaimSearchProps['onChoose'] }) {
  const t = useText('partnerPortal')
  const count = listings.length
  return (
    <>
      <p role="status">
        {count === 0 ? t('claim.none') : t(count === 1 ? 'claim.foundOne' : 'claim.found', { count })}
      </p>
      <ul className="door-found">
        {listings.map((listing) => (
          <li key={listing.id}>
            <span>
              <strong>{listing.name}</strong>
              {listing.city && <span className="door-quiet">{listing.city}</span>}
              {listing.isClaimed && <span className="door-quiet">{t('claim.claimed')}</span>}
            </span>
            {!listing.isClaimed && (
              <Button
                size="small"
                aria-label={t('claim.thisIsUsName', { name: listing.name })}
                onClick={() => onChoose(listing)}
              >
                {t('claim.thisIsUs')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
