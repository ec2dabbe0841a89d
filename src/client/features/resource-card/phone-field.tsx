import { Phone } from 'lucide-react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { languageName } from '#client/shared/formats/lists.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { listDoubtedFields } from '#domain/resources/card-facts.ts'
import { type PhoneLink, buildPhoneLinks, buildUncalledLinks } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { CardAction } from './card-events.ts'
import { CardField } from './card-field.tsx'
import { PhoneText } from './phone-text.tsx'

/** The number of the main button: the first to call, else the first to text. */
export function mainPhone(links: readonly PhoneLink[]): PhoneLink | null {
  return links.find(({ kind }) => kind === 'voice') ?? links[0] ?? null
}

interface PhoneFieldProps {
  resource: Resource
  onAct: (action: CardAction) => void
}

/** All numbers with their remarks: the main one as text to copy. That there is none is said on the card. */
export function PhoneField({ resource, onAct }: PhoneFieldProps) {
  const t = useText('results')
  const links = buildPhoneLinks(resource)
  const main = mainPhone(links)
  const isDoubted = listDoubtedFields(resource).has('phone')
  const uncalled = buildUncalledLinks(resource)
  if (!main && !resource.phone && uncalled.length === 0) return null
  return (
    <CardField label={t('card.phone')} icon={Phone} isDoubted={isDoubted}>
      {!main && resource.phone && (
        <p>
          <bdi>{resource.phone}</bdi>
        </p>
      )}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <PhoneItem key={link.href} link={link} isMain={link === main} listingName={resource.name} onAct={onAct} />
          ))}
        </ul>
      )}
      {uncalled.map((link) => (
        <UncalledPhone key={link.href} link={link} onAct={onAct} />
      ))}
    </CardField>
  )
}

/** 2-1-1 stands before the number: it is on one list, and nobody called it. */
function UncalledPhone({ link, onAct }: Pick<PhoneItemProps, 'link' | 'onAct'>) {
  const listing = useText('listing')
  return (
    <p>
      {listing('uncalled')}{' '}
      <TextLink href={link.href} onClick={() => onAct('call')}>
        <PhoneText link={link} />
      </TextLink>
    </p>
  )
}

interface PhoneItemProps {
  link: PhoneLink
  /** The main button already links to it. */
  isMain: boolean
  listingName: string
  onAct: (action: CardAction) => void
}

function PhoneItem({ link, isMain, listingName, onAct }: PhoneItemProps) {
  const t = useText('results')
  const listing = useText('listing')
  const { language } = useLanguage()
  return (
    <li>
      {isMain ? (
        link.number
      ) : (
        <TextLink href={link.href} onClick={() => onAct(link.kind === 'text' ? 'text' : 'call')}>
          <PhoneText link={link} />
        </TextLink>
      )}
      {link.language && <p>{t('card.answeredIn', { language: languageName(link.language, language) })}</p>}
      {link.calledOn && <p>{listing('calledOn', { date: humanDate(link.calledOn, language) })}</p>}
      {link.whose && <p>{listing(`phoneOwners.${link.whose}`)}</p>}
      {link.isSwitchboard && <p>{listing('askFor', { name: listingName })}</p>}
    </li>
  )
}
