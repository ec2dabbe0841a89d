import { Phone } from 'lucide-react'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button, type ButtonAppearance } from '#client/ui/button/button.tsx'

interface CallButtonProps {
  listing: Pick<Resource, 'phone' | 'phones'>
  variant?: NonNullable<ButtonAppearance['variant']>
}

/** Renders nothing without a number that a phone can dial. */
export function CallButton({ listing, variant = 'secondary' }: CallButtonProps) {
  const t = useText('saved')
  const link = buildCallLink(listing)
  if (!link) return null
  const { href, number, extension } = link
  return (
    <Button size="small" variant={variant} href={href} icon={<Phone aria-hidden size={18} />}>
      {extension === null ? t('callThem', { phone: number }) : t('callExtension', { phone: number, extension })}
    </Button>
  )
}
