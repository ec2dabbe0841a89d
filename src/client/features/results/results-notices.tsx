import { Phone } from 'lucide-react'
import type { ResourceFilter } from '#domain/resources/filter.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface UnknownNoticeProps {
  count: number
  filter: ResourceFilter
  onFilter: (filter: ResourceFilter) => void
}

/** Places of which nobody knows whether they pass are hidden, told, and one tap away. */
export function UnknownNotice({ count, filter, onFilter }: UnknownNoticeProps) {
  const t = useText('results')
  if (count === 0) return null
  const { showsUnknown } = filter
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1" data-print="hide">
      <p role="status" className="text-ink-2">
        {count === 1 ? t('filters.unknownOne') : t('filters.unknown', { count })}
      </p>
      <Button
        size="small"
        aria-pressed={showsUnknown}
        onClick={() => onFilter({ ...filter, showsUnknown: !showsUnknown })}
      >
        {t(showsUnknown ? 'filters.hideUnknown' : 'filters.showUnknown')}
      </Button>
    </div>
  )
}

/** How many say no to this person, and how many nobody can tell without a call. */
export function LikelyNotice({ count: { no, unknown } }: { count: { no: number; unknown: number } }) {
  const t = useText('results')
  return (
    <p role="status" className="text-ink-2" data-print="hide">
      {t('filters.likelyCount', { no, unknown })}
    </p>
  )
}

export function LimitedNotice({ showsLine }: { showsLine: boolean }) {
  const t = useText('results')
  const common = useText('common')
  if (!showsLine) return <Notice title={t('limited.title')} />
  return (
    <Notice title={t('limited.title')}>
      <p>{t('limited.text')}</p>
      <Button href="tel:211" size="small" className="mt-2" icon={<Phone aria-hidden size={18} />}>
        {common('call211')}
      </Button>
    </Notice>
  )
}
