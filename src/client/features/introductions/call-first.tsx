import { Phone } from 'lucide-react'
import type { PhoneLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface CallFirstProps {
  call: PhoneLink | null
  /** The person's request, as the form would start with it. */
  needs: string
}

/** Longer texts are for reading, not for saying on the phone. */
const longestToSay = 200

/** Nobody would read a message: says so first, and gives the words for the call. */
export function CallFirst({ call, needs }: CallFirstProps) {
  const t = useText('connect')
  const isSayable = needs.trim() !== '' && needs.length <= longestToSay
  return (
    <>
      <p className="introduction-truth">{t(call ? 'dialog.nobody' : 'dialog.nobodyNoPhone')}</p>
      <section className="introduction-script">
        <h3>{t('dialog.whatToSay')}</h3>
        <p>{isSayable ? t('dialog.sayNeeds', { needs: needs.trim() }) : t('dialog.say')}</p>
        <p>{t('dialog.thenAsk')}</p>
        <p className="text-ink-2">{t('dialog.sayLess')}</p>
      </section>
      <p className="text-ink-2">{t('dialog.inviteText')}</p>
    </>
  )
}

/** Call comes first; the form is one more press away. */
export function CallFirstActions({ call, onInvite }: { call: PhoneLink | null; onInvite: () => void }) {
  const t = useText('connect')
  return (
    <>
      <CallLink call={call} variant="primary" />
      <Button onClick={onInvite}>{t('dialog.invite')}</Button>
    </>
  )
}

export function CallLink({ call, variant }: { call: PhoneLink | null; variant?: 'primary' }) {
  const t = useText('introductions')
  const common = useText('common')
  return (
    <Button
      {...(variant && { variant })}
      href={call?.href ?? 'tel:211'}
      icon={<Phone size={20} aria-hidden="true" />}
      className="introduction-phone"
    >
      {call ? formatCall(call) : common('call211')}
    </Button>
  )

  function formatCall({ number, extension }: PhoneLink): string {
    return extension === null
      ? t('detail.call', { phone: number })
      : t('detail.callExtension', { phone: number, extension })
  }
}
