import { ExternalLink, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatCountyInSentence } from '#domain/places/county-in-sentence.ts'
import { buildCallLink, buildUncalledLinks, buildWebsiteLink } from '#domain/resources/contact-links.ts'
import type { Absence } from '#domain/search/absence.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

export interface AbsenceCardProps {
  absence: Absence
  /** County name as listed. */
  county: string
  headingLevel?: 'h2' | 'h3'
  /** Lets whoever knows a place tell of it; described by the title of the card. */
  renderKnowPlace?: ((kind: Absence['kind'] | null, titleId?: string) => ReactNode) | undefined
}

/** Nothing of a needed kind is listed near the person: says so, and gives the number or website of who knows more. */
export function AbsenceCard({ absence, county, headingLevel: Heading = 'h2', renderKnowPlace }: AbsenceCardProps) {
  const { kind, contact } = absence
  const t = useText('results')
  const common = useText('common')
  const listing = useText('listing')
  const { language } = useLanguage()
  const titleId = useId()
  const call = buildCallLink(contact)
  const website = buildWebsiteLink(contact)
  const values = { county: formatCountyInSentence(county, language), name: contact.name }
  return (
    <Card as="section" tone="wait" aria-labelledby={titleId} className="grid gap-2">
      <Heading id={titleId} className="text-lg">
        {t(`absence.${kind}.title`, values)}
      </Heading>
      <p>
        <bdi>{t(`absence.${kind}.next`, values)}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        {call && (
          <Button variant="primary" href={call.href} icon={<Phone aria-hidden size={20} />}>
            <CallText number={call.number} />
          </Button>
        )}
        {website && (
          <Button
            variant={call ? 'secondary' : 'primary'}
            href={website}
            target="_blank"
            rel="noopener noreferrer nofollow"
            icon={<ExternalLink aria-hidden size={20} />}
          >
            <span>
              {t('card.openWebsite')}
              <VisuallyHidden> {common('opensInNewTab')}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
      {!call &&
        buildUncalledLinks({ phones: listUncalled(contact) }).map(({ href, number }) => (
          <p key={href}>
            {listing('uncalled')} <TextLink href={href}>{number}</TextLink>
          </p>
        ))}
      {call && <p className="text-ink-2">{t(`absence.${kind}.say`, values)}</p>}
      {renderKnowPlace && (
        <div className="-ms-(--inset)" data-print="hide">
          {renderKnowPlace(kind, titleId)}
        </div>
      )}
    </Card>
  )
}

const listUncalled = ({ uncalledPhone }: Absence['contact']) =>
  uncalledPhone ? [{ number: uncalledPhone, kind: 'voice' as const, isListedOnly: true }] : []

/** The number itself never wraps. */
function CallText({ number }: { number: string }) {
  const t = useText('results')
  const [before, after] = t('card.call', { phone: number }).split(number)
  return (
    <span>
      {before}
      <span className="inline-block">{number}</span>
      {after}
    </span>
  )
}
