import { useState } from 'react'
import type { PartnerClaim } from '#contracts/claims.ts'
import { type PartnerRole, partnerRoles } from '#domain/accounts/roles.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export type ClaimDecision = { decision: 'invite'; role: PartnerRole } | { decision: 'refuse' }

export interface ClaimRequestsProps {
  claims: readonly PartnerClaim[]
  /** Rejects when it was not decided. */
  onDecide: (claim: PartnerClaim, decided: ClaimDecision) => Promise<void>
}

/** People who claim a listing that the organization already has: its administrators decide (T-3.4). */
export function ClaimRequests({ claims, onDecide }: ClaimRequestsProps) {
  const t = useText('partnerSettings')
  if (claims.length === 0) return null
  return (
    <section className="pl-stack" aria-labelledby="claim-requests">
      <h3 id="claim-requests">{t('people.claimsTitle')}</h3>
      <p>{t('people.claimsText')}</p>
      <ul className="pl-stack">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimRequest claim={claim} onDecide={(decided) => onDecide(claim, decided)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ClaimRequestProps {
  claim: PartnerClaim
  onDecide: (decided: ClaimDecision) => Promise<void>
}

function ClaimRequest({ claim, onDecide }: ClaimRequestProps) {
  const t = useText('partnerSettings')
  const { longDay } = useMoments()
  const { busy, failure, run } = useAction()
  const [role, setRole] = useState<PartnerRole>('partner_staff')
  const { contactName: name, listingName: listing, email, phone } = claim
  const problem = failureText(failure, t('failed'))
  return (
    <Card as="article" className="pl-stack ps-narrow">
      <h4>{t('people.claimHeading', { name, listing })}</h4>
      <p>{t('people.claimFrom', { role: claim.contactRole, organization: claim.organizationName })}</p>
      <p className="ps-break">{t('people.claimContact', { email, phone })}</p>
      <p>{t('people.claimUntil', { date: longDay(claim.until) })}</p>
      <SelectField
        label={t('people.claimRole')}
        hint={t(`people.roleTexts.${role}`)}
        value={role}
        onChange={(event) => setRole(event.target.value as PartnerRole)}
        options={partnerRoles.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
      />
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={busy === 'invite'}
          aria-label={t('people.claimInviteNamed', { name })}
          onClick={() => run('invite', () => onDecide({ decision: 'invite', role }))}
        >
          {t('people.claimInvite')}
        </Button>
        <Button
          busy={busy === 'refuse'}
          aria-label={t('people.claimRefuseNamed', { name })}
          onClick={() => run('refuse', () => onDecide({ decision: 'refuse' }))}
        >
          {t('people.claimRefuse')}
        </Button>
      </div>
    </Card>
  )
}
