import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { humanDate } from '#client/shared/formats/dates.ts'

/** Source and date of the information, and advice to call before paying for a trip. */
export function CardSource({ resource }: { resource: Resource }) {
  const t = useText('listing')
  const { language } = useLanguage()
  const { source, asOf, reasons } = resource
  const date = asOf ? humanDate(asOf, language) : null
  const isOld = date !== null && reasons?.includes('old_information')
  const canCall = buildCallLink(resource) !== null
  const publisher = source?.publisher
  return (
    <p className="resource-card-source">
      {publisher && (
        <>
          <bdi>{date ? t('listedBy', { publisher, date }) : t('listedByOnly', { publisher })}</bdi>
          <br />
        </>
      )}
      {isOld ? t(canCall ? 'oldInformation' : 'oldWithoutPhone', { date }) : t(canCall ? 'callFirst' : 'mayChange')}
    </p>
  )
}
