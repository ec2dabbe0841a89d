import { type MouseEvent, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { type WebsiteProblem, openWebsite } from './open-website.ts'

interface WebsiteLinkProps {
  address: string
  /** Phone number to call instead. */
  phone: string | null
  onOpen: () => void
}

/** A real link; a plain click is handled here, so that a website that does not open is reported. */
export function WebsiteLink({ address, phone, onOpen }: WebsiteLinkProps) {
  const t = useText('results')
  const common = useText('common')
  const [isWatched, setIsWatched] = useState(true)

  const handleProblem = (problem: WebsiteProblem) => {
    // Browsers allow a plain link to open a tab, so the next press works.
    if (problem === 'blocked') setIsWatched(false)
    const texts = {
      blocked: [t('website.blocked'), t('website.blockedText')],
      slow: [t('website.slow'), phone ? t('website.slowPhone', { phone }) : t('website.slowText')],
      failed: [t('website.failed'), phone ? t('website.failedPhone', { phone }) : t('website.failedText')],
    } as const
    const [title, text] = texts[problem]
    showToast({ title, text, ...(problem === 'failed' && { tone: 'destructive' }) })
  }
  const handleClick = (event: MouseEvent) => {
    onOpen()
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isWatched || !isPlain) return
    event.preventDefault()
    openWebsite(address, handleProblem)
  }
  return (
    <TextLink href={address} newTabLabel={common('opensInNewTab')} onClick={handleClick}>
      <VisuallyHidden>{t('card.openWebsite')} </VisuallyHidden>
      {formatHost(address)}
    </TextLink>
  )
}

/** Host name, by which people recognize a website. */
function formatHost(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '')
}
