import { Phone } from 'lucide-react'
import type { PathOffice } from '#domain/documents/path.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { formatHost, useDocumentTexts } from './use-document-texts.ts'

/** An office and how to reach it; a missing phone number or page is not shown. */
export function OfficeLines({ office, title }: { office: PathOffice; title: string }) {
  const t = useText('documents')
  const common = useText('common')
  const { say } = useDocumentTexts()
  const call = office.phone === null ? null : buildCallLink({ phone: office.phone })
  return (
    <div className="docs-office">
      <p>
        <span className="docs-label">{title}</span> {say(office.name)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {call && (
          <Button href={call.href} size="small" icon={<Phone aria-hidden size={18} />}>
            {t('result.call', { phone: call.number })}
          </Button>
        )}
        {office.url !== null && (
          <TextLink href={office.url} newTabLabel={common('opensInNewTab')} className="docs-target">
            {t('result.website', { host: formatHost(office.url) })}
          </TextLink>
        )}
      </div>
    </div>
  )
}
