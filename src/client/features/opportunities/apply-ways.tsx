import { ExternalLink, Phone } from 'lucide-react'
import { buildDialLink, buildTransitDirectionsLink } from '#domain/opportunities/dial-link.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SiteButton } from '#client/shared/contact-buttons.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import type { OpportunityText } from './opportunity-texts.ts'

/** The employer's preferred way to apply as text, and a button for every way that works. */
export function ApplyWays({ opportunity }: { opportunity: ListedOpportunity }) {
  const t = useText('opportunities')
  const common = useText('common')
  const { language } = useLanguage()
  const { apply, address, isRemote } = opportunity
  const { phone } = apply
  const call = phone === null ? null : buildDialLink(phone)
  const way = isRemote || address === null ? null : buildTransitDirectionsLink(address)
  const words = howWords(t, opportunity)
  return (
    <div className="op-apply">
      <p className="op-label">{t('card.apply')}</p>
      {words && <p>{words}</p>}
      {apply.note && <p>{apply.note[language]}</p>}
      {phone !== null && call === null && <p>{phone}</p>}
      <div className="op-buttons">
        {phone !== null && call !== null && (
          <Button size="small" href={call} icon={<Phone aria-hidden size={18} />}>
            {t('card.call', { phone: unbroken(phone) })}
          </Button>
        )}
        {apply.url !== null && (
          <SiteButton href={apply.url} icon={<ExternalLink aria-hidden size={18} />}>
            {t('card.link')}
          </SiteButton>
        )}
        {way !== null && (
          <TextLink href={way} newTabLabel={common('opensInNewTab')}>
            {t('card.way')}
          </TextLink>
        )}
      </div>
    </div>
  )
}

/** A phone number must not break across lines. */
const unbroken = (phone: string) => phone.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')

/** Null if the phone number or link is shown anyway and needs no text. */
function howWords(t: OpportunityText, { apply, address }: ListedOpportunity): string | null {
  switch (apply.how) {
    case 'walk_in':
      return address === null ? t('card.walkIn') : t('card.walkInAt', { address })
    case 'mail':
      return address === null ? t('card.mail') : t('card.mailTo', { address })
    case 'call':
      return apply.phone === null ? t('card.callText') : null
    case 'link':
      return null
  }
}
