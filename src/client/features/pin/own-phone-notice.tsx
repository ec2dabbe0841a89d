import { Smartphone } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** On one's own phone the list is simply there; a PIN is for another one. */
export function OwnPhoneNotice({ onKeep }: { onKeep: () => void }) {
  const t = useText('pin')
  return (
    <Notice tone="success" title={t('ownPhone.title')}>
      <p>{t('ownPhone.text')}</p>
      <Button size="small" className="mt-2" icon={<Smartphone aria-hidden size={18} />} onClick={onKeep}>
        {t('ownPhone.keep')}
      </Button>
    </Notice>
  )
}
