import { Globe, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
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
        <SiteButton href={page.href} icon={<Globe aria-hidden size={18} />} owner={page.owner}>
          {page.text}
        </SiteButton>
      )}
    </div>
  )
}

interface SiteButtonProps {
  href: string
  icon: ReactNode
  /** Read out after the text, where several sites are on one screen. */
  owner?: string | undefined
  children: ReactNode
}

/** Opens somebody else's website in a new tab. */
export function SiteButton({ href, icon, owner, children }: SiteButtonProps) {
  const common = useText('common')
  return (
    <Button size="small" href={href} target="_blank" rel="noopener noreferrer nofollow" icon={icon}>
      {children}{' '}
      <span className="sr-only">
        {owner} {common('opensInNewTab')}
      </span>
    </Button>
  )
}
