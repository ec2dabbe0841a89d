import { Heart, Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Drawer } from '#client/ui/drawer/drawer.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { Tooltip } from '#client/ui/tooltip/tooltip.tsx'
import { Specimen } from './specimen.tsx'

export function DialogPart() {
  const t = useText('workshop')
  const common = useText('common')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const actions = (
    <>
      <Button variant="primary" data-autofocus onClick={close}>
        {t('sample.yes')}
      </Button>
      <Button onClick={close}>{t('sample.no')}</Button>
    </>
  )
  return (
    <div className="ws-row">
      <Button onClick={() => setIsOpen(true)}>{t('sample.open')}</Button>
      <Dialog open={isOpen} onClose={close} title={t('sample.question')} closeLabel={common('close')} actions={actions}>
        <p>{t('sample.answer')}</p>
      </Dialog>
    </div>
  )
}

export function DrawerPart() {
  const t = useText('workshop')
  return (
    <div className="ws-row">
      <OneDrawer side="left" label={t('looks.left')} />
      <OneDrawer side="right" label={t('looks.right')} />
    </div>
  )
}

function OneDrawer({ side, label }: { side: 'left' | 'right'; label: string }) {
  const t = useText('workshop')
  const common = useText('common')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Drawer side={side} open={isOpen} onClose={close} title={label} closeLabel={common('close')}>
        <p>{t('sample.body')}</p>
      </Drawer>
    </>
  )
}

/** Two side by side: moving from one to the next shows the second at once. */
export function TooltipPart() {
  const t = useText('workshop')
  const press = () => showToast({ title: t('pressed') })
  return (
    <Specimen label={t('looks.icon')}>
      <Tooltip text={t('sample.tip')}>
        {(tip) => (
          <IconButton
            filled
            aria-describedby={tip}
            label={t('sample.save')}
            icon={<Heart aria-hidden />}
            onClick={press}
          />
        )}
      </Tooltip>
      <Tooltip text={t('sample.secondTip')}>
        {(tip) => (
          <IconButton
            filled
            aria-describedby={tip}
            label={t('sample.print')}
            icon={<Printer aria-hidden />}
            onClick={press}
          />
        )}
      </Tooltip>
    </Specimen>
  )
}
