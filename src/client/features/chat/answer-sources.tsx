import { FileText } from 'lucide-react'
import type { CitedSource } from '#domain/chat/conversation.ts'
import { toSafeLink } from '#domain/chat/markdown-links.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { formatMoment } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** Sources of the answer and when they were last checked. */
export function AnswerSources({ sources }: { sources: readonly CitedSource[] }) {
  const t = useText('chat')
  const common = useText('common')
  const { language } = useLanguage()
  if (sources.length === 0) return null
  return (
    <ul aria-label={t('sources')} className="chat-sources">
      {sources.map(({ id, title, url, checkedOn }) => {
        const safe = url === null ? null : toSafeLink(url)
        const isDated = checkedOn !== null && !Number.isNaN(Date.parse(checkedOn))
        const date = isDated ? formatMoment(checkedOn, 'month', language, 'UTC') : null
        return (
          <li key={id} className="flex flex-wrap items-center gap-1">
            <Badge icon={<FileText aria-hidden size={14} />}>
              {safe?.isOutside ? (
                <TextLink href={safe.href} newTabLabel={common('opensInNewTab')}>
                  {title}
                </TextLink>
              ) : (
                title
              )}
            </Badge>
            {date !== null && <Badge tone="plain">{t('checkedOn', { date })}</Badge>}
          </li>
        )
      })}
    </ul>
  )
}
