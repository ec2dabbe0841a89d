import { Globe, Phone } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface ContactButtonsProps {
  /** Null or undefined where there is no number that can be dialed. */
  call: { href: string; text: string } | null | undefined
  page: { href: string; text: string; owner?: string } | null | undefined
  /** Whether calling is the main thing to do here. */
  isStrong?: boolean
}

/** Small buttons to call an office and to open its website. */
export function ContactButtons({ call, page, isStrong = false }: ContactButtonsProps) {
  const common = useText('common')
  if (!call && !page) return null
  return (
    <div className="flex flex-wrap gap-2">
      {call && (
        <Button
          size="small"
          variant={isStrong ? 'primary' : 'secondary'}
          href={call.href}
          icon={<Phone aria-hidden size={18} />}
        >
          {call.text}
        </Button>
      )}
      {page && (
        <Button
          size="small"
          href={page.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          icon={<Globe aria-hidden size={18} />}
        >
          {page.text}{' '}
          <span className="sr-only">
            {page.owner} {common('opensInNewTab')}
          </span>
        </Button>
      )}
    </div>
  )
}
