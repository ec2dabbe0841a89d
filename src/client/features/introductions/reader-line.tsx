import type { Reader } from '#domain/introductions/reader.ts'
import type { PhoneLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CallLink } from './call-first.tsx'

interface ReaderLineProps {
  reader: Reader
  resource: Resource
  call: PhoneLink | null
}

/** Above the form: who reads what the person writes. */
export function ReaderLine({ reader, resource: { name, care }, call }: ReaderLineProps) {
  const t = useText('connect')
  if (reader === 'nobody') {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="introduction-truth">{t('dialog.inviteIntro', { name })}</p>
        <CallLink call={call} />
      </div>
    )
  }
  const hours = care?.answersWithinHours ?? null
  const days = hours === null ? null : Math.ceil(hours / 24)
  if (days === null) return <p>{t('dialog.readBy', { name })}</p>
  return <p>{days === 1 ? t('dialog.readByInDay', { name }) : t('dialog.readByInDays', { name, days })}</p>
}
